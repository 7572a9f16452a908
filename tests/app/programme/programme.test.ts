import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endingInWords } from '../../../src/app/words/ending-in-words.ts';
import { firstSentence, firstSentences } from '../../../src/app/words/sentences.ts';
import { programmeOf } from '../../../src/app/programme/programme.ts';
import { progressOf } from '../../../src/app/programme/progress.ts';
import { turnsOf } from '../../../src/app/programme/turns.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import { replay } from '../../../src/play/replay.ts';
import { elsinore, gertrude, hamlet, polonius, rehearse, sceneFrom } from '../../company/rehearsal.ts';
import { isLong } from '../../how-much.ts';

const { facts, play } = await rehearse(elsinore, { settings: { seed: '7' } });
const programme = programmeOf(facts, play, hamlet);
const points = programme.scenes.flatMap((scene) => scene.points);

describe('turns', () => {
  it('stand in the order in which they began, also where the second was over first', () => {
    const fact = (seq: number, turn: number, actor: typeof hamlet) => ({
      seq,
      at: seq * 1000,
      by: 'x',
      turn,
      actor,
      witnesses: [],
    });
    const begun = { type: 'turn:begun', source: 'rules' } as const;
    const over = { type: 'turn:ended', how: 'finished' } as const;
    const overlapping = [
      { ...fact(1, 1, hamlet), ...begun },
      { ...fact(2, 2, gertrude), ...begun },
      { ...fact(3, 1, hamlet), type: 'word:spoken', text: 'Mother' },
      { ...fact(4, 2, gertrude), type: 'word:spoken', text: 'Peace.' },
      { ...fact(5, 2, gertrude), ...over },
      { ...fact(6, 1, hamlet), ...over },
    ] as Fact[];
    expect(turnsOf(overlapping, play).map(({ line, atMs }) => [line, atMs])).toEqual([
      ['Mother', 1000],
      ['Peace.', 2000],
    ]);
  });
});

describe('the programme of an evening', () => {
  it('tells how it ended, and of other endings only their names', () => {
    expect(programme.title).toBe('The Closet at Elsinore');
    expect(programme.isCompleted).toBe(true);
    expect(programme.lastWords).not.toBe('');
    const endings = new Set(play.points.flatMap(({ point }) => point.ending ?? []));
    expect(programme.otherEndings.length).toBe(endings.size - 1);
    expect(programme.otherEndings).not.toContain(programme.ending);
  });

  it('tells every point that was played, by a road the play has, and by no other', () => {
    const played = play.reached.filter(({ how }) => how !== 'moot');
    expect(points.map(({ id }) => id)).toEqual(played.map(({ point }) => point));
    for (const { id, taken, notTaken, says } of points) {
      const point = play.points.find((placed) => placed.point.id === id)?.point;
      const roads = point?.trajectories.map((road) => road.id) ?? [];
      expect(says).not.toBe('');
      if (taken) expect(roads).toContain(taken.id);
      expect(new Set([...(taken ? [taken.id] : []), ...notTaken.map((road) => road.id)])).toEqual(new Set(roads));
      expect(notTaken.some((road) => road.id === taken?.id)).toBe(false);
    }
  });

  it('takes the road somebody meant to take', () => {
    const meant = facts.flatMap((fact) => (fact.type === 'turn:begun' && fact.beat !== undefined ? [fact.beat] : []));
    const roads = play.points.flatMap(({ point }) => point.trajectories);
    const taken = points.flatMap((point) => point.taken ?? []);
    expect(taken.length).toBe(points.filter(({ how }) => how === 'played').length);
    for (const { id } of taken) {
      const beats = roads.find((road) => road.id === id)?.beats.map((beat) => beat.id) ?? [];
      expect(beats.some((beat) => meant.includes(beat))).toBe(true);
    }
  });

  it('begins with one’s own part, and lets nobody out who did something', () => {
    expect(programme.cast[0]).toMatchObject({ actor: hamlet });
    const doers = new Set([...play.history].flatMap(({ actor, kind }) => (kind === 'line' && actor ? [actor] : [])));
    for (const actor of doers) expect(programme.cast.some((each) => each.actor === actor)).toBe(true);
    // Whoever bows in the middle of what they say has said one thing.
    const spoken = new Set(facts.flatMap((fact) => (fact.type === 'line:begun' ? [fact.turn] : [])));
    expect(programme.cast.reduce((sum, { lines }) => sum + lines, 0)).toBe(spoken.size);
  });

  it('tells how somebody died', () => {
    const dead = programme.cast.find(({ actor }) => actor === polonius);
    expect(dead?.isDead).toBe(true);
    expect(dead?.died).toMatch(/Polonius/);
  });

  it('quotes what was said and done, and no more than there is room for', () => {
    const said = [...play.history].map(({ text }) => text).join('\n');
    for (const { highlights } of programme.cast) {
      expect(highlights.length).toBeGreaterThan(0);
      for (const { line, deed } of highlights) {
        expect(`${line}${deed}`).not.toBe('');
        expect(line.length).toBeLessThanOrEqual(175);
        expect(deed.length).toBeLessThanOrEqual(155);
        const start = line.replace(/ …$/, '').replace(/ —$/, '');
        if (start !== '') expect(said.replace(/\s+/g, ' ')).toContain(start);
      }
    }
  });

  it('offers moments from which the log can be followed', () => {
    const moments = points.flatMap(({ againFrom, moments: inside }) => [againFrom, ...inside.map((m) => m.againFrom)]);
    expect(moments.length).toBeGreaterThan(60);
    for (const seq of moments) {
      const before = facts[seq - 1] as Fact;
      expect(['point:opened', 'turn:ended']).toContain(before.type);
    }
    const middle = moments[Math.floor(moments.length / 2)] ?? 0;
    const { play: again, fault } = replay(facts.slice(0, middle));
    expect(fault).toBeUndefined();
    expect(again?.seq).toBe(middle);
  });

  if (isLong)
    it('reads well of another play too', async () => {
      const file = new URL('../../../scenes/midnight-cafe/scene.json', import.meta.url);
      const evening = await rehearse(sceneFrom(JSON.parse(readFileSync(file, 'utf8'))), { settings: { seed: '7' } });
      const other = programmeOf(evening.facts, evening.play);
      expect(other.scenes.length).toBeGreaterThan(1);
      expect(other.cast.every(({ highlights }) => highlights.length > 0)).toBe(true);
      expect(other.cast.flatMap(({ highlights }) => highlights).some(({ cameOfIt }) => cameOfIt !== undefined)).toBe(
        true,
      );
    });
});

