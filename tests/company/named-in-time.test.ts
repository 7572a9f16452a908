import { expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { Performance } from '../../src/company/performance.ts';
import { isLong } from '../how-much.ts';
import { playNamed } from './rehearsal.ts';

const pell = entityId('actor:pell');
const player = 'player:pell';
/** As a newcomer typed them, each after what came of the one before: the last comes as the play loses its patience. */
const lines = [
  "My dear, I am so very sorry. You needn't be calm on my account. Tell me, when did you last see your uncle alive?",
  'Doctor, you dined here. Who sat at table tonight, and did anybody quarrel?',
  'Bodley, would you bring this poor girl a brandy, please?',
  '(kneels beside Harbottle and studies his hand)',
  'There are two glasses on that desk, Mr Strake. Was one of them yours?',
  'Cecily, it was you I asked just now, child. When did you last see him living?',
  'Bodley, you know that voice perfectly well. Whose was it?',
  "What were you and your uncle quarrelling about at nine, Cecily? I shan't judge you for it.",
  '(picks up the second glass and sniffs it)',
  'Mr Strake, there is a cheque for four thousand pounds in your name, torn in two. Show me your cuffs, please.',
  'Doctor, the coffee you drank at ten: did it make you sleepy? Somebody has left one cup full.',
  "(takes Cecily's hand) Whatever happens tonight, I'll not let you be blamed for a hard word at dinner.",
  'You say you took coffee at half past ten, Mr Strake. Where were you before that, at ten, when somebody shouted "Not another penny"?',
  "Bodley, hold out the lamp. (looks at Strake's left cuff)",
  "Dora, dear, whoever you saw in the passage, I give you my word it shan't cost you your place.",
  "I'll give you a signature, Mr Strake: it is on the cheque he tore up in your face. You struck him, and then you set that clock on and stopped it, so that you might be drinking coffee when he died.",
];

it.runIf(isLong)('a question is not closed over somebody who is naming the murderer', async () => {
  const clock = new SimulatedClock();
  const performance = Performance.open(playNamed('baker-street'), { clock, settings: { seed: '207', language: 'en' } });
  let how = '';
  performance.onFact((fact) => {
    if (fact.type === 'point:reached' && fact.point === 'the-accusation') ({ how } = fact);
  });
  performance.start();
  performance.takeRole(pell, player);
  const pass = async (ms: number): Promise<void> => {
    const until = performance.play.now + ms;
    await clock.run(() => performance.play.now >= until);
  };
  await pass(15_000);
  for (const text of lines) {
    while (!performance.submit({ actor: pell, player, text }).ok) await pass(500);
    const from = performance.play.seq;
    const begun = performance.play.now;
    const isHeard = () => performance.play.history.slice(0).some(({ seq, actor }) => seq >= from && actor === pell);
    await clock.run(() => isHeard() || performance.play.now - begun > 20_000);
    await pass(7_000);
    await clock.run(() => performance.play.floor.turns.length === 0 || performance.play.now - begun > 40_000);
  }
  performance.dispose();
  expect(how).toBe('played');
});
