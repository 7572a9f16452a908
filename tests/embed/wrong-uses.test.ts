import { afterEach, describe, expect, it } from 'vitest';
import type { Fact } from '../../src/drama/fact.ts';
import { Proscenium } from '../../src/embed/proscenium.ts';
import { ProsceniumError } from '../../src/embed/proscenium-options.ts';
import { Host } from './host.ts';

const hosts: Host[] = [];
afterEach(() => hosts.splice(0).forEach((host) => host.close()));
const openHost = (): Host => {
  const host = new Host();
  hosts.push(host);
  return host;
};

/** What somebody gets wrong who has not read the documents, and what they are told. */
const wrongOptions: readonly (readonly [Readonly<Record<string, unknown>>, RegExp])[] = [
  [{ scene: undefined }, /At scene: is missing: give the scene file/],
  [{ scene: 'elsinore.json' }, /At scene: wants an object, got "elsinore\.json"/],
  [{ scene: [] }, /At scene: wants an object, got a list/],
  [{ seed: Number.NaN }, /At seed: wants a number, or text/],
  [{ seed: { of: 1 } }, /At seed: wants a number, or text of at most 200 characters, got an object/],
  [{ seed: 'x'.repeat(300) }, /At seed: wants/],
  [{ player: 7 }, /At player: wants the id of a role/],
  [{ player: 'actor:nobody' }, /At player: there is no role "actor:nobody" in this play; there are actor:/],
  [{ player: 'actor:adda' }, /At player: there is no role "actor:adda" in this play; did you mean actor:ada\?/],
  [{ player: 'Ada' }, /At player: there is no role "Ada"/],
  [{ from: 'yesterday' }, /At from: wants what `save\(\)` gave/],
  [{ from: { facts: 'many' } }, /At from: wants what `save\(\)` gave/],
  [{ replay: 'yes' }, /At replay: wants true or false, got "yes"/],
  [{ speed: 0 }, /At speed: wants a number above 0, at most 1000; to hold the play use pause\(\), got 0/],
  [{ speed: -1 }, /At speed/],
  [{ speed: '2' }, /At speed: .* got "2"/],
  [{ speed: Number.POSITIVE_INFINITY }, /At speed/],
  [{ brain: { think: 1 } }, /At brain: wants a function, got an object/],
  [{ log: [] }, /At log: wants an object with append\(facts\)/],
  [{ log: console }, /At log: wants an object with append\(facts\)/],
  [{ keptFacts: 2.5 }, /At keptFacts: wants a whole number, 0 or more, got 2.5/],
  [{ keptFacts: 100 }, /At keptFacts: wants `log` as well: what does not stay in the page would be lost/],
  [{ settings: 'fast' }, /At settings: wants an object, got "fast"/],
  [{ settings: { patience: 3 } }, /At settings\.patience: there is no such setting; did you mean patienceMs\?/],
  [{ settings: { maxTurns: 0 } }, /At settings\.maxTurns: /],
  [{ settings: { lullMs: 'long' } }, /At settings\.lullMs: /],
  [{ settings: { advancer: 1 } }, /At settings\.advancer: /],
  [
    { settings: { case: 'the-gardener' } },
    /At settings\.case: there is no case "the-gardener" in this play; this play has none/,
  ],
  [{ settings: { language: 'tlh' } }, /At settings\.language: there is no language "tlh" in this play; there are en/],
  [{ havok: true }, /At havok: wants Havok itself, or \{ wasmUrl \} or \{ wasmBinary \}, got true/],
  [{ havok: { url: '/havok.wasm' } }, /At havok: wants Havok itself/],
  [{ props: [] }, /At props: wants an object, got a list/],
  [
    { props: { 'prop:cop': {} } },
    /At props\.prop:cop: there is no prop "prop:cop" in this play; did you mean prop:cup\?/,
  ],
  [{ props: { cup: {} } }, /At props\.cup: there is no prop "cup"/],
  [{ autoStart: 1 }, /At autoStart: wants true or false, got 1/],
  [{ adaptive: null }, /At adaptive: wants true or false, got null/],
  [{ voice: true }, /At voice: wants an object, its `speak`, if any, a function, got true/],
  [{ sound: 'on' }, /At sound: wants true or false, got "on"/],
  [{ headless: 'true' }, /At headless: wants true or false/],
  [{ level: [] }, /At level: wants \{ ground\?, solids\? \}, each a list of meshes/],
  [{ level: { ground: [] } }, /At level: wants/],
  [{ level: { floor: [] } }, /At level: wants/],
  [{ level: { solids: ['pillar'] } }, /At level: wants/],
  [{ origin: 37 }, /At origin: wants a node, or \{ x, y, z, yaw \} in numbers, got 37/],
  [{ origin: { yaw: '37' } }, /At origin: wants/],
  [{ origin: { angle: 37 } }, /At origin: wants/],
  [{ onFault: 'ignore' }, /At onFault: wants a function/],
  [{ onProgress: {} }, /At onProgress: wants a function/],
  [{ onTrouble: 1 }, /At onTrouble: wants a function/],
  [{ signal: new AbortController() }, /At signal: wants an AbortSignal, got an object/],
  [{ pauses: 10 }, /At pauses: wants an object with isDue\(\) and pause\(\)/],
  [{ tier: 'high' }, /At tier: wants one of plain, headset, middle, full, got "high"/],
  [{ tier: 2 }, /At tier: wants one of/],
  [{ set: 'none' }, /At set: wants true or false/],
  [{ light: 0 }, /At light: wants true or false/],
  [{ followSpot: 'no' }, /At followSpot: wants true or false/],
  [{ takeOver: 'all' }, /At takeOver: wants true or false/],
  [{ pickable: 'props' }, /At pickable: wants true or false/],
  [{ sculptor: 'fast' }, /At sculptor: wants what createSculptor\(\) gave/],
  [{ sead: 7 }, /At sead: there is no such option; did you mean seed\?/],
  [{ onprogress: () => 1 }, /At onprogress: there is no such option; did you mean onProgress\?/],
  [{ apiKey: 'sk-1' }, /At apiKey: there is no such option$/m],
  [{ constructor: 1 }, /At constructor: there is no such option/],
];

