import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Usher } from '../../../src/app/auditorium/usher.ts';
import type { Due } from '../../../src/app/captions/narration.ts';
import type { Show } from '../../../src/app/show/show.ts';
import type { Language } from '../../../src/app/words/words.ts';
import { Performance } from '../../../src/company/performance.ts';
import { entityId, type EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import { SimulatedClock } from '../../../src/kit/clock.ts';
import { step } from '../../../src/play/step.ts';
import { sceneFrom } from '../../company/rehearsal.ts';

const cafe = sceneFrom(
  JSON.parse(readFileSync(new URL('../../../scenes/midnight-cafe/scene.json', import.meta.url), 'utf8')),
);

/** What somebody is told as their play begins. */
function toldTo(witness: EntityId, language: Language): string {
  const performance = Performance.open(cafe, { clock: new SimulatedClock(), settings: { seed: '5', language } });
  performance.start();
  const told: string[] = [];
  const show = { play: performance.play, picture: undefined } as unknown as Show;
  new Usher({ show, language, witness, tell: (text) => told.push(text) }).recap();
  return told.join(' ');
}

it('tells whoever takes an evening up again how far it has come, and what was said last', () => {
  const theo = entityId('actor:theo');
  const performance = Performance.open(cafe, { clock: new SimulatedClock(), settings: { seed: '5', language: 'en' } });
  performance.start();
  const said = { kind: 'line', actor: theo, text: 'Not here.', witnesses: [theo] };
  const play = { ...performance.play, history: [said] };
  const told = (witness: EntityId | undefined): string => {
    const texts: string[] = [];
    const show = { play, facts: [{ at: 134_000 }], picture: undefined } as unknown as Show;
    new Usher({ show, language: 'en', witness, tell: (text) => texts.push(text) }).takeUp();
    return texts.join(' ');
  };
  expect(told(theo)).toMatch(/^The play goes on from 2:14\. Last, Theo: Not here\. .*You are Theo/);
  expect(told(entityId('actor:lin'))).toMatch(/^The play goes on from 2:14\. .*You are Mrs Lin/);
  expect(told(undefined)).toBe('The play goes on from 2:14. Last, Theo: Not here.');
});

it('tells whoever is alone where one gets from there, those places first where somebody is', () => {
  const [lin, theo] = [entityId('actor:lin'), entityId('actor:theo')];
  expect(toldTo(lin, 'en')).toMatch(/On your mind: .* Nobody else is here\. From here one gets to .*\.$/);
  expect(toldTo(lin, 'zh')).toMatch(/这里没有别人。从这里可以去.+。$/);
  expect(toldTo(theo, 'en')).not.toContain('Nobody else');
});

it('introduces who speaks while they are seen, not long after, and not the dead', () => {
  const [theo, nadia] = [entityId('actor:theo'), entityId('actor:nadia')];
  const performance = Performance.open(cafe, { clock: new SimulatedClock(), settings: { seed: '5', language: 'en' } });
  performance.start();
  const facts = [{ at: 1000 }];
  let isSeen = false;
  const picture = { head: (id: EntityId) => (id === nadia ? { isSeen } : undefined) };
  const show = { play: performance.play, facts, picture };
  let due: (() => Due) | undefined;
  const tell = (_text: string, when?: () => Due): void => void (due = when);
  const usher = new Usher({ show: show as unknown as Show, language: 'en', witness: theo, tell });
  usher.follow({ type: 'line:begun', actor: nadia, at: 1000, witnesses: [theo, nadia] } as unknown as Fact);
  expect(due?.(), 'over the face of somebody else').toBe('later');
  isSeen = true;
  expect(due?.()).toBe('now');
  facts.push({ at: 14_000 });
  expect(due?.(), 'long after').toBe('never');
  facts.pop();
  const { play } = performance;
  const dies = { type: 'event:told', cause: 'accident', changes: [{ entity: nadia, property: 'dead', value: true }] };
  show.play = step(play, { ...dies, seq: play.seq, at: 1100, narration: '', witnesses: [] } as unknown as Fact)[0];
  expect(due?.(), 'dead').toBe('never');
});
