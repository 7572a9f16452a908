import { checkingScene } from '../../check/check-scene.ts';
import { withGuest } from '../../drama/guest.ts';
import { readSceneFile, type SceneFile } from '../../drama/scene-file.ts';
import { hashJson } from '../../kit/hash.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { describeProblem } from '../../kit/schema.ts';
import type { Brought } from '../../protocol/messages.ts';
import { inTurns } from './in-turns.ts';
import { refusal, type RefusedAnswer } from './refusal.ts';
import type { ContentPolicy } from './seemly.ts';

/** What a house gives. */
interface Repertoire {
  /** A play of the house by its name. */
  readonly scenes: (name: string) => Promise<SceneFile | undefined>;
  /** Whether plays are given, too, that people bring along. */
  readonly takesPlays: boolean;
  readonly policy: ContentPolicy;
}

/** In characters of JSON. A play that was made of a sentence has 20,000; what is looked through here keeps others waiting. */
const longestPlay = 600_000;
const longestReason = 400;
const stringsAtOnce = 500;

/** The play of an evening somebody brings: the house's own of that name, or the one that is brought along; or why not. */
export function playBrought(brought: Brought, repertoire: Repertoire): Promise<Result<SceneFile, RefusedAnswer>> {
  return brought.play === undefined ? ownPlay(brought, repertoire) : strangePlay(brought.play, repertoire);
}

async function ownPlay(
  { scene: name, guest, hash }: Brought,
  { scenes }: Repertoire,
): Promise<Result<SceneFile, RefusedAnswer>> {
  const ours = await scenes(name);
  if (!ours) return err(refusal('no-such-session', 'There is no such play in this house.'));
  const scene = guest ? withGuest(ours, guest) : ours;
  if (hashJson(scene) === hash) return ok(scene);
  return err(refusal('not-understood', 'This evening was begun with another version of its play than this house has.'));
}

/** A play from anybody: it has to be sound, and fit to be said aloud here. */
async function strangePlay(
  play: unknown,
  { takesPlays, policy }: Repertoire,
): Promise<Result<SceneFile, RefusedAnswer>> {
  if (!takesPlays)
    return err(refusal('not-yours-to-ask', 'Only its own plays are given in this house: ask whoever runs it.'));
  if (JSON.stringify(play).length > longestPlay)
    return err(
      refusal('too-large', 'This play is too large to be brought: whoever runs the house can give it (serve --scene).'),
    );
  const read = readSceneFile(play);
  if (!read.ok) return unsound(read.error[0] ? describeProblem(read.error[0]) : '');
  const findings = await inTurns(checkingScene(read.value), 1);
  const error = findings.find(({ severity }) => severity === 'error');
  if (error) return unsound(`${describeProblem(error)} ${error.remedy}`);
  const isSeemly = await inTurns(seemlySteps(read.value, policy), stringsAtOnce);
  return isSeemly
    ? read
    : err(refusal('unseemly', 'Something is written in this play that is not said in this house.'));
}

const unsound = (reason: string): Result<never, RefusedAnswer> =>
  err(refusal('not-understood', `This play cannot be given as it is. ${reason.slice(0, longestReason)}`));

/** Looks at every text of a play, wherever it stands. */
function* seemlySteps(value: unknown, policy: ContentPolicy): Generator<void, boolean> {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) open.push(inner);
    if (typeof next !== 'string') continue;
    if ('refused' in policy(next)) return false;
    yield;
  }
  return true;
}
