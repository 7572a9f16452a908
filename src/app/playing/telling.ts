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
export const readingMs = ({ kind, text }: Telling): number =>
  Math.min(14_000, (kind === 'told' ? 3200 : 5000) + text.length * 60);

const brief = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= longest ? plain : `${plain.slice(0, longest - 1)}…`;
};
