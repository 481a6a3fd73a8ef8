// What the page on the screen asks of the frame around it: the header, the width, the footer.
class Frame {
  /** Whether the page uses the whole window, edge to edge. */
  full = $state(false);
  /** Whether low windows (a phone on its side, a page enlarged) hide the header. */
  low = $state(false);
  /** Whether a game is being played: small screens then hide the header. */
  playing = $state(false);
  /** Whether only the board and the players are wanted. */
  zen = $state(false);
  /** Whether the person has asked for the hidden header. */
  header = $state(false);
}

export const frame = new Frame();
