import { describe, expect, it } from 'vitest';
import { FirstShown, type Entry } from '../../src/mind/agents/first-shown.ts';
import type { Witnessed } from '../../src/mind/witnessed.ts';
import { adaContext } from './listening.ts';

const moments = (count: number): Witnessed[] =>
  Array.from({ length: count }, (_, seq) => ({ seq, at: seq, kind: 'event', text: `It strikes ${seq}.` }));
const at = (count: number, place = 'the hall', from = 0) => ({
  ...adaContext,
  place,
  past: moments(count),
  history: moments(count).slice(from),
});
const entry = (key: string, text: string, gist?: string): Entry => ({ key, text, ...(gist ? { gist } : {}) });

const shown = () =>
  new FirstShown({
    keeps: { is: 'secret: ', was: 'no secret any more: ', most: 30 },
    things: { is: '', was: 'gone: ', isFleeting: true },
  });
const keeps = [entry('key', 'I have the key; you lie: “What key?”'.slice(0, 29), 'I have the key')];
const things = [entry('cup', 'cup, on the table')];

describe('what was shown first', () => {
  it('is shown as it was, and what has changed after it', () => {
    const to = shown();
    expect(to.to(at(1), { keeps, things })).toEqual({ first: { keeps, things }, since: [] });
    const later = { keeps: [], things: [entry('cup', 'cup (broken), on the floor'), entry('hat', 'hat')] };
    expect(to.to(at(2), later)).toEqual({
      first: { keeps, things },
      since: ['no secret any more: I have the key', 'cup (broken), on the floor', 'hat'],
    });
    expect(to.to(at(3), { keeps, things: [] }).since).toEqual(['gone: cup, on the table']);
  });

  it('is no secret told because there is no room for it, nor is that new later', () => {
    const to = shown();
    const two = [...keeps, entry('cellar', 'He lies in the cellar')];
    expect(to.to(at(1), { keeps: two, things }).first.keeps).toEqual(keeps);
    expect(to.to(at(2), { keeps: two, things }).since).toEqual([]);
    expect(to.to(at(3), { keeps: [two[1]!], things }).since).toEqual(['no secret any more: I have the key']);
  });

  it('begins anew with what is fleeting in another place, or when the oldest moments go', () => {
    const to = shown();
    to.to(at(1), { keeps, things });
    const now = { keeps: [], things: [entry('oar', 'oar')] };
    const known = ['no secret any more: I have the key'];
    expect(to.to(at(2, 'the boat'), now)).toEqual({ first: { keeps, things: now.things }, since: known });
    expect(to.to(at(3, 'the boat', 2), { ...now, things }).first.things).toEqual(things);
  });

  it('is shown anew where too much has changed, and where time has gone back', () => {
    const to = shown();
    to.to(at(5), { keeps, things });
    const long = { keeps: [entry('key', 'k'.repeat(400))], things };
    expect(to.to(at(6), long)).toEqual({ first: { keeps: [], things }, since: [] });
    expect(to.to(at(2), { keeps, things })).toEqual({ first: { keeps, things }, since: [] });
  });
});