const failure = (wish: Promise<unknown>): Promise<unknown> =>
  wish.then(
    () => 'nothing was wrong',
    (reason: unknown) => reason,
  );

describe('options that are wrong', () => {
  it.each(
    wrongOptions.map(([options, says]) => [JSON.stringify(options) + says.source.slice(0, 20), options, says] as const),
  )('are named with what is wanted: %s', async (_, options, says) => {
    const host = openHost();
    const before = host.inventory();
    const error = await failure(host.open(options));
    expect(error).toBeInstanceOf(ProsceniumError);
    expect((error as ProsceniumError).code).toBe('options/wrong');
    expect((error as ProsceniumError).message).toMatch(says);
    expect(host.inventory()).toEqual(before);
  });

  it.each([undefined, null, 'elsinore', []])('are no options at all: %j', async (options) => {
    const error = await failure(Proscenium.createAsync(openHost().scene, options as never));
    expect(String(error)).toMatch(/createAsync\(scene, options\) wants options: at least \{ scene \}/);
  });

  it('are all told at once', async () => {
    const error = await failure(openHost().open({ tier: 'best', speed: -2, player: 3 } as never));
    expect((error as ProsceniumError).problems.map(({ path }) => path)).toEqual(['tier', 'speed', 'player']);
  });
});

describe('a scene that is gone', () => {
  it('takes no drama up', async () => {
    const host = openHost();
    host.scene.dispose();
    const error = await failure(host.open());
    expect((error as ProsceniumError).code).toBe('host/disposed');
  });

  it('is given up in the middle of building, with nothing left behind', async () => {
    const host = openHost();
    let pauses = 0;
    const pause = () => Promise.resolve(void (++pauses === 4 && host.scene.dispose()));
    const error = await failure(host.open({ pauses: { isDue: () => true, pause } }));
    expect((error as ProsceniumError).code).toBe('host/disposed');
    expect(pauses).toBe(4);
    expect([host.scene.meshes.length, host.scene.materials.length]).toEqual([0, 0]);
  });

  it('takes the drama in it with it', async () => {
    const host = openHost();
    const drama = await host.open({ player: 'actor:ada' });
    host.scene.dispose();
    expect(drama.say('Hello?')).toMatchObject({ ok: false, error: { code: 'over' } });
  });
});

