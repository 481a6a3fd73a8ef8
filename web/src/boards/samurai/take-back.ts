// The board has its own button that takes back a tile of the turn; the page does not show a second one.
export const OWN_BACK = true;
