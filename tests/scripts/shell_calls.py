# SPDX-License-Identifier: GPL-3.0-or-later
"""Which commands a shell script calls: read as far as it takes to find the command words."""
import re

OWN = set("""! [ [[ { } . : alias break builtin case cd command continue coproc declare do done echo elif else enable esac eval exec exit
export false fi for function getopts hash if in jobs kill let local mapfile printf pwd read readonly return select set shift shopt source
test then time times trap true type ulimit umask unset until wait while ((""".split())
BEFORE_A_COMMAND = {"!", "{", "(", "do", "elif", "else", "if", "then", "time", "until", "while"}
# Behind these stands, after options and assignments, a command.
CARRIERS = {"builtin", "command", "env", "exec", "ionice", "nice", "nohup", "setsid", "sudo", "timeout", "xargs"}
OPTIONS_WITH_VALUE = {("nice", "-n"), ("sudo", "-u"), ("exec", "-a"), *(("xargs", "-" + each) for each in "dIlLnPs")}
SHELLS = {"bash", "eval", "sh"}


def behind_options(carrier, words):
    """Of a call, where the command begins that it carries; none: `command -v` only asks for it."""
    while words and (words[0][0].startswith("-") or re.match(r"\w+=", words[0][0])):
        option, words = words[0][0], words[1:]
        if carrier == "command" and option == "-v":
            return []
        if (carrier, option) in OPTIONS_WITH_VALUE:
            words = words[1:]
    return words[1:] if carrier == "timeout" else words  # its time


class Script:
    """What it calls: names by the line of the first call."""

    def __init__(self, text):
        self.text, self.calls, self.functions = text, {}, set()
        self.commands(0, "")

    def line(self, at):
        return self.text.count("\n", 0, at) + 1

    def call(self, word, at):
        self.calls.setdefault(word, self.line(at))

    def inner(self, text, at):
        """Commands in a string that a shell gets."""
        script = Script(text)
        self.functions |= script.functions
        for word in script.calls:
            self.call(word, at)

    def commands(self, i, closed_by):
        """From here to the bracket that closes them; where that stands."""
        text, words, heres = self.text, [], []
        cases = []  # of each open `case`: True where a pattern is next
        while i < len(text):
            c = text[i]
            if text.startswith("\\\n", i):
                i += 2
            elif c in " \t":
                i += 1
            elif c == "#":
                i = text.find("\n", i) if "\n" in text[i:] else len(text)
            elif c == ")" and closed_by == ")" and not (cases and cases[-1]):
                self.command(words)
                return i
            elif cases and cases[-1] and not words and text.startswith("esac", i):
                cases.pop()
                words, i = [("esac", i, False)], i + 4
            elif cases and cases[-1]:
                if c == ")":
                    cases[-1], words = False, []
                i = i + 1 if c in "()|\n;&" else self.word(i)[1]
            elif c in "\n;&|()":
                self.command(words)
                words = []
                if text.startswith(";;", i) and cases:
                    cases[-1], i = True, i + 2
                elif text.startswith("((", i):
                    i = text.index("))", i) + 2
                else:
                    i += 1
                if c == "\n":
                    i = self.behind(heres, i)
            elif c in "<>":
                if here := re.compile(r"<<(-?)\s*(\\?)(['\"]?)(\w+)\3").match(text, i):
                    heres.append(here)
                    i = here.end()
                elif re.compile(r"[<>]\(").match(text, i):
                    i = self.commands(i + 2, ")") + 1
                else:
                    i = re.compile(r"<<<|[<>]+[&|]?").match(text, i).end()
                    i = self.word(re.compile(r"\s*").match(text, i).end())[1]
            else:
                begin = i
                word, i, is_plain = self.word(i)
                if not words and is_plain and re.compile(r"\s*\(\)").match(text, i):
                    self.functions.add(word)
                    i = text.index(")", i) + 1
                    continue
                if not words and word == "[[":
                    i = self.test(i)
                    continue
                if re.fullmatch(r"\d+|\{\w+\}", word) and text[i:i + 1] in ("<", ">"):
                    continue  # a descriptor
                words.append((word, begin, is_plain))
                if is_plain and word in BEFORE_A_COMMAND and len(words) == 1:
                    words = []
                elif len(words) == 3 and words[0][0] == "case" and word == "in":
                    cases.append(True)
                    words = []
                elif word == "esac" and len(words) == 1 and cases:
                    cases.pop()
        self.command(words)
        return i

    def behind(self, heres, i):
        for here in heres:
            end = re.compile("^" + (r"\t*" if here[1] else "") + here[4] + "$", re.M).search(self.text, i)
            i = end.end() if end else len(self.text)
        heres.clear()
        return i

    def test(self, i):
        """Behind `[[`: no commands but those in $( )."""
        while not re.compile(r"\s*\]\]").match(self.text, i):
            i = self.word(i)[1] if self.text[i] not in " \t\n;&|()<>" else i + 1
        return self.text.index("]]", i) + 2

    def word(self, i):
        """A word, where it ends, and whether all of it stands there as it is meant."""
        text, word, is_plain = self.text, "", True
        while i < len(text) and text[i] not in " \t\n;&|()<>":
            c = text[i]
            if c == "\\":
                word, i = word + text[i + 1:i + 2], i + 2
            elif c == "'":
                end = text.index("'", i + 1)
                word, i, is_plain = word + text[i + 1:end], end + 1, False
            elif c == '"':
                begin, i, is_plain = i + 1, i + 1, False
                while text[i] != '"':
                    i = self.inside(i)
                word, i = word + text[begin:i], i + 1
            elif c in "$`":
                begin, i, is_plain = i, self.inside(i), False
                word += text[begin:i]
            else:
                word, i = word + c, i + 1
                if c == "=" and text[i:i + 1] == "(" and re.fullmatch(r"\w+\+?=", word):
                    i = self.array(i + 1)
        return word, max(i, 1), is_plain

    def array(self, i):
        while self.text[i] != ")":
            if self.text[i] == "#":
                i = self.text.index("\n", i)
            i = self.word(i)[1] if self.text[i] not in " \t\n;&|<>(" else i + 1
        return i + 1

    def inside(self, i):
        """Behind one character, or all that a $ or a backtick begins."""
        text = self.text
        if text[i] == "\\":
            return i + 2
        if text.startswith("$((", i):
            return text.index("))", i) + 2
        if text.startswith("$(", i):
            return self.commands(i + 2, ")") + 1
        if text.startswith("${", i):
            i += 2
            while text[i] != "}":
                i = self.word(i)[1] if text[i] in "'\"" else self.inside(i)
            return i + 1
        return i + 1

    def command(self, words):
        while words and re.match(r"\w+(\[[^]]*\])?\+?=", words[0][0]):
            words = words[1:]
        if not words or words[0][0] in {"for", "select", "case", "function"}:
            return
        name, at, is_plain = words[0]
        if "$" in name:  # "$bin/tactus" and the like: the project's own
            return
        self.call(name, at)
        rest = words[1:]
        if name in CARRIERS:
            self.command(behind_options(name, rest))
        if name in SHELLS:
            for before, (word, begin, _) in zip(words, rest):
                if name == "eval" or re.fullmatch(r"-\w*c", before[0]):
                    self.inner(word, begin)
        for k, (word, _, _) in enumerate(rest):
            if name == "find" and word in {"-exec", "-execdir"}:
                self.command(rest[k + 1:])
