import { describe, expect, it } from 'vitest';
import { invariant } from '../../src/kit/invariant.ts';
import { AppendList } from '../../src/kit/append-list.ts';
import { addressIn } from '../../src/mind/addressing.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import { chinese } from '../../src/mind/tongues/zh.ts';
import { english } from '../../src/mind/tongues/en.ts';
import type { Moment } from '../../src/play/moment.ts';
import type { Play } from '../../src/play/play.ts';
import { opened } from './asking.ts';

const [nadia, gus, theo] = [entityId('actor:nadia'), entityId('actor:gus'), entityId('actor:theo')];
const cafe = opened('midnight-cafe', 'zh');

/** Gus has said this to Theo before, in Nadia's hearing. */
function after(text: string): Play {
  const first = cafe.history.at(0);
  invariant(first, 'the curtain is up');
  const line: Moment = { ...first, kind: 'line', actor: gus, to: theo, text, witnesses: [nadia, gus, theo] };
  return { ...cafe, history: AppendList.from<Moment>([first, line]) };
}

describe('who is called by something else than a name', () => {
  it.each([
    ['法官大老爷，你学法律。', '法官大老爷，你睡着了吗？醒醒！'],
    ['Counsellor, you study law.', 'Counsellor, are you asleep?'],
  ])('%s: %s', (before, words) => {
    expect(addressIn(after(before), nadia, words, undefined).to).toEqual([theo]);
  });
});

describe('who is called by where they are', () => {
  it.each([
    [' 帘子后面那位大爷 ', 'behind'],
    [' 桌子底下的小朋友 ', 'under'],
    [' 帘子后面有人 ', undefined],
  ])('%s', (piece, where) => expect(chinese.calls.placed(piece)).toBe(where));

  it.each([
    [' you behind the curtain ', 'behind'],
    [' the man under the table ', 'under'],
    [' what is behind the curtain ', undefined],
  ])('%s', (piece, where) => expect(english.calls.placed(piece)).toBe(where));
});
