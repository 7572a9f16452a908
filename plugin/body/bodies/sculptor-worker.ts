import { arraysOf, orderFigure } from './figure-order.ts';
import type { SculptorAnswer, SculptorOrder } from './workbench.ts';

/** The sculptor at work, beside the page: one order after the other. */
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<SculptorOrder>) => void) | null;
  postMessage(answer: SculptorAnswer, transfer?: Transferable[]): void;
};

scope.onmessage = ({ data: { number, character, fineness } }) => {
  orderFigure(character, fineness).then(
    (model) => scope.postMessage({ number, model }, arraysOf(model)),
    (error: unknown) => scope.postMessage({ number, trouble: error instanceof Error ? error.message : String(error) }),
  );
};
