import type { EntityId } from '../../drama/entity-id.ts';
import { guestId } from '../../drama/guest.ts';
import { kept, remembered } from '../../kit/remembered.ts';
import { mindTongues } from '../tongues/tongues.ts';
import type { Named } from './naming.ts';

const owning = remembered((_: readonly Named[]) => new Map<string, RegExp>());

/** *my phone*, 我那部手机: what somebody calls theirs by the name of a thing of the play. */
const ownThings = (names: readonly Named[]): RegExp =>
  kept(owning(names), '', () => {
    const owners = Object.values(mindTongues).map(({ calls }) => calls.owned.me);
    const things = names
      .filter(({ kind }) => kind === 'prop')
      .flatMap((named) => named.names.map((name) => name.trim()));
    const ways = things.filter((name) => name !== '').sort((a, b) => b.length - a.length);
    return new RegExp(`(?<![给让借还帮把])(${owners.join('|')})\\p{Script=Han}?(?:${ways.join('|')})(?![a-z])`, 'gu');
  });

/** What makes it a thing of the play after all: that it is gone, and somebody may have it. */
const isMissed =
  /[丢偷拿藏找捡还见]|是我的| (?:lost|lose|miss|missing|gone|stole|stolen|took|taken|take|find|found|seen|saw|see|have|got|has|hid|hidden|where|back|mine|that is|thats) /;

/**
 * A line without the things a guest brought along: the phone whose battery is flat is not the one somebody hides. They have nothing on
 * the stage; of what is gone they may well mean the one that is there.
 */
export const withoutOwnThings = (words: string, speaker: EntityId | undefined, names: readonly Named[]): string =>
  speaker !== guestId || isMissed.test(words) || names.every(({ kind }) => kind !== 'prop')
    ? words
    : words.replace(ownThings(names), '$1 ');
