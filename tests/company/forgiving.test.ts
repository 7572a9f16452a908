import { describe, expect, it } from 'vitest';
import { Performance } from '../../src/company/performance.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { playNamed } from './rehearsal.ts';

const player = 'player:stranger';

/** What one of the company says after each of these lines of somebody in the café, played by a person. */
async function talk(as: string, to: string, lines: readonly string[], language = 'en'): Promise<string[]> {
  const clock = new SimulatedClock();
  const performance = Performance.open(playNamed('midnight-cafe'), { clock, settings: { seed: '7', language } });
  const [actor, other] = [entityId(`actor:${as}`), entityId(`actor:${to}`)];
  const pass = async (ms: number) => {
    const until = performance.play.now + ms;
    await clock.run(() => performance.play.now >= until);
  };
  performance.start();
  performance.takeRole(actor, player);
  await pass(30_000);
  const answers: string[] = [];
  for (const text of lines) {
    while (!performance.submit({ actor, player, text }).ok) await pass(500);
    const from = performance.play.seq;
    await pass(14_000);
    const said = performance.play.history
      .slice(0)
      .filter((moment) => moment.seq >= from && moment.kind === 'line' && moment.actor === other);
    answers.push(said.map((moment) => moment.text).join(' '));
  }
  performance.dispose();
  return answers;
}

describe('what was done to somebody', () => {
  it('is not forgotten in the next talk, and is named when it is forgiven or not', async () => {
    const [cry, answer, first, second, third] = await talk('theo', 'gus', [
      '(slaps Gus)',
      'Gus, how old are you?',
      'I am sorry, Gus.',
      'Please forgive me, Gus.',
      'Gus, how old are you?',
    ]);
    expect(cry).not.toBe('');
    expect(answer).toMatch(/struck me|slapped me|hit me|your hand/);
    expect(first).toMatch(/struck me|slapped me|hit me|feel it/);
    expect(`${first} ${second}`).toMatch(/It is over|no more of it/);
    expect(third).not.toMatch(/struck me|slapped me|hit me/);
  });

  it('is sent on to whom it was done to', async () => {
    const [, other] = await talk('theo', 'nadia', ['(slaps Gus)', 'I am sorry, Nadia.']);
    expect(other).toMatch(/Gus/);
  });

  it('is named in Chinese', async () => {
    const [, sorry] = await talk('theo', 'gus', ['（打了格斯一巴掌）', '对不起，格斯。'], 'zh');
    expect(sorry).toMatch(/打/);
  });
});
