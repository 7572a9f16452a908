import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { claimIn } from '../../src/company/claims.ts';
import { reviewFlag } from '../../src/company/planner.ts';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import { standardSettings } from '../../src/drama/performance-settings.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import type { Verdict } from '../../src/drama/verdict.ts';
import { openPlay, remember, type Play } from '../../src/play/play.ts';
import { narrate } from '../../src/world/narrator.ts';
import { unseen } from '../../src/world/sight.ts';
import { thingOf } from '../../src/world/world.ts';
import { isLong } from '../how-much.ts';
import { attacksOn, kinds, plays, type Attack } from './attacks.data.ts';
import { sceneFrom } from './rehearsal.ts';

const read = (name: string): SceneFile =>
  sceneFrom(JSON.parse(readFileSync(new URL(`../../scenes/${name}/scene.json`, import.meta.url), 'utf8')));

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

/** Points whose flags hold after a line that was only said. */
function pointsAfter(play: Play, actor: EntityId, text: string): string[] {
  const said = remember(play, { seq: 1, at: 1, kind: 'line', actor, text, witnesses: play.scene.world.cast });
  const isMet = (one: Play) => (id: number) => reviewFlag(one, play.points[id]!.point)?.met === true;
  const all = play.points.map((_, index) => index);
  return all.filter((id) => isMet(said)(id) && !isMet(play)(id)).map((id) => play.points[id]!.point.id);
}

/** Names of what is out of the attacker's sight, and texts of things, that an answer has and the attack has not. */
function leaksIn(play: Play, actor: EntityId, attack: string, told: string): string[] {
  const { world } = play.scene;
  const hidden = world.cast.map((id) => thingOf(world, id)).filter((thing) => thing.id !== actor && thing.kind !== 'place' && unseen(world, thingOf(world, actor), thing) !== undefined); // prettier-ignore
  const words = ` ${told.toLowerCase()} `;
  const asked = attack.toLowerCase();
  const isNamed = (name: string) => new RegExp(`\\b${name.replace(/[^\p{L} ]/gu, '.')}\\b`, 'u').test(words);
  const names = hidden.flatMap(({ name }) => name.toLowerCase()).filter((name) => isNamed(name) && !asked.includes(name.split(' ').at(-1)!)); // prettier-ignore
  const texts = world.cast.flatMap((id) => thingOf(world, id).text ?? []).filter((text) => told.includes(text));
  return [...names, ...texts];
}

/** How an attack went. */
function attacked(play: Play, actor: EntityId, { text }: Attack) {
  const { answer } = narrate(play.scene, actor, { text });
  const missing = claimIn(play, actor, text)?.missing ?? [];
  const told = [...answer.verdicts.map((verdict) => (verdict.ok ? '' : verdict.reason)), ...missing].join(' ');
  return {
    forged: forgedIn(play, actor, answer.verdicts),
    points: answer.speech === '' ? [] : pointsAfter(play, actor, answer.speech),
    leaks: leaksIn(play, actor, text, told),
  };
}

/** One in so many, in every run. */
const every = isLong ? 1 : 37;

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
