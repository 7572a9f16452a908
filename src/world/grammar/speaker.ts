import { nameIndex, type NameIndex } from '../names/name-index.ts';
import type { Thing, World } from '../world.ts';

/** Who is speaking, as far as grammar cares. */
export interface Speaker {
  readonly names: NameIndex;
  /** The speaker's own names, lower case. */
  readonly own: ReadonlySet<string>;
  readonly gender: 'male' | 'female' | undefined;
}

export function speakerOf(world: World, actor: Thing): Speaker {
  const names = nameIndex(world);
  const own = names.byId.get(actor.id);
  return { names, own: new Set(own?.names.map((name) => name.full) ?? []), gender: own?.gender };
}
