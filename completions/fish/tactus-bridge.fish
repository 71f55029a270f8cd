# Made by `tactus-bridge --completion`. SPDX-License-Identifier: GPL-3.0-or-later
complete -c tactus-bridge -n '__fish_use_subcommand' -l help -d 'Print this help message and exit'
complete -c tactus-bridge -n '__fish_use_subcommand' -l version -d 'Display program version information and exit'
complete -c tactus-bridge -n '__fish_use_subcommand' -l port -r -d 'The link to make; in the game --board white=pty:LINK'
complete -c tactus-bridge -n '__fish_use_subcommand' -l board -r -d 'Serial number of the board, where LiveChess has several'
complete -c tactus-bridge -n '__fish_use_subcommand' -l list -d 'Only tell which boards LiveChess has'
complete -c tactus-bridge -n '__fish_use_subcommand' -l live-chess -r -d 'TCP port of LiveChess on this machine'
complete -c tactus-bridge -n '__fish_use_subcommand' -l language -r -f -a 'en fi' -d 'Language of the messages; else that of LANG'
complete -c tactus-bridge -n '__fish_use_subcommand' -l help-all -d 'Print all options'