describe('a drama that was disposed of', () => {
  const uses: readonly (readonly [string, (drama: Proscenium) => unknown])[] = [
    ['start', (drama) => drama.start()],
    ['advance', (drama) => drama.advance(100)],
    ['finish', (drama) => drama.finish()],
    ['props.bind', (drama) => drama.props.bind('prop:cup', {} as never)],
    ['props.load', (drama) => drama.props.load('prop:cup', '/cup.glb')],
    ['actors.bind', (drama) => drama.actors.bind('actor:ada', {} as never)],
    ['actors.load', (drama) => drama.actors.load('actor:ada', '/bea.glb')],
  ];

  it('says so, whatever is asked of it; what has happened can still be read', async () => {
    const drama = await openHost().open({ headless: true });
    await drama.advance(2000);
    const happened = drama.facts.length;
    drama.dispose();
    drama.dispose();
    for (const [name, use] of uses) {
      const error = await failure(Promise.resolve().then(() => use(drama)));
      expect(error, name).toMatchObject({ code: 'drama/disposed' });
    }
    drama.pause();
    drama.resume();
    expect(drama.save().facts).toHaveLength(happened);
  });
});

describe('a save', () => {
  it('holds everything from the first fact on, and goes on from there', async () => {
    const first = await openHost().open({ headless: true });
    await first.advance(6000);
    expect(first.facts[0]).toMatchObject({ seq: 0, type: 'play:opened' });
    const saved: unknown = JSON.parse(JSON.stringify({ mine: { gold: 3 }, drama: first.save() }));
    first.dispose();
    const again = await openHost().open({ headless: true, from: (saved as { drama: never }).drama });
    // What was under way when it was saved is broken off.
    expect(again.facts.slice(0, first.facts.length)).toEqual(first.facts);
    await again.advance(4000);
    expect(again.facts.length).toBeGreaterThan(first.facts.length + 2);
    expect(again.save().facts.map(({ seq }) => seq)).toEqual(again.facts.map((_, index) => index));
  });

  it('holds the latest only where the host keeps a log, and goes on behind what that has', async () => {
    const log: Fact[] = [];
    const append = (facts: readonly Fact[]) => Promise.resolve(void log.push(...facts));
    const first = await openHost().open({ headless: true, log: { append }, keptFacts: 5 });
    await first.advance(6000);
    const { facts } = first.save();
    expect(facts).toHaveLength(5);
    expect(facts.at(-1)?.seq).toBeGreaterThan(10);
    first.dispose();
    const [{ seq } = { seq: 0 }] = facts;
    expect(await failure(openHost().open({ headless: true, from: facts }))).toMatchObject({
      code: 'log/unreadable',
      message: expect.stringContaining(`begins with fact ${seq}: put those before it`) as string,
    });
    const from = [...log.slice(0, seq), ...facts];
    const again = await openHost().open({ headless: true, from, log: { append }, keptFacts: 20 });
    expect(again.play.now).toBe(first.play.now);
    await again.advance(4000);
    expect(again.facts).toHaveLength(20);
  });
});

describe('a mesh of ours', () => {
  it('is the mesh of somebody or something, and found by a ray only where the host asks for it', async () => {
    const host = openHost();
    const before = host.inventory();
    const plain = await host.open();
    const meshesOf = (entity: string) =>
      host.scene.meshes.filter((mesh) => plain.entityOf(mesh) === entity || mesh.name.startsWith(entity));
    const cup = meshesOf('prop:cup');
    expect(cup.length).toBeGreaterThan(0);
    expect(plain.entityOf(cup[0])).toBe('prop:cup');
    expect(plain.entityOf(undefined)).toBeUndefined();
    expect(host.scene.meshes.filter(({ isPickable }) => isPickable).map(({ name }) => name)).toEqual([]);
    const root = host.scene.transformNodes.find(({ name }) => name === 'prop:cup');
    expect(root?.metadata).toEqual({ proscenium: { entity: 'prop:cup' } });
    plain.dispose();
    const drama = await host.open({ pickable: true });
    const found = new Set(host.scene.meshes.filter(({ isPickable }) => isPickable).map((mesh) => drama.entityOf(mesh)));
    expect([...found]).toEqual(expect.arrayContaining(['prop:cup', 'actor:ada']));
    // So is that of who comes later.
    drama.world.spawn({ id: 'prop:idol', kind: 'prop', name: 'jade idol', at: { on: 'prop:table' } });
    drama.world.spawn({ id: 'actor:goblin', kind: 'actor', name: 'the goblin', at: 'place:parlour' });
    await host.frames(2);
    for (const id of ['prop:idol', 'actor:goblin']) {
      const shown = host.scene.meshes.some((mesh) => drama.entityOf(mesh) === id && mesh.isEnabled());
      expect(shown, id).toBe(true);
    }
    drama.dispose();
    // What is drawn with is let go at the next frame, all together.
    await host.frames(1);
    expect(host.inventory()).toEqual(before);
  });
});
