import type { Random } from '../../kit/random.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import type { PhysicalProbe } from '../../drama/physical-probe.ts';
import type { Discourse } from '../names/discourse.ts';
import type { NounPhrase } from '../names/noun-phrase.ts';
import { resolve, type Asking } from '../names/resolve.ts';
import type { Thing, World } from '../world.ts';

/** What a ruling is made upon: the world, who acts, what was spoken of, and what a stage can tell. */
export interface Bench {
  readonly world: World;
  readonly subject: Thing;
  readonly discourse: Discourse;
  readonly random: Random;
  readonly probe?: PhysicalProbe | undefined;
  /** The language it was typed in; English unless said. */
  readonly tongue?: TongueName | undefined;
}

export function asking(bench: Bench, more: Partial<Asking> = {}): Asking {
  return { world: bench.world, actor: bench.subject, discourse: bench.discourse, probe: bench.probe, ...more };
}

/** What a phrase means when it means one thing, seen or not. */
export function glance(bench: Bench, phrase: NounPhrase): Thing | undefined {
  const found = resolve(phrase, asking(bench));
  return found.kind === 'one' ? found.thing : undefined;
}
