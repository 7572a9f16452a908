import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import type { AskRefusal } from '../../drama/drama-port.ts';
import { words, type Language } from '../words/words.ts';

/** A quiet sentence for the one who plays. */
export interface Telling {
  /** Refused by the world, whispered by the prompter, or simply told. */
  readonly kind: 'refused' | 'whispered' | 'told';
  readonly text: string;
}

const longest = 300;

/** What a fact tells the one who plays this role, beyond what everybody sees and hears. */
export function tellingOf(fact: Fact, role: EntityId, language: Language): Telling | undefined {
  const say = words[language].playing;
  switch (fact.type) {
    case 'action:ruled':
      if (fact.actor !== role || fact.verdict.ok) return undefined;
      return { kind: 'refused', text: brief(fact.verdict.reason) };
    case 'hack:refused':
      if (fact.actor !== role) return undefined;
      return { kind: 'refused', text: say.missing(brief(fact.missing.join(say.listing))) };
    case 'cue:given':
      return fact.actor === role ? { kind: 'whispered', text: say.prompter(brief(fact.text)) } : undefined;
    case 'action:cancelled':
      return fact.actor === role ? { kind: 'told', text: say.cancelled(brief(fact.action)) } : undefined;
    default:
      return undefined;
  }
}

/** Why a line was not taken. */
export const refusalIn = (code: AskRefusal, language: Language): string => words[language].playing.refusals[code];

/** As long as it takes to read it; what is whispered stays a little longer, and so does why something was not done. */
export const readingMs = (telling: Telling): number =>
  Math.max(
    leastReadingMs(telling),
    Math.min(14_000, (telling.kind === 'told' ? 3200 : 5000) + telling.text.length * 60),
  );

/** Before this nobody has read it: a second to find it, and one for eighteen letters. A Chinese sign is read like three. */
const leastReadingMs = ({ text }: Telling): number => {
  const signs = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return 1000 + ((text.length + 2 * signs) * 1000) / 18;
};

/** The one sentence that stands there. Why something was not done stands until it can be read, whatever else is to be told. */
export class StandingTelling {
  shown: Telling | undefined;
  private leftMs = 0;
  private keptMs = 0;
  private next: Telling | undefined;

  tell(telling: Telling): void {
    const isRefusal = telling.kind === 'refused';
    if (!isRefusal && this.keptMs > 0) {
      this.next = telling;
      return;
    }
    this.next = undefined;
    this.shown = telling;
    this.leftMs = readingMs(telling);
    this.keptMs = isRefusal ? leastReadingMs(telling) : 0;
  }

  /** So much time has gone. */
  pass(ms: number): void {
    this.leftMs -= ms;
    this.keptMs -= ms;
    if (this.next && this.keptMs <= 0) this.tell(this.next);
    else if (this.leftMs <= 0) this.shown = undefined;
  }
}

const brief = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= longest ? plain : `${plain.slice(0, longest - 1)}…`;
};
