/**
 * What a terminal would obey instead of showing it: controls but for tab and line feed, and marks that turn the direction of
 * text around.
 */
const obeyed = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Text from anywhere, fit to be printed. It is written as JSON escapes it, so that a JSON line still means the same. */
export const harmless = (text: string): string =>
  text.replace(obeyed, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
