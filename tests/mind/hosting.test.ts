import { describe, expect, it } from 'vitest';
import { Performance } from '../../src/company/performance.ts';
import type { FactOf } from '../../src/drama/fact.ts';
import { guestId } from '../../src/drama/guest.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { says } from '../../src/mind/tongues/tongues.ts';
import { plays, sceneWithGuest } from '../drama/moments.ts';

const evenings = [...plays.map((name) => ({ name, language: 'en' })), { name: 'midnight-cafe', language: 'zh' }];

describe.each(evenings)('a stranger in $name in $language', ({ name, language }) => {
  it('is asked who they are, and given something to do once they have said so', async () => {
    const clock = new SimulatedClock();
    const settings = { seed: '1', ...(language === 'en' ? {} : { language }) };
    const performance = Performance.open(sceneWithGuest(name, { language }), { clock, settings });
    const toGuest: FactOf<'line:begun'>[] = [];
    performance.onFact((fact) => {
      if (fact.type === 'line:begun' && fact.to === guestId) toGuest.push(fact);
    });
    performance.start();
    performance.takeRole(guestId, 'somebody');
    await clock.run(() => toGuest.length > 0 || performance.play.now > 90_000);
    expect(performance.play.now, 'noticed').toBeLessThan(60_000);
    const host = toGuest[0]?.actor;
    const text = language === 'zh' ? '我叫阿达，路过进来的。' : 'My name is Ada. I came in out of the rain.';
    expect(performance.submit({ actor: guestId, player: 'somebody', text, ...(host ? { to: host } : {}) }).ok).toBe(
      true,
    );
    const from = performance.play.now;
    const said = (): readonly string[] => [...performance.play.history].map((moment) => moment.text);
    await clock.run(() => said().some((line) => says('errand', line)) || performance.play.now > from + 120_000);
    expect(performance.play.now - from, said().slice(-12).join('\n')).toBeLessThan(90_000);
    // Nobody is sent for what is another's.
    const { file, history } = performance.play;
    const errand = [...history].findLast(({ kind, text: words }) => kind === 'line' && says('errand', words));
    const anothers = file.entities.filter(
      ({ kind, name: thing, ...one }) =>
        kind === 'prop' && 'owner' in one && one.owner && one.owner !== errand?.actor && errand?.text.includes(thing),
    );
    expect(anothers.map(({ id }) => id)).toEqual([]);
    performance.dispose();
  });
});

it('is sent for nothing by who saw them strike somebody', async () => {
  const clock = new SimulatedClock();
  const performance = Performance.open(sceneWithGuest('midnight-cafe', { language: 'en' }), {
    clock,
    settings: { seed: '1' },
  });
  const ask = (text: string) => performance.submit({ actor: guestId, player: 'somebody', text });
  performance.start();
  performance.takeRole(guestId, 'somebody');
  const isOver = (at: number): boolean => performance.play.now > at;
  await clock.run(() => isOver(20_000));
  expect(ask('My name is Ada. I came in out of the rain.').ok).toBe(true);
  await clock.run(() => isOver(30_000));
  expect(ask('(slaps Gus)').ok).toBe(true);
  await clock.run(() => isOver(170_000));
  const said = [...performance.play.history].map(({ text }) => text);
  expect(said.filter((line) => says('errand', line))).toEqual([]);
  performance.dispose();
});
