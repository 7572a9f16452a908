import type { EntityId } from '../drama/entity-id.ts';
import type { RefusalCode } from '../drama/refusal.ts';
import { narrate, openScene } from '../world/narrator.ts';
import { aWarning, type Finding } from './finding.ts';
import { isStaged } from '../drama/notation/read-notation.ts';
import { mostRead, stageFor } from './means.ts';
import type { Survey } from './survey.ts';

/** Refusals that do not hang on how things stand at the moment: what nobody knows now, nobody will know later. */
const lasting: ReadonlySet<RefusalCode | null> = new Set<RefusalCode>([
  'unknown-verb',
  'unknown-object',
  'anachronism',
  'impossible',
  'forbidden',
]);

/** Deeds written for somebody that the world will never let them do: a turn ends where it is refused. */
export function strangeDeeds(survey: Survey): Finding[] {
  const written = [
    ...survey.beats.map(({ beat, point, path }) => ({
      actor: beat.actor,
      point: point.index,
      plays: beat.plays,
      path,
    })),
    ...survey.profiles.flatMap(({ profile: { actor, desires = [] }, path }) =>
      desires.map(({ plays }, at) => ({ actor, point: undefined, plays, path: `${path}.desires.${at}` })),
    ),
  ].flatMap(({ plays, path, ...whose }) =>
    plays.map((text, index) => ({ ...whose, text, path: `${path}.plays.${index}` })),
  );
  const deeds = written.filter(({ text }) => isStaged(text)).slice(0, mostRead(survey));
  return deeds.flatMap(({ actor, point, text, path }) => {
    const why = whyNever(survey, actor, point, text);
    if (why === undefined) return [];
    const remedy = 'Use another verb, or a name of something in entities; try it out with `proscenium rehearse`.';
    return aWarning('deed-not-understood', path, `the narrator refuses this: ${why}`, remedy);
  });
}

/** The refusal that stands however the curtain rises, if there is one. */
function whyNever(survey: Survey, actor: EntityId, point: number | undefined, text: string): string | undefined {
  let why: string | undefined;
  for (const opening of survey.openings) {
    const { verdicts } = narrate(openScene(stageFor(survey, opening, actor, point)), actor, { text }).answer;
    const refused = verdicts.find(({ code }) => lasting.has(code));
    if (!refused) return undefined;
    why = refused.reason ?? undefined;
  }
  return why;
}
