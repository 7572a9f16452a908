import { describe, expect, it } from 'vitest';
import type { Fact } from '../../src/drama/fact.ts';
import { canAct, nameOf, worldOf } from '../../src/play/play.ts';
import { affordancesOf } from '../../src/world/affordances.ts';
import { rehearse } from '../company/rehearsal.ts';
import { isLong } from '../how-much.ts';
import { firstActOf } from '../one-act.ts';
import { plays, sceneWithGuest } from './moments.ts';

/** A key of the jukebox, and no word of English. */
const latin = (text: string): boolean => /\p{Script=Latin}{2,}/u.test(text);

function toldIn(fact: Fact): string[] {
  if (fact.type === 'action:ruled') return [fact.verdict.narration, fact.verdict.reason ?? ''];
  return 'narration' in fact && typeof fact.narration === 'string' ? [fact.narration] : [];
}

describe.each(isLong ? plays : plays.slice(0, 2))('an evening of %s in Chinese', (name) => {
  it('tells, titles, names and offers in Chinese', async () => {
    const scene = sceneWithGuest(name, { language: 'zh' });
    const { facts, play } = await rehearse(isLong || name === 'baker-street' ? scene : firstActOf(scene), {
      settings: { seed: '1', language: 'zh' },
    });
    const told = facts.flatMap(toldIn).filter((text) => text !== '');
    const lines = [...play.history].flatMap(({ kind, text }) => (kind === 'line' ? [text] : []));
    const { title, about = '', acts } = play.blueprint;
    const titles = [title, about, ...acts.flatMap((act) => [act.title, ...act.scenes.map((scene) => scene.title)])];
    const world = worldOf(play);
    const names = world.cast.map((id) => nameOf(play, id));
    const able = [...play.profiles.keys()].filter((id) => canAct(play, id)).slice(0, 2);
    const offers = able.flatMap((actor) =>
      world.cast.slice(0, 24).flatMap((id) => affordancesOf(play.scene, actor, id, { language: 'zh' })),
    );
    const cues = facts.flatMap((fact) => (fact.type === 'cue:given' ? [fact.text] : []));
    const endings = (play.blueprint.endings ?? []).map((ending) => ending.title);
    const wants = [...play.goals.values()].map((goal) => goal.private);
    const english = {
      told: told.filter(latin),
      titles: titles.filter(latin),
      names: names.filter(latin),
      offers: offers.map(({ words }) => words).filter(latin),
      wants: wants.filter(latin),
      cues: cues.filter(latin),
      endings: endings.filter(latin),
    };
    // What breaks out of somebody who kept a secret is still in English.
    expect(lines.filter(latin).length, lines.filter(latin).join('\n')).toBeLessThanOrEqual(2);
    expect(endings.length).toBeGreaterThan(0);
    console.log(`${name}: ${told.length} told, ${lines.length} lines, ${names.length} names, ${offers.length} offers`);
    expect(english).toEqual({ told: [], titles: [], names: [], offers: [], wants: [], cues: [], endings: [] });
  });
});
