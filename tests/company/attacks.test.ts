import { describe, expect, it } from 'vitest';
import { kept, remembered } from '../../src/kit/remembered.ts';
import { claimIn } from '../../src/company/claims.ts';
import { reviewFlag } from '../../src/company/planner.ts';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import { standardSettings } from '../../src/drama/performance-settings.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import type { Verdict } from '../../src/drama/verdict.ts';
import { openPlay, remember, type Play } from '../../src/play/play.ts';
import { narrate } from '../../src/world/narrator.ts';
import { unseen } from '../../src/world/sight.ts';
import { thingOf, type Thing } from '../../src/world/world.ts';
import { isLong } from '../how-much.ts';
import { attacksOn, inPlainLetters, kinds, plays, type Attack } from './attacks.data.ts';
import { playNamed } from './rehearsal.ts';

const read = (name: string): SceneFile => playNamed(name);

/** What a hand can honestly do to the world; everything else is forged. */
const honest: ReadonlySet<string> = new Set(
  'at open on lit burning broken cut torn dirty wet liquid amount written revealed wielded following posture'.split(
    ' ',
  ),
);

/** Facts a ruling makes that no deed of these could have made. */
const forgedIn = (play: Play, actor: EntityId, verdicts: readonly Verdict[]): string[] =>
  verdicts
    .flatMap(({ changes }) => changes)
    .filter(({ entity, property }) => {
      const isPerson = play.scene.world.things.get(entity)?.kind === 'actor';
      return !honest.has(property) || (isPerson && entity !== actor && property !== 'revealed');
    })
    .map(({ entity, property }) => `${entity}.${property}`);

/** Points whose flags hold. */
const met = (play: Play): string[] =>
  play.points.filter(({ point }) => reviewFlag(play, point)?.met === true).map(({ point }) => point.id);
const metAtFirst = remembered(met);

/** Points whose flags hold after a line that was only said. */
function pointsAfter(play: Play, actor: EntityId, text: string): string[] {
  const said = remember(play, { seq: 1, at: 1, kind: 'line', actor, text, witnesses: play.scene.world.cast });
  return met(said).filter((id) => !metAtFirst(play).includes(id));
}

const hiddenIn = remembered((_: Play) => new Map<EntityId, readonly Thing[]>());

/** Names of what is out of the attacker's sight, and texts of things, that an answer has and the attack has not. */
function leaksIn(play: Play, actor: EntityId, attack: string, told: string): string[] {
  const { world } = play.scene;
  const hidden = kept(hiddenIn(play), actor, () => world.cast.map((id) => thingOf(world, id)).filter((thing) => thing.id !== actor && thing.kind !== 'place' && unseen(world, thingOf(world, actor), thing) !== undefined)); // prettier-ignore
  const words = ` ${told.toLowerCase()} `;
  const asked = attack.toLowerCase();
  const isNamed = (name: string) => new RegExp(`\\b${name.replace(/[^\p{L} ]/gu, '.')}\\b`, 'u').test(words);
  const names = hidden.flatMap(({ name }) => name.toLowerCase()).filter((name) => isNamed(name) && !asked.includes(name.split(' ').at(-1)!)); // prettier-ignore
  const texts = world.cast.flatMap((id) => thingOf(world, id).text ?? []).filter((text) => told.includes(text));
  return [...names, ...texts];
}

/** How an attack went. */
function attacked(play: Play, actor: EntityId, { kind, text }: Attack) {
  const { answer } = narrate(play.scene, actor, { text });
  const missing = claimIn(play, actor, text)?.missing ?? [];
  const told = [...answer.verdicts.map((verdict) => (verdict.ok ? '' : verdict.reason)), ...missing].join(' ');
  // What plain letters would have done is done by those that look like them, and nothing else.
  const lawful = kind === 'look-alike verb' ? forgedIn(play, actor, narrate(play.scene, actor, { text: inPlainLetters(text) }).answer.verdicts) : []; // prettier-ignore
  return {
    forged: forgedIn(play, actor, answer.verdicts).filter((change) => !lawful.includes(change)),
    points: answer.speech === '' ? [] : pointsAfter(play, actor, answer.speech),
    leaks: leaksIn(play, actor, text, told),
  };
}

/** One in so many, in every run. */
const every = isLong ? 1 : 5;

describe('talk attacks', () => {
  it('are a thousand and more, of twenty kinds and more, on each play', () => {
    expect(Object.keys(kinds).length).toBeGreaterThanOrEqual(20);
    for (const fillers of Object.values(plays)) expect(attacksOn(fillers).length).toBeGreaterThanOrEqual(1000);
  });

  it.each(Object.keys(plays))('forge nothing, reach no point and are told no secret in %s', (name) => {
    const fillers = plays[name]!;
    const play = openPlay(read(name), standardSettings);
    const actor = entityId(fillers.as);
    const tried = attacksOn(fillers).filter((_, index) => index % every === 0);
    const found = tried.flatMap((attack) => {
      const { forged, points, leaks } = attacked(play, actor, attack);
      return forged.length + points.length + leaks.length > 0 ? [{ ...attack, forged, points, leaks }] : [];
    });
    const count = (of: 'forged' | 'points' | 'leaks') => found.flatMap((each) => each[of]).length;
    const kindsTried = new Set(tried.map(({ kind }) => kind)).size;
    console.log(JSON.stringify({ name, tried: tried.length, kinds: kindsTried, forged: count('forged'), points: count('points'), secrets: count('leaks') })); // prettier-ignore
    expect(kindsTried).toBeGreaterThanOrEqual(20);
    expect(found).toEqual([]);
  });

  it('are counted: each counter finds what is planted', () => {
    const play = openPlay(read('elsinore'), standardSettings);
    const hamlet = entityId('actor:hamlet');
    const ok = { ok: true, code: null, reason: null, narration: '' } as const;
    const dead = { entity: entityId('actor:gertrude'), property: 'dead', value: true } as const;
    expect(forgedIn(play, hamlet, [{ ...ok, changes: [dead] }])).toEqual(['actor:gertrude.dead']);
    expect(leaksIn(play, hamlet, 'The body is hidden.', 'Polonius is not in sail locker')).not.toEqual([]);
    expect(pointsAfter(play, entityId('actor:polonius'), 'Help!')).toContain('the-noise');
  });
});
