import { describe, expect, it } from 'vitest';
import {
  followConnection,
  freshConnection,
  type ConnectionNotice,
} from '../../../src/app/connection/connection-notice.ts';
import type { Fact } from '../../../src/drama/fact.ts';

const common = { seq: 0, at: 0, by: 'company', witnesses: [] } as const;
const steppedIn = (code: string) =>
  ({ ...common, type: 'understudy:stepped-in', role: 'actor', code, reason: '' }) as unknown as Fact;
const called = (code: string | null) => ({ ...common, type: 'model:called', role: 'actor', code }) as unknown as Fact;

function toldBy(facts: readonly Fact[]): ConnectionNotice[] {
  const told: ConnectionNotice[] = [];
  facts.reduce((state, fact) => {
    const next = followConnection(state, fact);
    if (next.notice) told.push(next.notice);
    return next;
  }, freshConnection);
  return told;
}

describe('what the audience is told of the model', () => {
  it('tells of an outage once, and when it is over', () => {
    const down = [called('model/unavailable'), steppedIn('model/unavailable'), steppedIn('model/unavailable')];
    expect(toldBy([...down, called(null), called(null)])).toEqual(['away', 'back']);
    expect(toldBy([...down, called(null), ...down])).toEqual(['away', 'back', 'away']);
  });

  it('lets one late answer pass, and tells of the second in a row', () => {
    expect(toldBy([steppedIn('model/timeout'), called(null), steppedIn('model/timeout')])).toEqual([]);
    expect(toldBy([steppedIn('model/timeout'), steppedIn('model/broken-stream')])).toEqual(['away']);
  });

  it('says nothing of a poor answer', () => {
    expect(toldBy([steppedIn('model/garbage'), steppedIn('model/garbage'), steppedIn('model/too-long')])).toEqual([]);
  });

  it('tells of a spent budget as that, and of nothing after', () => {
    const facts = [steppedIn('budget/spent'), called(null), steppedIn('model/unavailable'), steppedIn('budget/spent')];
    expect(toldBy(facts)).toEqual(['spent']);
  });

  it('explains a wrong key once', () => {
    expect(toldBy([steppedIn('model/unauthorized'), steppedIn('model/unauthorized')])).toEqual(['wrong-key']);
    expect(toldBy([steppedIn('model/bad-request'), called(null)])).toEqual(['refused', 'back']);
  });
});
