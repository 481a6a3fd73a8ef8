/** Whether the board itself says what is worth a word about an act, beside the tower that it happened to. */
export const OWN_BUBBLES = true;
