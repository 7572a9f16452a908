import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import type { SceneFile } from '../../drama/scene-file.ts';
import { guest, type Wish } from '../address.ts';
import { PageError } from '../trouble.ts';
import type { Evenings, OpenEvening } from './evenings.ts';

/** What an evening is begun or gone on with. */
export interface OpenedEvening {
  readonly id: string;
  readonly scene: SceneFile;
  readonly role: EntityId | undefined;
  readonly from: readonly Fact[];
  readonly isReplay: boolean;
  readonly log: OpenEvening['log'] | undefined;
  /** Part of it was lost: it stands at its last good fact. */
  readonly isDamaged?: boolean;
}

/** A new evening of a play, with whoever plays in it. */
export async function beginEvening(
  wish: Wish,
  evenings: Evenings,
  scene: SceneFile,
  now: Date,
): Promise<OpenedEvening> {
  expectCase(scene, wish);
  const { withGuest, guestId } = await import('../../drama/guest.ts');
  const language = wish.language ?? scene.blueprint.language;
  const isGuest = wish.as === guest;
  const given = isGuest
    ? withGuest(scene, { ...(wish.name ? { name: wish.name } : {}), ...(language ? { language } : {}) })
    : scene;
  const role = isGuest ? guestId : roleIn(given, wish.as);
  const { id, log } = await evenings.begin(wish.scene, now);
  return { id, scene: given, role, from: [], isReplay: false, log };
}

/** A kept evening: where it was left, from one of its facts on, or to be seen again. */
export async function takeUpEvening(id: string, wish: Wish, evenings: Evenings, now: Date): Promise<OpenedEvening> {
  const isBranch = wish.at !== undefined && !wish.replay;
  const open = isBranch ? await evenings.rewind(id, wish.at ?? 0, now) : await evenings.goOn(id);
  const { log, facts } = open;
  const isDamaged = open.damage !== undefined;
  const scene = await sceneIn(facts);
  if (wish.replay || facts.some(({ type }) => type === 'play:ended'))
    return { id: open.id, scene, role: undefined, from: facts, isReplay: true, log: undefined, isDamaged };
  const role = wish.as === undefined || wish.as === guest ? lastRole(facts) : roleIn(scene, wish.as);
  return { id: open.id, scene, role, from: facts, isReplay: false, log, isDamaged };
}

function expectCase({ blueprint }: SceneFile, wish: Wish): void {
  const ids = (blueprint.cases ?? []).map(({ id }) => id);
  if (wish.case === undefined || ids.includes(wish.case)) return;
  const there = ids.length > 0 ? `There are: ${ids.join(', ')}.` : 'This play has only the one.';
  throw new PageError('scene/case', `“${blueprint.title}” has no story called “${wish.case}”. ${there}`);
}

/** The role of that name; nobody, where none is asked for. */
function roleIn({ blueprint, entities }: SceneFile, as: string | undefined): EntityId | undefined {
  if (as === undefined) return undefined;
  const roles = blueprint.profiles.map(({ actor }) => actor);
  const found = roles.find((role) => role === `actor:${as}`);
  if (found) return found;
  const names = entities.filter(({ id }) => roles.includes(id)).map(({ id }) => id.replace(/^actor:/, ''));
  throw new PageError('scene/role', `“${blueprint.title}” has no part called “${as}”. There are: ${names.join(', ')}.`);
}

/** Whom whoever sits here played last, and has not given back. */
function lastRole(facts: readonly Fact[]): EntityId | undefined {
  const last = facts.findLast(
    (fact) => (fact.type === 'role:taken' || fact.type === 'role:released') && fact.player === 'player',
  );
  return last?.type === 'role:taken' ? last.actor : undefined;
}

/** A log carries its whole scene: a replay needs no other file. */
async function sceneIn([first]: readonly Fact[]): Promise<SceneFile> {
  const { readSceneFile } = await import('../../drama/scene-file.ts');
  const scene = readSceneFile(first?.type === 'play:opened' ? first.scene : undefined);
  if (scene.ok) return scene.value;
  throw new PageError('evening/unreadable', 'This evening cannot be read any more.', scene.error);
}
