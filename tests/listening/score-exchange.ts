import type { Moment } from '../../src/play/moment.ts';
import type { Exchange } from './exchange.ts';

export interface Score {
  /** Somebody who was meant said something at all. */
  readonly isAnswered: boolean;
  /** The first to speak was somebody who was meant. */
  readonly isRightPerson: boolean;
  /** One of their next two lines is of the matter, and nothing forbidden was said. */
  readonly isToThePoint: boolean;
  readonly isForbidden: boolean;
}

export function scoreExchange(
  { who, of, not }: Pick<Exchange, 'who' | 'of' | 'not'>,
  replies: readonly Pick<Moment, 'kind' | 'actor' | 'text'>[],
): Score {
  const lines = replies.filter(({ kind }) => kind === 'line');
  const isMeant = ({ actor }: { readonly actor?: string }): boolean => actor !== undefined && who.includes(actor);
  const own = lines.filter(isMeant).slice(0, 2);
  const isForbidden = lines.some(({ text }) => not.some((pattern) => pattern.test(text)));
  return {
    isAnswered: own.length > 0,
    isRightPerson: lines[0] !== undefined && isMeant(lines[0]),
    isToThePoint: !isForbidden && own.some(({ text }) => of.some((pattern) => pattern.test(text))),
    isForbidden,
  };
}
