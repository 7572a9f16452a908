import type { Elsewhere } from '../../company/broadcast.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import type { SceneFile } from '../../drama/scene-file.ts';
import { given } from '../../kit/given.ts';
import { guest, type Wish } from '../address.ts';
import { spokenHere } from '../words/play-language.ts';
import { PageError } from '../trouble.ts';
import type { Language } from '../words/words.ts';
import type { Evenings, OpenEvening } from './evenings.ts';

/** What an evening is begun or gone on with. */
export interface OpenedEvening {
  readonly id: string;
  readonly scene: SceneFile;
  readonly role: EntityId | undefined;
  readonly from: readonly Fact[];
  readonly isReplay: boolean;
  /** In which language it begins, where that is not the play's own. */
  readonly language?: string;
  readonly log: OpenEvening['log'] | undefined;
  /** Part of it was lost: it stands at its last good fact. */
  readonly isDamaged?: boolean;
  /** It is played elsewhere, with others, and shown here. */
  readonly elsewhere?: Elsewhere;
  /** Whoever else is there, and what a host may do. */
  readonly others?: Others;
}

/** Somebody's part in an evening that several share. */
interface SharedRole {
  readonly actor: EntityId;
  readonly name: string;
  /** Who plays it; the company, where nobody does. */
  readonly player?: string;
  readonly isAway: boolean;
  /** Their own voice can be heard. */
  readonly hasVoice: boolean;
  /** Whoever sits here does not want to hear them. */
  readonly isMuted: boolean;
}

/** An evening that several share, as far as it is not played. */
export interface Others {
  readonly isHost: boolean;
  /** The part of whoever sits here. */
  readonly role: EntityId | undefined;
  readonly roles: readonly SharedRole[];
  readonly watching: number;
  /** The host holds it. */
  readonly isHeld: boolean;
  /** What a host may hand out. */
  readonly invitations: { readonly player: string; readonly spectator: string } | undefined;
  /** Voices that are heard here, and one's own. */
  readonly voiceLines: {
    readonly isOn: boolean;
    readonly streams: ReadonlyMap<EntityId, MediaStream>;
    onChange(observe: () => void): () => void;
  };
  /** Lets one's own voice be heard by the others, or not; why it cannot be. */
  beHeard(isHeard: boolean): Promise<string | undefined>;
  /** Observes all of that. */
  onChange(observe: () => void): () => void;
  /** Asks the house for something; why it was not to be. */
  hold(isHeld: boolean): Promise<string | undefined>;
  remove(actor: EntityId): Promise<string | undefined>;
  report(actor: EntityId, why: string): Promise<string | undefined>;
  /** Whoever plays it is not heard here any more, or again. Nobody else is told. */
  mute(actor: EntityId, isMuted: boolean): void;
  advance(): Promise<string | undefined>;
  end(): Promise<string | undefined>;
}

/** A new evening of a play, with whoever plays in it. */
export async function beginEvening(
  wish: Wish,
  evenings: Evenings,
  scene: SceneFile,
  { now, page }: { readonly now: Date; readonly page: Language },
): Promise<OpenedEvening> {
  expectCase(scene, wish);
  const { guestId } = await import('../../drama/guest.ts');
  const language = wish.language ?? spokenHere(scene, page);
  const played = await sceneFor({ ...wish, ...given({ language }) }, scene);
  const role = wish.as === guest ? guestId : roleIn(played, wish.as);
  const { id, log } = await evenings.begin(wish.scene, now);
  return { id, scene: played, role, from: [], isReplay: false, log, ...given({ language }) };
}

/** The scene as it is played for whoever wishes so: with one more in it, where they walk in as a stranger. */
export async function sceneFor(wish: Wish, scene: SceneFile): Promise<SceneFile> {
  if (wish.as !== guest) return scene;
  const { withGuest } = await import('../../drama/guest.ts');
  return withGuest(scene, given({ name: wish.name, language: wish.language ?? scene.blueprint.language }));
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
  throw new PageError('scene/case', { play: blueprint.title, asked: wish.case, there: ids.join(', ') });
}

/** The role of that name; nobody, where none is asked for. */
function roleIn({ blueprint, entities }: SceneFile, as: string | undefined): EntityId | undefined {
  if (as === undefined) return undefined;
  const roles = blueprint.profiles.map(({ actor }) => actor);
  const isMeant = (text: string): boolean => text.toLowerCase() === as.toLowerCase();
  const named = entities.find(({ id, name }) => roles.includes(id) && isMeant(name))?.id;
  const found = roles.find((role) => isMeant(role.replace(/^actor:/, ''))) ?? named;
  if (found) return found;
  const names = entities.filter(({ id }) => roles.includes(id)).map(({ id }) => id.replace(/^actor:/, ''));
  throw new PageError('scene/role', { play: blueprint.title, asked: as, there: names.join(', ') });
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
