import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact, Voice } from '../../src/drama/fact.ts';

/** Words to be read over somebody's head, or, of nobody, under the picture. */
export interface Caption {
  /** The number of the fact it began with. */
  readonly id: number;
  /** Who speaks; nobody when the narrator tells. */
  readonly actor: EntityId | undefined;
  readonly voice: Voice;
  readonly to: EntityId | undefined;
  readonly text: string;
  /** Broken off before its end. */
  readonly cut: boolean;
  /** When it goes, on the play's clock; not known while it is being said. */
  readonly untilMs: number | undefined;
}

/** Reading takes this long once the last word is there. */
const lingerMs = 1200;
const lingerMsPerLetter = 35;
const longestLingerMs = 7000;

/**
 * The captions after a fact, given those before it: a line grows by its words, one that is over stays long enough to be
 * read. Plain data: whoever shows them owns how they look.
 */
export function captionsFrom(captions: readonly Caption[], fact: Fact): readonly Caption[] {
  const left = captions.filter(({ untilMs }) => untilMs === undefined || untilMs > fact.at);
  switch (fact.type) {
    case 'line:begun': {
      const { actor, voice, to } = fact;
      const others = left.filter((caption) => caption.actor !== actor);
      return [...others, { id: fact.seq, actor, voice, to, text: '', cut: false, untilMs: undefined }];
    }
    case 'word:spoken':
      return left.map((caption) =>
        caption.actor === fact.actor && caption.untilMs === undefined
          ? { ...caption, text: caption.text === '' ? fact.text : `${caption.text} ${fact.text}` }
          : caption,
      );
    case 'line:ended':
      return left.flatMap((caption) => {
        if (caption.actor !== fact.actor || caption.untilMs !== undefined) return [caption];
        // Nobody sees a line that was stopped before its first word.
        return caption.text === '' ? [] : [{ ...caption, cut: fact.cut, untilMs: fact.at + readingMs(caption.text) }];
      });
    case 'event:told':
    case 'actor:entered':
    case 'actor:left':
      return told(left, fact, fact.narration);
    case 'action:ruled':
      return told(left, fact, fact.verdict.narration);
    default:
      return left.length === captions.length ? captions : left;
  }
}

function told(captions: readonly Caption[], fact: Fact, text: string): readonly Caption[] {
  if (text === '') return captions;
  const others = captions.filter(({ actor }) => actor !== undefined);
  return [
    ...others,
    {
      id: fact.seq,
      actor: undefined,
      voice: 'plain',
      to: undefined,
      text,
      cut: false,
      untilMs: fact.at + readingMs(text),
    },
  ];
}

const readingMs = (text: string): number => Math.min(longestLingerMs, lingerMs + text.length * lingerMsPerLetter);
