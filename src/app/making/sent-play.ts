/** So much of a file says what it is. */
const headLength = 4096;

/** Whether a file holds a play, and not an evening: a packed folder, or one JSON object that is no fact. */
export async function isSentPlay(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  if (head[0] === 0x50 && head[1] === 0x4b) return true;
  // An evening is a line for each fact, and each says first which it is.
  const text = new TextDecoder().decode(head).trimStart();
  return text.startsWith('{') && !/^\{\s*"(?:seq|fact|hash|at|text)"/.test(text);
}
