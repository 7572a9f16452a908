/**
 * The text of an answer, piece by piece: `onPart` is told how much of it has come, 0 to 1. Nothing is told where the server does
 * not say how long it is, or sends it compressed, because then what it says is the length of something else; unless `bytes` are known.
 */
export async function textOf(answer: Response, onPart: (part: number) => void, bytes?: number): Promise<string> {
  const isPlain = (answer.headers.get('content-encoding') ?? 'identity') === 'identity';
  const told = isPlain ? Number(answer.headers.get('content-length') ?? 0) : 0;
  const length = bytes ?? told;
  if (!answer.body || !(length > 0)) return answer.text();
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let [text, come] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    come += value.length;
    text += decoder.decode(value, { stream: true });
    onPart(Math.min(1, come / length));
  }
}
