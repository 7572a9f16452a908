import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import { joinWords } from '../../kit/join-words.ts';
import { worldOf, type Play } from '../../play/play.ts';
import { isVerb, verbForms } from '../../world/lexicon/verbs.ts';
import { toldTo, worldTongueOf } from '../../world/tongues/tongues.ts';

/** What the player's own role is saying or doing now. */
export interface OwnLine {
  readonly turn: number;
  /** As far as it was spoken. */
  readonly spoken: string;
}

/** The own line after one more fact; nothing, while the role is silent. */
export function followOwn(own: OwnLine | undefined, fact: Fact, role: EntityId): OwnLine | undefined {
  switch (fact.type) {
    case 'turn:begun':
      return fact.actor === role && fact.source === 'player' ? { turn: fact.turn, spoken: '' } : own;
    case 'word:spoken':
      return own?.turn === fact.turn ? { ...own, spoken: joinWords([own.spoken, fact.text].filter(Boolean)) } : own;
    case 'turn:ended':
      return own?.turn === fact.turn ? undefined : own;
    default:
      return own;
  }
}

/** What somebody does, as it is told to them: *You slap Bodley*, of `slaps Bodley`, `I slap Bodley` and `Slap Bodley`. */
export function ownDeed(deed: string, play: Play, role: EntityId): string {
  const world = worldOf(play);
  const self = world.things.get(role);
  if (!self) return deed;
  const bare = deed.replace(/^(?:I|you)\s+/iu, '').replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
  const [first = ''] = bare.split(/\s/u);
  const isUnderWay = !isVerb(first) && verbForms(first).some(({ form }) => form === 'gerund');
  const between = /^\p{Script=Han}/u.test(bare) ? '' : isUnderWay ? ' is ' : ' ';
  return toldTo(world, self, `${worldTongueOf(world.setting.language).nameOf(self)}${between}${bare}`);
}

/** A line was taken and waits for the floor. */
export const isWaiting = (play: Play, role: EntityId): boolean =>
  play.floor.bids.some(({ actor, source }) => actor === role && source === 'player');

/** Whoever is speaking within earshot, so that a line now would cut in. */
export function speakerNear(play: Play, role: EntityId): EntityId | undefined {
  for (const { begun } of play.lines.values()) {
    if (begun.actor !== role && begun.witnesses.includes(role)) return begun.actor;
  }
  return undefined;
}
