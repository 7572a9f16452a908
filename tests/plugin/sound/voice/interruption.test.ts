import { describe, expect, it } from 'vitest';
import { preparedStage } from '../../stage/prepared-stage.ts';
import { SimulatedClock } from '../../../../src/kit/clock.ts';
import { Performance } from '../../../../src/company/performance.ts';
import { entityId } from '../../../../src/drama/entity-id.ts';
import type { Fact } from '../../../../src/drama/fact.ts';
import { parlour } from '../../stage/parlour.ts';
import { ScriptedVoice } from './scripted-voice.ts';

const [ada, player] = [entityId('actor:ada'), 'tester'];

describe('a line with sound, broken off in the middle', () => {
  it('is silent at once, and the drama has the words that were heard', async () => {
    const prepared = await preparedStage(parlour());
    const clock = new SimulatedClock();
    const voice = new ScriptedVoice();
    const facts: Fact[] = [];
    const performance = Performance.open(parlour(), {
      clock,
      stage: (at, world) => prepared.open(at, world, 1, voice),
      settings: { maxTurns: 100 },
    });
    performance.onFact((fact) => facts.push(fact));
    performance.start();
    for (const { actor } of parlour().blueprint.profiles) performance.takeRole(actor, player);
    const pass = async (ms: number): Promise<void> => {
      for (let passed = 0; passed < ms; passed += 10) {
        await clock.advance(10);
        for (let turn = 0; turn < 4; turn++) await Promise.resolve();
      }
    };
    const text = 'I have kept silent all the evening about the vase and the cup';
    expect(performance.submit({ actor: ada, player, text }).ok).toBe(true);
    for (let waited = 0; voice.asked.length === 0 && waited < 100; waited++) await pass(50);
    voice.give(0, 300);
    const heard = (): string[] => facts.flatMap((fact) => (fact.type === 'word:spoken' ? [fact.text] : []));
    for (let waited = 0; heard().length < 4 && waited < 300; waited++) await pass(10);
    expect(voice.log).toHaveLength(1);

    const before = clock.now();
    performance.releaseRole(ada);
    for (let waited = 0; voice.log.length === 1 && waited < 100; waited++) await pass(10);
    expect(voice.log[1]).toMatch(/^stopped I have kept silent/);
    expect(clock.now() - before).toBeLessThanOrEqual(100);

    await pass(1_000);
    expect(facts.find((fact) => fact.type === 'line:ended')).toMatchObject({ actor: ada, cut: true });
    const [line] = performance.play.history.slice(0).filter(({ kind }) => kind === 'line');
    expect(line).toMatchObject({ actor: ada, text: 'I have kept silent', cut: true });
    performance.dispose();
  });
});
