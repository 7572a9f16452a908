import { beyondMeasure } from '../kit/schema.ts';
import { readSceneFile } from '../drama/scene-file.ts';
import { alwaysMoot } from './always-moot.ts';
import { authorNames } from './author-names.ts';
import { contradictions, neverKnown, oneSidedContradictions } from './contradictions.ts';
import { dressedAlike } from './dressed-alike.ts';
import { beatsElsewhere } from './elsewhere.ts';
import { beatsWithoutActor, neverEnters, withoutProfile } from './entrances.ts';
import { anError, aWarning, type Finding } from './finding.ts';
import { flagsLookingBack, unmetFlags, withoutRoad } from './flags.ts';
import { hiddenThings } from './hidden-things.ts';
import { heldByNothing, roomForNothing } from './holding.ts';
import { foreignBeats, foreignParts, languageCodes } from './languages.ts';
import { neverSaid, sameLines } from './line-book.ts';
import { missedMarks, missedMarksOfSome } from './missed-marks.ts';
import { neverHolds } from './never-holds.ts';
import { withoutMercy, withoutOtherRoad } from './other-roads.ts';
import { refusalsOf } from './refusals.ts';
import { sameNames } from './same-names.ts';
import { shortRoads } from './short-roads.ts';
import { keysOutOfReach, unreachableRooms } from './rooms.ts';
import { beatCircles, closedRoads } from './roads.ts';
import { secretsInPlainSight, secretsNeverTold, secretsToldFreely } from './secrets.ts';
import { surveyOf, type Survey } from './survey.ts';
import { strangeDeeds } from './strange-deeds.ts';
import { thinParts } from './thin-parts.ts';
import { toldByTheIgnorant } from './told-by.ts';
import { statesInVain, unfitStates } from './unfit-states.ts';

/** Looks at a scene that can be read for one sort of thing that will not work. */
type SceneCheck = (survey: Survey) => readonly Finding[];

const sceneChecks: readonly SceneCheck[] = [
  contradictions,
  oneSidedContradictions,
  neverKnown,
  secretsInPlainSight,
  secretsToldFreely,
  secretsNeverTold,
  unmetFlags,
  flagsLookingBack,
  withoutRoad,
  withoutMercy,
  closedRoads,
  beatCircles,
  missedMarks,
  strangeDeeds,
  neverEnters,
  withoutProfile,
  beatsWithoutActor,
  neverHolds,
  neverSaid,
  sameLines,
  foreignParts,
  foreignBeats,
  languageCodes,
  unreachableRooms,
  keysOutOfReach,
  heldByNothing,
  roomForNothing,
  unfitStates,
  statesInVain,
  toldByTheIgnorant,
  shortRoads,
  alwaysMoot,
  beatsElsewhere,
  sameNames,
  dressedAlike,
  hiddenThings,
];

/** What could be better and does no harm: told to those who ask for it. */
const finerChecks: readonly SceneCheck[] = [thinParts, missedMarksOfSome, withoutOtherRoad];

/** More than these nobody reads; who mends them sees the rest the next time. */
export const mostFindings = 1000;

interface CheckOptions {
  /** Also what could be better and does no harm. */
  readonly all?: boolean;
}

/**
 * Everything that is wrong with a scene, errors first. What the play itself gets wrong is looked at once it can be read: a
 * scene with a hole in it would be full of things that only seem to be missing.
 */
export function checkScene(value: unknown, options?: CheckOptions): readonly Finding[] {
  const steps = checkingScene(value, options);
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}

/** The same a check at a time, for whoever has something else to see to in between. */
export function* checkingScene(
  value: unknown,
  { all = false }: CheckOptions = {},
): Generator<undefined, readonly Finding[]> {
  const beyond = beyondMeasure(value);
  if (beyond) {
    const remedy = 'Give the inner conditions names in blueprint.conditions and ask for them with { "named": … }.';
    return [anError('not-readable', beyond.path, beyond.message, remedy)];
  }
  const findings = [...refusalsOf(value)];
  const read = readSceneFile(value);
  if (!read.ok) return bounded(withNames(value, findings));
  const survey = surveyOf(read.value);
  for (const check of all ? [...sceneChecks, ...finerChecks] : sceneChecks) {
    yield;
    findings.push(...check(survey));
  }
  return bounded(withNames(value, findings));
}

/** Each finding with where it is in the author's own names. */
export const withNames = (value: unknown, findings: readonly Finding[]): readonly Finding[] =>
  findings.map((finding) => {
    const { severity, code, path, message, remedy } = finding;
    const last = /[a-z]\w*$/i.exec(path)?.[0];
    const names = authorNames(value, path);
    // What is missing or is no such thing is called by its field.
    const where = code === 'not-readable' && names !== '' && last !== undefined ? `${names} › ${last}` : names;
    return where === '' ? finding : { severity, code, path, where, message, remedy };
  });

function bounded(findings: readonly Finding[]): readonly Finding[] {
  const sorted = [
    ...findings.filter(({ severity }) => severity === 'error'),
    ...findings.filter(({ severity }) => severity === 'warning'),
  ];
  if (sorted.length <= mostFindings) return sorted;
  const more = sorted.length - mostFindings;
  return [
    ...sorted.slice(0, mostFindings),
    aWarning('more', '', `and ${more} more`, 'Mend these, and check the scene again.'),
  ];
}
