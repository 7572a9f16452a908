/** Reads what comes as it comes, outside the play, and hands it on when it is asked for. */
export function writtenAhead(
  text: AsyncIterable<string>,
  outside: (work: () => Promise<void>) => void,
): AsyncIterable<string> {
  const chunks: string[] = [];
  let isOver = false;
  let failure: { readonly reason: unknown } | undefined;
  let wake = (): void => undefined;
  outside(async () => {
    try {
      for await (const chunk of text) {
        chunks.push(chunk);
        wake();
      }
    } catch (reason) {
      failure = { reason };
    }
    isOver = true;
    wake();
  });
  return {
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const chunk = chunks.shift();
        if (chunk !== undefined) yield chunk;
        else if (failure) throw failure.reason;
        else if (isOver) return;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    },
  };
}
