import { describe, expect, it } from 'vitest';
import { howToAsk } from '../../src/company/whose-moment.ts';
import { partId } from '../../src/drama/prose.ts';
import type { Listener } from '../../src/mind/brain.ts';
import { heard, listening } from '../mind/listening.ts';
import { ada, bruno, clara } from '../play/house-scene.ts';

const toAda = { event: heard('Where were you?', { to: ada, by: clara }) };
const Ada = (context: Partial<Listener['context']> = {}, more: Partial<Listener> = {}) =>
  listening({ actor: ada, name: 'Ada', ...context }, {}, { ...toAda, ...more });
const Bruno = (context: Partial<Listener['context']> = {}, more: Partial<Listener> = {}) =>
  listening({ actor: bruno, name: 'Bruno', ...context }, {}, { ...toAda, ...more });
const beat = { id: partId.parse('a-beat'), actor: bruno, plays: ['Well.'], hint: 'Well.' };
const cue = { kind: 'instruction' as const, beat: beat.id, text: 'Now.', seq: 3 };
const names = (listeners: readonly Listener[]) => listeners.map(({ context }) => context.name);

describe('whose moment it is', () => {
  it('is theirs who were spoken to, while the plan has nothing for others', () => {
    const asked = howToAsk([Ada(), Bruno()]);
    expect(asked.first?.context.name).toBe('Ada');
    expect(names(asked.together)).toEqual(['Bruno']);
    expect(howToAsk([Ada(), Bruno({}, { next: beat })]).first).toBeUndefined();
    expect(howToAsk([Ada({}, { event: undefined }), Bruno()]).first).toBeUndefined();
  });

  it('is theirs who have a direction, and before that theirs for whom a person waits', () => {
    expect(howToAsk([Ada(), Bruno({ cue })]).first?.context.name).toBe('Bruno');
    const owes = { about: 2, from: clara, isOwn: true };
    expect(howToAsk([Ada({ owes }), Bruno({ cue })]).first?.context.name).toBe('Ada');
    expect(howToAsk([Ada({ owes }), Bruno({ owes })]).first).toBeUndefined();
  });

  it('is theirs who are asked alone', () => {
    expect(howToAsk([Bruno()]).first?.context.name).toBe('Bruno');
  });

  it('is one person’s where they alone have a part in it', () => {
    const planned = [Ada({}, { event: undefined }), Bruno({}, { event: undefined, next: beat })];
    expect(howToAsk(planned).first?.context.name).toBe('Bruno');
    const spokenTo = [Ada(), Bruno({}, { next: beat })];
    expect(howToAsk(spokenTo).first).toBeUndefined();
    // What was said before a long silence asks nobody any more.
    expect(howToAsk(spokenTo, 'lull').first?.context.name).toBe('Bruno');
  });

  it('lets nobody know who hides: they are asked apart, or keep still', () => {
    const asked = howToAsk([Ada({}, { event: undefined }), Bruno({ hidden: true })]);
    expect([names(asked.together), names(asked.apart), names(asked.still)]).toEqual([['Ada'], [], ['Bruno']]);
    const planned = howToAsk([Ada({}, { event: undefined }), Bruno({ hidden: true }, { next: beat })]);
    expect([names(planned.together), names(planned.apart), names(planned.still)]).toEqual([['Ada'], ['Bruno'], []]);
  });
});
