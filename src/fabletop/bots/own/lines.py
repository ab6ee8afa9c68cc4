"""Lines to and from a bot in another process: over the pipes of a program that we start, or over a socket."""

from __future__ import annotations

import atexit
import queue
import shlex
import socket
import subprocess
import threading
import time
from collections import deque
from contextlib import suppress
from typing import IO, Protocol
from urllib.parse import urlsplit

import msgspec

from fabletop.bots.own.faults import BotFault
from fabletop.bots.own.protocol import LONGEST_LINE, Bye, Hello, Ready, answer_of, ask_of, ready_of
from fabletop.bots.situation import Situation
from fabletop.contract import bad

START_TIMEOUT = 60.0
"""Seconds until a bot must have said that it is ready: some load a network first."""
FAREWELL = 2.0
"""Seconds that a program has to end by itself."""


class Line(Protocol):
    """Lines of bytes both ways."""

    def send(self, line: bytes) -> None: ...
    def receive(self, seconds: float) -> bytes:
        """The next line, or nothing if none comes in time."""
        ...

    def close(self) -> None: ...


class Reader:
    """Reads lines on a thread of its own, so that one can wait for them as long as one likes and no longer."""

    def __init__(self, stream: IO[bytes]) -> None:
        self.lines: queue.Queue[bytes] = queue.Queue()
        self.thread = threading.Thread(target=self.read, args=(stream,), daemon=True)
        self.thread.start()

    def read(self, stream: IO[bytes]) -> None:
        try:
            while line := stream.readline(LONGEST_LINE):
                self.lines.put(line)
        except (OSError, ValueError):  # closed while it was read
            pass
        self.lines.put(b"")

    def next(self, seconds: float) -> bytes:
        """The next line; nothing if none comes in time, and ``EOFError`` once there are no more."""
        try:
            line = self.lines.get(timeout=max(seconds, 0.001))
        except queue.Empty:
            return b""
        if not line:
            self.lines.put(b"")
            raise EOFError
        return line


class ProgramLine:
    """A program that we start: it reads its standard input and writes to its standard output."""

    def __init__(self, command: str) -> None:
        self.last_words: deque[str] = deque(maxlen=3)
        try:
            self.program = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
        except (OSError, ValueError) as error:
            raise BotFault("crashed", str(error)) from None
        assert self.program.stdin is not None
        assert self.program.stdout is not None
        assert self.program.stderr is not None
        self.to = self.program.stdin
        self.reader = Reader(self.program.stdout)
        self.listener = threading.Thread(target=self.listen, args=(self.program.stderr,), daemon=True)
        self.listener.start()

    def listen(self, stream: IO[bytes]) -> None:
        """What a program says on standard error is for its author; its last words tell why it ended."""
        for line in stream:
            if line.strip():
                self.last_words.append(line.decode(errors="replace").strip())

    def send(self, line: bytes) -> None:
        try:
            self.to.write(line)
            self.to.flush()
        except (OSError, ValueError):
            raise self.ended() from None

    def receive(self, seconds: float) -> bytes:
        try:
            return self.reader.next(seconds)
        except EOFError:
            raise self.ended() from None

    def ended(self) -> BotFault:
        try:
            status = self.program.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return BotFault("crashed", "it closed its output")
        self.listener.join(FAREWELL)
        words = self.last_words[-1] if self.last_words else ""
        return BotFault("crashed", f"exit status {status}; {words}" if words else f"exit status {status}")

    def close(self) -> None:
        with suppress(OSError):
            self.to.close()
        try:
            self.program.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self.program.kill()
            self.program.wait()
        for thread, stream in ((self.reader.thread, self.program.stdout), (self.listener, self.program.stderr)):
            thread.join(FAREWELL)
            if (
                stream is not None and not thread.is_alive()
            ):  # whoever still reads holds it: a child of the program has it
                stream.close()


