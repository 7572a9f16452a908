import type { Intent } from '../drama/decision.ts';
import type { Named } from './hearing/naming.ts';

/** What somebody means to do, in words; things by their names, since that is how a body is told. */
export function describeIntent(intent: Intent, names: readonly Named[] = []): string {
  const named = (word: string | undefined) => names.find(({ id }) => id === word)?.name ?? word;
  const { verb, object, preposition, target, instrument } = intent;
  return [verb, named(object), preposition, named(target), instrument && `with ${named(instrument) ?? ''}`]
    .filter(Boolean)
    .join(' ');
}
