import type { SceneFile } from '../../drama/scene-file.ts';
import { canBePlay } from '../address.ts';
import { PageError } from '../trouble.ts';
import { textOf } from './measured-body.ts';
import { readPlaybill, type PlayNotice } from './play-notice.ts';

export type { PlayNotice } from './play-notice.ts';

type Fetch = (address: string, options: RequestInit) => Promise<Response>;

/** Only from where the page itself comes, and without anybody's cookies. */
export const sameOrigin: RequestInit = { mode: 'same-origin', credentials: 'omit', redirect: 'error' };

/** The plays that lie beside the page; none, where that cannot be told. */
export async function fetchPlaybill(fetch: Fetch): Promise<readonly PlayNotice[]> {
  try {
    const answer = await fetch('scenes/playbill.json', sameOrigin);
    return readPlaybill(answer.ok ? await answer.json() : []);
  } catch {
    return [];
  }
}

interface Fetching {
  /** Told how much has come, 0 to 1. */
  readonly onPart?: (part: number) => void;
  /** How long it is, where the playbill said so. */
  readonly bytes?: number;
}

/**
 * The scene of that name, read and checked. Throws a `PageError` that says
 * what to do.
 */
export async function fetchScene(
  name: string,
  fetch: Fetch,
  { onPart = () => undefined, bytes }: Fetching = {},
): Promise<SceneFile> {
  const asked = name.slice(0, 60);
  const unknown = new PageError('scene/unknown', { asked });
  if (!canBePlay(name)) throw unknown;
  // What reads a scene is large, and is on its way while the scene is.
  const reading = import('../../drama/scene-file.ts');
  reading.catch(() => undefined);
  const answer = await fetch(`scenes/${name}/scene.json`, sameOrigin).catch(() => undefined);
  if (answer?.status === 404) throw unknown;
  if (!answer?.ok)
    throw new PageError('scene/unreachable', { asked, ...(answer ? { status: String(answer.status) } : {}) });
  const text = await textOf(answer, onPart, bytes).catch(() => undefined);
  if (text === undefined) throw new PageError('scene/unreachable', { asked });
  const value = parsed(text);
  if (value === undefined) throw new PageError('scene/unreadable', { asked });
  const scene = (await reading).readSceneFile(value);
  if (scene.ok) return scene.value;
  throw new PageError('scene/unreadable', { asked }, scene.error);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
