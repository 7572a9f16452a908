import { describe, expect, it } from 'vitest';
import { entityId, type EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import { isLong } from '../../how-much.ts';
import { frameMs, LensWalk, type View } from './lens-walk.ts';
import { does, giveAndSee, withinEyes } from './own-deeds.ts';
import { touchAndSee } from './touches.ts';

const [nadia, gus, theo] = ['actor:nadia', 'actor:gus', 'actor:theo'].map(entityId) as [EntityId, EntityId, EntityId];
const polonius = entityId('actor:polonius');
/** A head has come round after so long. */
const comesRoundMs = 900;

const isDead = (walk: LensWalk): boolean => walk.drama.stage.actors.get(polonius)?.thing.state.dead === true;

/** Goes on for a while and says for how long somebody's face was not in the picture. */
async function unseenMs(walk: LensWalk, view: View, whom: readonly EntityId[], seconds: number): Promise<number> {
  let unseen = 0;
  for (let ms = 0; ms < seconds * 1000; ms += frameMs) {
    await walk.frame();
    const faces = whom.flatMap((id) => walk.eyesOf(id) ?? []);
    if (!walk.shows(view, faces)) unseen += frameMs;
  }
  return unseen;
}

/** A telling that names the dead turns whoever has looked away to them, though it names a thing before. */
async function expectShownWhenNamed(walk: LensWalk): Promise<void> {
  for (let frame = 0; frame < 300; frame++) await walk.frame();
  await walk.lookAwayFrom(walk.eyesOf(polonius) ?? walk.self.eyes);
  expect(await unseenMs(walk, 'eyes', [polonius], 0.2)).toBe(200);
  const narration = 'The curtain is in rags, and Polonius lies before it.';
  const told = { type: 'event:told', cause: 'result', narration, changes: [], witnesses: [walk.role] };
  walk.rig.follow({ ...told, seq: 0, at: 0 } as unknown as Fact);
  expect(await unseenMs(walk, 'eyes', [polonius], 1.8)).toBeLessThan(comesRoundMs);
}

describe('the lens on a phone that is held', () => {
  it('turns over the shoulder to whom a drawn curtain lays bare, and stays there', async () => {
    const walk = await LensWalk.open('elsinore', 'actor:gertrude', 'held');
    walk.letPlay();
    for (let frame = 0; frame < 150; frame++) await walk.frame();
    expect(await does(walk, '(draws the curtain)')).toBe(true);
    expect(await unseenMs(walk, 'shoulder', [polonius], 4)).toBeLessThan(comesRoundMs);
    // Whoever speaks then is turned to; never the floor between them.
    const anybody = [polonius, entityId('actor:hamlet')].flatMap((id) => id ?? []);
    expect(await unseenMs(walk, 'shoulder', anybody, 5)).toBeLessThan(2 * comesRoundMs);
    walk.drama.dispose();
  });

  const struckOrLaidBare = [
    ['actor:hamlet', 'held', '(draws the dagger and stabs the curtain) A rat!', 'hurt'],
    ['actor:guest', 'lying', '(pulls the curtain aside) Come out, whoever you are!', 'revealed'],
  ] as const;
  it.each(struckOrLaidBare.slice(0, isLong ? 2 : 1))(
    'stays with whom a deed of %s has struck or laid bare, whatever is said then',
    async (as, format, text, what) => {
      const walk = await LensWalk.open('elsinore', as, format);
      walk.letPlay();
      walk.rig.view = 'eyes';
      for (let frame = 0; frame < 150; frame++) await walk.frame();
      const isDone = () =>
        walk.facts.some(
          (fact) => fact.type === 'action:ruled' && fact.verdict.changes.some(({ property }) => property === what),
        );
      expect(walk.drama.player?.say(text).ok).toBe(true);
      for (let frame = 0; frame < 500 && !isDone(); frame++) await walk.frame();
      expect(isDone()).toBe(true);
      expect(await unseenMs(walk, 'eyes', [polonius], what === 'hurt' ? 8 : 4)).toBeLessThan(comesRoundMs);
      expect(isDead(walk)).toBe(what === 'hurt');
      if (what === 'hurt') await expectShownWhenNamed(walk);
      walk.drama.dispose();
    },
  );

  it('has whom one throws at, whom one hits, both hands and the whole face of whom one gives to', async () => {
    const walk = await LensWalk.open('midnight-cafe', 'actor:theo', 'held');
    walk.letPlay();
    walk.rig.view = 'eyes';
    for (let frame = 0; frame < 150; frame++) await walk.frame();
    const faults: string[] = [];
    // The cup is taken first, and then thrown.
    expect(await does(walk, '(throws the coffee at Gus)', gus)).toBe(true);
    const isThrown = () =>
      walk.facts.some(
        (fact) => fact.type === 'action:ruled' && typeof fact.action === 'object' && fact.action.verb === 'throw',
      );
    for (let frame = 0; frame < 500 && !isThrown(); frame++) {
      await walk.frame();
      for (const id of withinEyes(walk)) faults.push(`within ${id}`);
    }
    const eyes = walk.eyesOf(gus);
    expect(eyes && walk.shows('eyes', [eyes]), walk.whereIs('eyes', gus)).toBe(true);
    expect(await unseenMs(walk, 'eyes', [gus], 2)).toBe(0);
    faults.push(...((await giveAndSee(walk, '(gives the duck umbrella to Nadia)', nadia)) ?? ['not given']));
    faults.push(...((await touchAndSee(walk, '(punches Gus)', gus)) ?? ['not hit']));
    expect([...new Set(faults)]).toEqual([]);
    walk.drama.dispose();
  });

  it('comes up from what has been taken to somebody', async () => {
    const walk = await LensWalk.open('midnight-cafe', 'actor:guest', 'held');
    walk.letPlay();
    walk.rig.view = 'eyes';
    for (let frame = 0; frame < 150; frame++) await walk.frame();
    expect(await does(walk, '(takes the cake box)')).toBe(true);
    expect(await unseenMs(walk, 'eyes', [nadia, gus, theo], 3)).toBeLessThan(comesRoundMs);
    walk.drama.dispose();
  });
});
