import { plain } from '../../play/plain-words.ts';
import { readStatement } from '../../play/statement.ts';
import { spokenPieces } from '../../play/telling.ts';
import type { SpeakRequest } from '../brain.ts';
import { lineOwed } from '../context.ts';
import { openedBy, type Known } from '../knowing.ts';
import { sentencesOfTurn } from '../sentences.ts';
import { faultAt, heldFrom, type Sieve } from './sifting.ts';
import { sentencesIn } from './strange-words.ts';

/** What somebody keeps to themselves at this moment, whoever asks. */
export interface Keeping {
  /** Sentences that would tell it, as they are compared. */
  readonly kept: readonly string[];
  /** They deny what they have done: to own to it is to tell it, in whatever words. */
  readonly denies: boolean;
}

/** So many words, or signs of a script that does not part words, are enough to know a secret by. */
const fewest = { words: 4, signs: 4 } as const;

/**
 * What the speaker keeps from whoever is spoken to. A model has been told not to tell it; that is no law. What has opened a
 * secret stands in the log: a thing was shown, a story came apart, its time has come, or the plan itself gives it away.
 */
export function keepingOf({ listener, decision, beat }: SpeakRequest): Keeping {
  const { context, part } = listener;
  const asker = lineOwed(context)?.by ?? decision.to;
  const shown = [...part.sightings].flatMap(([id, { holder }]) =>
    holder !== undefined && holder === asker ? [id] : [],
  );
  const { actor: self, past, others } = context;
  const confidant = { self, asker, feeling: part.feeling, past, present: others.map(({ id }) => id), shown };
  const planned = (beat?.plays ?? []).flatMap(spokenPieces);
  const isPlanned = (piece: string): boolean => planned.some((words) => words.includes(piece));
  const secrets = part.knowledge
    .filter((known) => openedBy(known, confidant) === undefined)
    .map((known) => ({ known, pieces: piecesOf(known) }))
    .filter(({ pieces }) => !pieces.some(isPlanned));
  return {
    kept: secrets.flatMap(({ pieces }) => pieces),
    denies: beat === undefined && secrets.some(({ known }) => isDenied(known)),
  };
}

/** Something they did, of which the author has them say the contrary. */
const isDenied = ({ matter, knowledge }: Known): boolean =>
  knowledge.source === 'did' && (matter.contradicts?.length ?? 0) > 0;

/** Every sentence that tells it, long enough to know it by. */
const piecesOf = ({ matter, knowledge }: Known): string[] =>
  [...(knowledge.says ?? []), ...(knowledge.secret?.breaks ?? []), matter.claim, ...Object.values(matter.claimIn ?? {})]
    .flatMap(sentencesOfTurn)
    .flatMap(({ kind, text }) => (kind === 'speech' ? spokenPieces(text) : []))
    .filter((piece) =>
      /\p{Script=Han}/u.test(piece) ? piece.length >= fewest.signs : piece.split(' ').length >= fewest.words,
    );

/** A secret is not given away because a model likes to talk: the understudy goes on with what is said instead. */
export const keptSecrets: Sieve<Keeping> = (sifted, { kept, denies }) => {
  if (kept.length === 0 && !denies) return sifted;
  for (const { at, text, isWhole } of sentencesIn(sifted)) {
    const said = plain(text).trim();
    if (kept.some((piece) => said.includes(piece))) return faultAt(sifted, at, 'gives away what is kept');
    if (denies && readStatement(text).doing('confession').length > 0)
      return faultAt(sifted, at, 'owns to what is denied');
    if (!isWhole && said !== '' && kept.some((piece) => piece.startsWith(said))) return heldFrom(sifted, at);
  }
  return sifted;
};
