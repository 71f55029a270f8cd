# Made by `tactus-relay --completion`. SPDX-License-Identifier: GPL-3.0-or-later
complete -c tactus-relay -n '__fish_use_subcommand' -l help -d 'Print this help message and exit'
complete -c tactus-relay -n '__fish_use_subcommand' -l version -d 'Display program version information and exit'
complete -c tactus-relay -n '__fish_use_subcommand' -l config -r -d 'What tactus-arbiter hall init wrote for this table'
complete -c tactus-relay -n '__fish_use_subcommand' -l round -r -d 'Round; else that of the configuration, of a folder'\''s games that of the desk'
complete -c tactus-relay -n '__fish_use_subcommand' -l board -r -d 'Board, where the configuration names none'
complete -c tactus-relay -n '__fish_use_subcommand' -l until-end -d 'End when the game has ended and the desk has all of it'
complete -c tactus-relay -n '__fish_use_subcommand' -l language -r -f -a 'en fi' -d 'Language of the messages; else that of LANG'
complete -c tactus-relay -n '__fish_use_subcommand' -l help-all -d 'Print all options'
