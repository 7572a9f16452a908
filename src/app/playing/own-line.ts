import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import { joinWords } from '../../kit/join-words.ts';
import { worldOf, type Play } from '../../play/play.ts';
import { isVerb, verbForms } from '../../world/lexicon/verbs.ts';
import { toldTo, worldTongueOf } from '../../world/tongues/tongues.ts';
import { capitalised } from '../words/sentences.ts';
import { languages, words } from '../words/words.ts';

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

/** *Take the cup*, of `I take the cup`, in any language of the page. */
function withoutSelf(deed: string): string {
  const found = languages.map((language) => words[language].playing.ofOneself.exec(deed)).find(Boolean);
  return found ? deed.slice(found[0].length - (found[1]?.length ?? 0)) : deed;
}

/** What somebody does, as it is told to them: *You slap Bodley*, of `slaps Bodley`, `I slap Bodley` and `Slap Bodley`. */
export function ownDeed(deed: string, play: Play, role: EntityId): string {
  const world = worldOf(play);
  const self = world.things.get(role);
  if (!self) return deed;
  const bare = withoutSelf(deed)
    .replace(/^(?:I|you)\s+/iu, '')
    .replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
  const [first = ''] = bare.split(/\s/u);
  const isUnderWay = !isVerb(first) && verbForms(first).some(({ form }) => form === 'gerund');
  const between = /^\p{Script=Han}/u.test(bare) ? '' : isUnderWay ? ' is ' : ' ';
  return toldTo(world, self, `${worldTongueOf(world.setting.language).nameOf(self)}${between}${bare}`);
}

/** The same as an idea has it: *Spread your hands*, of `spreads his hands`. */
export function ownWords(deed: string, play: Play, role: EntityId): string {
  const world = worldOf(play);
  const self = world.things.get(role);
  const you = self ? toldTo(world, self, worldTongueOf(world.setting.language).nameOf(self)) : '';
  const own = ownDeed(deed, play, role);
  const bare = own.startsWith(you) ? own.slice(you.length).replace(/^\s*(?:are\s)?/u, '') : own;
  return /^\p{Lu}/u.test(deed) ? capitalised(bare) : bare;
}

/** A line was taken and waits for the floor. */
export const isWaiting = (play: Play, role: EntityId): boolean =>
  play.floor.bids.some(({ actor, source }) => actor === role && source === 'player');

/** Somebody's line that is being said. */
interface HeardLine {
  readonly actor: EntityId;
  readonly turn: number;
  /** Words of it have been heard. */
  readonly isHeard: boolean;
}

/** The line that is being said within earshot and that a line now would break off: no scripted moment, and no other player's. */
export function lineNear(play: Play, role: EntityId): HeardLine | undefined {
  for (const { begun, words } of play.lines.values()) {
    const { actor, turn, witnesses } = begun;
    const said = play.floor.turns.find(({ id }) => id === turn);
    const isKept = said === undefined || said.scripted || said.source === 'player' || said.stopping;
    if (actor !== role && !isKept && witnesses.includes(role)) return { actor, turn, isHeard: words.length > 0 };
  }
  return undefined;
}