describe('the playbill of a running evening', () => {
  const upTo = (count: number) => {
    const some = facts.slice(0, count);
    const { play: then } = replay(some);
    if (!then) throw new Error('no play');
    return { then, some };
  };
  const opened = facts.findIndex(({ type }) => type === 'scene:opened');

  it('names nothing that lies ahead', () => {
    const { then, some } = upTo(opened + 3);
    const { acts } = progressOf(then, some);
    const scenes = acts.flatMap((act) => act.scenes);
    expect(scenes.map(({ when }) => when)).toEqual(['now', ...scenes.slice(1).map(() => 'ahead')]);
    const later = play.blueprint.acts.flatMap((act) => act.scenes).slice(1);
    for (const { title } of later) expect(JSON.stringify(acts)).not.toContain(title);
    expect(scenes[0]?.reached).toEqual([]);
    expect(scenes[0]?.left).toBe(3);
  });

  it('tells what was reached, but not to a role that was not there', () => {
    const everybody = progressOf(play, facts);
    const reached = everybody.acts.flatMap(({ scenes }) => scenes.flatMap((scene) => scene.reached));
    expect(reached.length).toBe(play.reached.filter(({ how }) => how !== 'moot').length);
    expect(reached.every(({ says }) => says !== undefined)).toBe(true);
    const watch = progressOf(play, facts, gertrude).acts.at(-1)?.scenes[0]?.reached;
    expect(watch?.[0]?.says).toBeUndefined();
  });

  it('tells a role what it wants, and who is played by a person', () => {
    const goal = play.goals.get(hamlet)?.private;
    expect(progressOf(play, facts, hamlet)).toMatchObject({ goal });
    expect(progressOf(play, facts).goal).toBeUndefined();
    const { cast } = progressOf({ ...play, roles: new Map([[hamlet, 'you']]) }, facts, hamlet);
    expect(cast.filter(({ isPerson }) => isPerson)).toMatchObject([{ actor: hamlet, isOwn: true }]);
  });
});

describe('its words', () => {
  it('make an ending of an id', () => {
    expect(endingInWords('a-change-of-air')).toBe('A change of air');
    expect(endingInWords('to-england', play.blueprint)).toBe('To England');
    expect(endingInWords('')).toBe('');
  });

  it('quote whole sentences, and no half quotations', () => {
    expect(firstSentences('Sit down. You have been walking since supper.', 20)).toBe('Sit down.');
    expect(firstSentences('Horatio reads it. It says: “To our cousin. Kill him now.”', 42)).toBe('Horatio reads it.');
    expect(firstSentences('a very long sentence that does not end at all', 20)).toBe('a very long sentence …');
    expect(firstSentence('He looks at it. No bigger than a book.')).toBe('He looks at it.');
    expect(firstSentence('他看了看。很小。')).toBe('他看了看。');
  });
});
