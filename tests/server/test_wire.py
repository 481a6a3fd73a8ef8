"""The short way for short texts: it may be taken only where the parser would have seen the same."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from kaisho.server.wire import frame_end, is_short_text, is_whole_message

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


@given(st.lists(FRAMES, min_size=1, max_size=4), st.integers(0, 400))
def test_the_end_of_a_frame_is_known_as_soon_as_its_length_has_come(frames: list[bytes], cut: int) -> None:
    whole = b"".join(frames)
    part = whole[: max(0, len(whole) - cut)]
    place = 0
    for frame in frames:
        end = frame_end(part, place)
        header = 2 + {126: 2, 127: 8}.get(frame[1] & 0x7F, 0)
        assert end == (place + len(frame) if len(part) - place >= header else None)
        place += len(frame)


@given(st.sampled_from(Opcode), st.booleans())
def test_a_frame_counts_by_itself_unless_it_ends_a_message_or_says_goodbye(opcode: Opcode, fin: bool) -> None:
    first = opcode | (0x80 if fin else 0)
    text = opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
    assert is_whole_message(first) == (opcode is Opcode.CLOSE or (text and fin))
