"""The short way for short texts: it may be taken only where the parser would have seen the same."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from kaisho.server.wire import ends_with_a_frame, is_short_text

PAYLOADS = st.binary(max_size=300) | st.integers(65_530, 65_560).map(bytes)
FRAMES = st.builds(
    lambda opcode, payload: Frame(opcode, payload).serialize(mask=True),
    st.sampled_from((Opcode.TEXT, Opcode.BINARY, Opcode.CONT)),
    PAYLOADS,
)


def masked(payload: bytes, opcode: Opcode = Opcode.TEXT) -> bytes:
    return Frame(opcode, payload).serialize(mask=True)


@given(st.binary(min_size=1, max_size=125))
def test_a_short_text_is_known(payload: bytes) -> None:
    assert is_short_text(masked(payload))


@given(st.binary(max_size=200), st.binary(min_size=1, max_size=20))
def test_nothing_else_is_taken_for_one(payload: bytes, more: bytes) -> None:
    frame = masked(payload)
    assert is_short_text(frame) == (1 <= len(payload) <= 125)
    assert not is_short_text(frame[:-1])
    assert not is_short_text(frame + more)
    assert not is_short_text(masked(payload, Opcode.BINARY))
    assert not is_short_text(Frame(Opcode.TEXT, payload).serialize(mask=False))
    assert not is_short_text(Frame(Opcode.TEXT, payload, fin=False).serialize(mask=True))


@given(st.lists(FRAMES, min_size=1, max_size=4), st.integers(1, 400))
def test_whole_frames_are_told_from_parts_of_them(frames: list[bytes], cut: int) -> None:
    whole = b"".join(frames)
    assert ends_with_a_frame(whole)
    ends = {sum(map(len, frames[:number])) for number in range(len(frames) + 1)}
    part = whole[: max(0, len(whole) - cut)]
    assert ends_with_a_frame(part) == (len(part) in ends)