class SocketLine:
    """A server of lines, here or elsewhere."""

    def __init__(self, address: str) -> None:
        host, port = read_address(address)
        try:
            self.socket = socket.create_connection((host, port), timeout=START_TIMEOUT)
            self.socket.settimeout(None)
        except OSError as error:
            raise BotFault("crashed", error.strerror or str(error)) from None
        self.reader = Reader(self.socket.makefile("rb"))

    def send(self, line: bytes) -> None:
        try:
            self.socket.sendall(line)
        except OSError as error:
            raise BotFault("crashed", error.strerror or str(error)) from None

    def receive(self, seconds: float) -> bytes:
        try:
            return self.reader.next(seconds)
        except EOFError:
            raise BotFault("crashed", "it closed the connection") from None

    def close(self) -> None:
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()


def read_address(address: str) -> tuple[str, int]:
    """``tcp://localhost:4000``."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or not port or parts.path or parts.query:
        raise bad("error-bot-address", address=address)
    return host, port


class Conversation:
    """A bot that has said that it is ready."""

    def __init__(self, line: Line) -> None:
        self.line, self.asked = line, 0
        try:
            line.send(encoded(Hello()))
            heard = line.receive(START_TIMEOUT)
            if not heard:
                raise BotFault("slow", f"{START_TIMEOUT:g} s")
            self.wishes: Ready = ready_of(heard)
        except BotFault:
            line.close()
            raise

    def ask(self, situation: Situation, seconds: float) -> object:
        self.asked += 1
        end = time.monotonic() + seconds
        self.line.send(encoded(ask_of(self.asked, situation, seconds, self.wishes)))
        while True:
            line = self.line.receive(end - time.monotonic())
            if not line:
                raise BotFault("slow", f"{seconds:g} s")
            answer = answer_of(line)
            if answer.id == self.asked:
                return answer.choice
            if answer.id > self.asked:
                raise BotFault("nonsense", f"id {answer.id}")

    def end(self) -> None:
        with suppress(BotFault):
            self.line.send(encoded(Bye()))
        self.line.close()


def encoded(told: msgspec.Struct) -> bytes:
    return msgspec.json.encode(told) + b"\n"


class Lounge:
    """Bots that are ready and have nothing to do: a game takes one along and brings it back."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.idle: dict[str, list[Conversation]] = {}

    def fetch(self, name: str) -> Conversation:
        with self.lock:
            waiting = self.idle.setdefault(name, [])
            if waiting:
                return waiting.pop()
        return Conversation(line_to(name))

    def bring_back(self, name: str, conversation: Conversation) -> None:
        with self.lock:
            self.idle.setdefault(name, []).append(conversation)

    def close(self) -> None:
        with self.lock:
            waiting = [conversation for bots in self.idle.values() for conversation in bots]
            self.idle.clear()
        for conversation in waiting:
            conversation.end()


LOUNGE = Lounge()
atexit.register(LOUNGE.close)


def line_to(name: str) -> Line:
    return ProgramLine(name.removeprefix("cmd:")) if name.startswith("cmd:") else SocketLine(name)


class LineBot:
    """A bot in another process, for one game. After a crash, or when it was too slow, another one is called."""

    def __init__(self, name: str, *, is_fresh: bool = False) -> None:
        self.name, self.is_fresh = name, is_fresh
        self.conversation: Conversation | None = None

    def answer(self, situation: Situation, seconds: float) -> object:
        if self.conversation is None:
            self.conversation = Conversation(line_to(self.name)) if self.is_fresh else LOUNGE.fetch(self.name)
        try:
            return self.conversation.ask(situation, seconds)
        except BotFault as error:
            if error.fault.kind != "nonsense":
                self.conversation.line.close()
                self.conversation = None
            raise

    def close(self) -> None:
        if self.conversation is None:
            return
        if self.is_fresh:
            self.conversation.end()
        else:
            LOUNGE.bring_back(self.name, self.conversation)
        self.conversation = None
