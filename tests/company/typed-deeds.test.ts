import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { thingOf } from '../../src/world/world.ts';
import { saidIn, typeEvening } from './typed-evening.ts';

describe('what people do bends the plan', () => {
  it('nobody stabs a curtain somebody has stepped out from, nor speaks to it', async () => {
    const lines = ['(sneezes)', '…', '(steps out from behind the curtain)', 'Good evening, my lord.'];
    const { after, play } = await typeEvening({ play: 'elsinore', as: 'polonius', seed: '11', lines });
    const polonius = thingOf(play.scene.world, entityId('actor:polonius'));
    expect(polonius.at).toEqual({ in: 'place:closet' });
    const since = after
      .slice(2)
      .flat()
      .map(({ text }) => text)
      .join('\n');
    expect(since).not.toMatch(/stabs the curtain|talking to (?:a|my) curtain|in there|made a sound/);
  });

  it('what was taken and is handed back is acknowledged', async () => {
    const lines = ['(steals the dagger from Hamlet)', '(gives the dagger back to Hamlet)'];
    const { after } = await typeEvening({ play: 'elsinore', as: 'guest', seed: '3', lines });
    const answers = saidIn(after[1] ?? [], 'guest').filter((text) => text.startsWith('Hamlet'));
    expect(answers[0]).toMatch(/dagger|thank|kind|good to me/i);
  });

  it('whoever goes off with somebody’s things is missed by them', async () => {
    const lines = ['(steals the duck umbrella from Theo)', 'Nadia, a coffee please.', '(walks out of the café)'];
    const { after } = await typeEvening({ play: 'midnight-cafe', as: 'guest', seed: '7', lines });
    expect((after[2] ?? []).find(({ kind, deed }) => kind === 'deed' && deed)?.deed).toMatchObject({
      kind: 'leaving',
      victim: 'actor:theo',
      thing: 'prop:duck',
    });
  });

  it('whoever is falsely quoted before their face denies it', async () => {
    const lines = ['Theo, Gus says you are a coward and a cheat'];
    const { after } = await typeEvening({ play: 'midnight-cafe', as: 'guest', seed: '7', lines });
    const said = saidIn(after[0] ?? [], 'guest');
    expect(said.some((text) => text.startsWith('Theo'))).toBe(true);
    expect(said.find((text) => text.startsWith('Gus to you'))).toMatch(/said|my name|what I say|your words/);
  });

  it('a confession is heard by whoever looks into the crime', async () => {
    const lines = ['Bodley, I am the killer. I confess.'];
    const { after } = await typeEvening({ play: 'baker-street', as: 'guest', seed: '5', lines });
    expect(saidIn(after[0] ?? [], 'guest').some((text) => text.startsWith('Pell to you'))).toBe(true);
  });
});
