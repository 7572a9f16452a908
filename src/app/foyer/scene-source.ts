import type { SceneFile } from '../../drama/scene-file.ts';
import { readSceneFile } from '../../drama/scene-file.ts';
import { canBePlay } from '../address.ts';
import { PageError } from '../trouble.ts';

/** A play one can choose. */
export interface PlayNotice {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly cases: readonly { readonly id: string; readonly title: string }[];
}

type Fetch = (address: string, options: RequestInit) => Promise<Response>;

/** Only from where the page itself comes, and without anybody's cookies. */
const sameOrigin: RequestInit = { mode: 'same-origin', credentials: 'omit', redirect: 'error' };

/** The plays that lie beside the page; none, where that cannot be told. */
export async function fetchPlaybill(fetch: Fetch): Promise<readonly PlayNotice[]> {
  try {
    const answer = await fetch('scenes/playbill.json', sameOrigin);
    const notices: unknown = answer.ok ? await answer.json() : [];
    return Array.isArray(notices) ? notices.filter(isNotice) : [];
  } catch {
    return [];
  }
}

/** The scene of that name, read and checked. Throws a `PageError` that says what to do. */
export async function fetchScene(name: string, fetch: Fetch): Promise<SceneFile> {
  const unknown = new PageError('scene/unknown', `No play is called “${name.slice(0, 60)}” here. Choose one of these.`);
  if (!canBePlay(name)) throw unknown;
  const answer = await fetch(`scenes/${name}/scene.json`, sameOrigin).catch(() => undefined);
  if (answer?.status === 404) throw unknown;
  if (!answer?.ok) {
    const why = answer ? `the server answered ${answer.status}` : 'the server could not be reached';
    throw new PageError('scene/unreachable', `The play “${name}” could not be fetched: ${why}.`);
  }
  const value: unknown = await answer.json().catch(() => undefined);
  if (value === undefined) throw new PageError('scene/unreadable', `The scene file of “${name}” is not JSON.`);
  const scene = readSceneFile(value);
  if (scene.ok) return scene.value;
  throw new PageError('scene/unreadable', `The scene file of “${name}” is not right yet.`, scene.error);
}

function isNotice(value: unknown): value is PlayNotice {
  const { name, title, about, cases } = (value ?? {}) as Partial<Record<keyof PlayNotice, unknown>>;
  const texts = [name, title, about].every((text) => typeof text === 'string');
  return texts && canBePlay(name as string) && Array.isArray(cases);
}
