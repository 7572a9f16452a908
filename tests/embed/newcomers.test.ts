import { afterEach, describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import type { Proscenium } from '../../src/embed/proscenium.ts';
import { ProsceniumError, type ProsceniumOptions } from '../../src/embed/proscenium-options.ts';
import { hashPlay } from '../../src/play/play.ts';
import { replay } from '../../src/play/replay.ts';
import { parlourFile } from '../plugin/stage/parlour.ts';
import { Host } from './host.ts';

const hosts: Host[] = [];
afterEach(() => hosts.splice(0).forEach((host) => host.close()));

async function open(options: Partial<ProsceniumOptions> = {}): Promise<{ host: Host; drama: Proscenium }> {
  const host = new Host();
  hosts.push(host);
  const drama = await host.open({ headless: true, player: 'actor:ada', ...options });
  await drama.advance(200);
  return { host, drama };
}

const goblin = {
  id: 'actor:goblin',
  kind: 'actor',
  name: 'the goblin',
  pronouns: 'it',
  description: 'A small green goblin with a torn ear.',
  at: 'place:parlour',
} as const;

const idol = {
  id: 'prop:idol',
  kind: 'prop',
  name: 'jade idol',
  traits: ['portable'],
  at: { on: 'prop:table' },
} as const;

/** Lets it play until this is so, half a minute at most. */
async function until(drama: Proscenium, isSo: () => boolean): Promise<boolean> {
  for (let ms = 0; ms < 30_000 && !isSo(); ms += 200) await drama.advance(200);
  return isSo();
}

describe('somebody no scene file has', () => {
  it('comes on before those who are there, acts, is spoken to, and goes', async () => {
    const { drama } = await open();
    const fact = drama.world.spawn(goblin, {
      told: 'A goblin comes in at the door.',
      profile: {
        persona: 'A goblin who wants to be left alone.',
        lines: [{ says: 'Gold? I have none.', on: ['gold'] }],
      },
    });
    expect(fact).toMatchObject({ type: 'event:told', cause: 'host', witnesses: ['actor:ada', 'actor:bruno'] });
    expect(drama.world.get('actor:goblin')).toMatchObject({ kind: 'actor', place: 'place:parlour' });
    const body = drama.stage.actors.get(entityId('actor:goblin'));
    expect(body?.isOnStage).toBe(true);
    await drama.advance(3000);
    expect(drama.debug.disagreements()).toEqual([]);
    drama.player?.say('Goblin, where is the gold?', { to: entityId('actor:goblin') });
    const answers = () =>
      [...drama.play.history].filter(({ kind, actor }) => kind === 'line' && actor === 'actor:goblin');
    expect(await until(drama, () => answers().length > 0)).toBe(true);
    expect(answers()[0]?.text).toContain('I have none');
    drama.world.remove('actor:goblin', { told: 'The goblin is gone.' });
    await drama.advance(200);
    expect(body?.isOnStage).toBe(false);
    expect(drama.debug.disagreements()).toEqual([]);
  });

  it('comes to stand where the host says', async () => {
    const { drama } = await open({ scene: parlourFile });
    const { x, y, z } = drama.stage.rooms.middleOf(entityId('place:hall'));
    drama.world.spawn({ ...goblin, at: 'place:hall' }, { stand: { x: x + 0.5, y, z, yaw: 1 } });
    const { position, yaw } = drama.stage.actors.get(entityId('actor:goblin'))!.stand;
    expect([position.x - x, position.z - z, yaw].map((value) => Math.round(value * 100) / 100)).toEqual([0.5, 0, 1]);
  });
});

describe('a thing no scene file has', () => {
  it('lies where it is put, and is known by its name: somebody takes it', async () => {
    const { drama } = await open();
    const fact = drama.world.spawn(idol, { told: 'A jade idol stands on the table.', shown: { form: 'vase' } });
    expect(fact.witnesses).toContain('actor:ada');
    expect(drama.stage.props.all.get(entityId('prop:idol'))?.form).toBe('vase');
    expect(drama.debug.disagreements()).toEqual([]);
    drama.player?.say('(takes the jade idol)');
    const has = () => JSON.stringify(drama.world.get('prop:idol')?.at) === '{"heldBy":"actor:ada"}';
    expect(await until(drama, has)).toBe(true);
    expect(drama.debug.disagreements()).toEqual([]);
  });
});

describe('what came later', () => {
  it('is kept in the log: saved, taken up, shown again and gone back behind', async () => {
    const { host, drama } = await open();
    const start = drama.facts.length;
    drama.world.spawn(idol);
    drama.world.spawn(goblin, { told: 'A goblin comes in.', looks: { heightMeters: 1.4 } });
    await drama.advance(1500);
    const saved = JSON.parse(JSON.stringify(drama.save())) as ReturnType<Proscenium['save']>;
    expect(hashPlay(replay(saved.facts).play!)).toBe(hashPlay(drama.play));
    drama.dispose();
    const again = await host.open({ headless: true, from: saved });
    expect(again.world.get('prop:idol')?.at).toEqual({ on: 'prop:table' });
    await again.advance(500);
    expect(again.debug.disagreements()).toEqual([]);
    again.dispose();
    const shown = await host.open({ headless: true, from: saved, replay: true });
    shown.playback?.seek(saved.facts.length);
    expect(shown.stage.actors.get(entityId('actor:goblin'))?.isOnStage).toBe(true);
    shown.playback?.seek(start);
    expect(shown.stage.actors.get(entityId('actor:goblin'))?.isOnStage).toBe(false);
    expect(shown.world.get('actor:goblin')).toBeUndefined();
    expect(shown.debug.disagreements()).toEqual([]);
  });

  it('is refused in a sentence, and nothing has changed', async () => {
    const { drama } = await open();
    const before = drama.facts.length;
    const { world } = drama;
    const wrong: readonly (readonly [() => unknown, RegExp])[] = [
      [() => world.spawn(undefined as never), /At entity/],
      [() => world.spawn({ ...goblin, id: 'goblin' }), /At entity\.id: expected an id/],
      [() => world.spawn({ ...goblin, id: 'actor:bruno' }), /At entity\.id: "actor:bruno" is there already: move\(\)/],
      [() => world.spawn({ ...goblin, kind: 'place' as never }), /At entity\.kind: places are there from the start/],
      [() => world.spawn({ ...goblin, at: 'place:hell' }), /At entity\.at\.in: no entity "place:hell"/],
      [() => world.spawn({ ...goblin, at: { heldBy: 'prop:table' } }), /At entity\.at\.heldBy: expected actor/],
      [() => world.spawn({ ...idol, at: undefined as never }), /At entity\.at: is missing/],
      [() => world.spawn({ ...idol, traits: ['heavy' as never] }), /At entity\.traits\.0/],
      [() => world.spawn(goblin, { profile: { persona: 'x', goals: 1 } }), /At profile: unknown key "goals"/],
      [
        () => world.spawn(goblin, { profile: { relationships: { 'actor:nobody': 'an enemy' } } }),
        /At profile\.relationships\.actor:nobody: no entity/,
      ],
      [() => world.spawn(goblin, { looks: { heightMeters: 9 } }), /At looks\.heightMeters/],
      [() => world.spawn(goblin, { stand: { x: Number.NaN, y: 0, z: 0 } }), /At stand\.x/],
      [() => world.spawn(goblin, { place: 'prop:cup' }), /At place: prop:cup is no place/],
    ];
    for (const [work, message] of wrong) {
      expect(work).toThrow(ProsceniumError);
      expect(work).toThrow(message);
    }
    expect(drama.facts.length).toBe(before);
    expect(world.get('actor:goblin')).toBeUndefined();
  });
});
