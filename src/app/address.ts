import { cameraModes, type CameraMode } from '../../plugin/camera/camera-mode.ts';
import { debugLayers, type DebugLayer } from '../../plugin/debug/debug-source.ts';
import type { Tier } from '../../plugin/look/workshop.ts';

/** What can be laid over the stage for somebody who wants to know how it works. */
export const overlays = debugLayers;
export type Overlay = DebugLayer;

/** What the page's address asks for: `?scene=elsinore&seed=7&speed=2&tier=plain&camera=house&sound=off&case=…&language=zh&debug=paths,world`. */
export interface Wish {
  readonly scene: string;
  readonly seed: string;
  readonly speed: number;
  /** Where nothing is asked, what the machine can show. */
  readonly tier?: Tier;
  /** Where nothing is asked, as a film. */
  readonly camera?: CameraMode;
  /** Silent: voices are mouthed, and there is no wind. */
  readonly sound?: 'off';
  readonly case?: string;
  readonly language?: string;
  readonly debug: readonly Overlay[];
}

export const slowest = 0.25;
export const fastest = 32;

const firstPlay = 'elsinore';
const tiers: readonly Tier[] = ['plain', 'middle', 'full'];
const isName = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 60;
const isLanguage = (text: string): boolean => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(text) && text.length <= 35;

/**
 * Reads an address. A scene is a name and never an address of its own: the page performs what lies beside it and nothing else.
 * What cannot be meant is left out and told; the play goes on without it.
 */
export function readAddress(search: string): { readonly wish: Wish; readonly doubts: readonly string[] } {
  const given = new URLSearchParams(search);
  const doubts: string[] = [];
  const take = <T>(key: string, read: (text: string) => T | undefined, remedy: string): T | undefined => {
    const text = given.get(key)?.trim() ?? '';
    if (text === '') return undefined;
    const value = read(text);
    if (value === undefined) doubts.push(`${key}=${text.slice(0, 60)} is not understood: ${remedy}.`);
    return value;
  };
  const named = (text: string): string | undefined => (isName(text) ? text : undefined);
  const tier = take('tier', (text) => tiers.find((each) => each === text), `it is one of ${tiers.join(', ')}`);
  const sound = take('sound', (text) => (text === 'on' || text === 'off' ? text : undefined), 'it is on or off');
  const camera = take('camera', readCamera, `it is one of ${cameraModes.join(', ')}`);
  const caseFile = take('case', named, 'it is the name of a case file, such as the-partner');
  const language = take('language', (text) => (isLanguage(text) ? text : undefined), 'it is a code such as en or zh');
  const wish: Wish = {
    scene: given.get('scene')?.trim() || firstPlay,
    seed: given.get('seed')?.trim().slice(0, 200) || '1',
    speed: take('speed', readSpeed, `it is a number from ${slowest} to ${fastest}`) ?? 1,
    debug: take('debug', readOverlays, `it is a list of ${overlays.join(', ')}, or all`) ?? [],
    ...(tier ? { tier } : {}),
    ...(camera ? { camera } : {}),
    ...(sound === 'off' ? { sound } : {}),
    ...(caseFile ? { case: caseFile } : {}),
    ...(language ? { language } : {}),
  };
  return { wish, doubts };
}

/** The address that asks for this. */
export function addressFor(wish: Wish): string {
  const asked = new URLSearchParams({ scene: wish.scene, seed: wish.seed });
  if (wish.speed !== 1) asked.set('speed', String(wish.speed));
  if (wish.tier) asked.set('tier', wish.tier);
  if (wish.camera) asked.set('camera', wish.camera);
  if (wish.sound) asked.set('sound', wish.sound);
  if (wish.case) asked.set('case', wish.case);
  if (wish.language) asked.set('language', wish.language);
  if (wish.debug.length > 0) asked.set('debug', wish.debug.join(','));
  return `?${asked.toString()}`;
}

/** Another evening of the same play: what was asked of the story is asked again, what chance brings is not. */
export const withAnotherSeed = (wish: Wish, chance: () => number): Wish => ({
  ...wish,
  seed: String(1 + Math.floor(chance() * 999_999)),
});

/** Whether both ask for the same performance, however it is looked at. */
export const isSameEvening = (a: Wish, b: Wish): boolean =>
  a.scene === b.scene && a.seed === b.seed && a.case === b.case && a.language === b.language;

/** Whether this can be the name of a play at all. */
export const canBePlay = isName;

const readCamera = (text: string): CameraMode | undefined => cameraModes.find((each) => each === text);

function readSpeed(text: string): number | undefined {
  const speed = Number(text);
  return Number.isFinite(speed) && speed >= slowest && speed <= fastest ? speed : undefined;
}

function readOverlays(text: string): readonly Overlay[] | undefined {
  if (text === 'all' || text === '1' || text === 'true') return overlays;
  if (text === '0' || text === 'none' || text === 'false') return [];
  const asked = text.split(',').map((each) => each.trim());
  return asked.every(isOverlay) ? overlays.filter((overlay) => asked.includes(overlay)) : undefined;
}

const isOverlay = (text: string): text is Overlay => overlays.some((overlay) => overlay === text);
