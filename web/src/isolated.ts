// Right-to-left names inside left-to-right text.

/** Unicode blocks of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A text for insertion into another one, isolated (FSI … PDI) if it would change the order of the text around it. */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);
