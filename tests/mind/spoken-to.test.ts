import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/drama/action.ts';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import { withGuest } from '../../src/drama/guest.ts';
import { standardSettings } from '../../src/drama/performance-settings.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import type { VerbName } from '../../src/drama/verb.ts';
import { invariant } from '../../src/kit/invariant.ts';
import { addressIn } from '../../src/mind/addressing.ts';
import { mentionedIn, namedThingsIn } from '../../src/mind/hearing/naming.ts';
import type { Moment } from '../../src/play/moment.ts';
import { openPlay, remember, worldOf, type Play } from '../../src/play/play.ts';
import { repertoire } from '../company/measure-plays.ts';
import { putAside, tried, written } from './spoken-to.data.ts';

const actor = (name: string): EntityId => entityId(`actor:${name}`);
const gathered = new Map<string, Play>();

/** A play whose people all stand in one lit room, the dead and those in `away` excepted. */
function gather(name: string, away: readonly string[], isVisited: boolean): Play {
  const key = [name, isVisited, ...away].join(' ');
  const known = gathered.get(key);
  if (known) return known;
  const scene = repertoire.find((one) => one.name === name)?.scene as SceneFile;
  const visited = isVisited ? withGuest(scene) : scene;
  const here = visited.entities.find(({ kind }) => kind === 'place')?.id as EntityId;
  const entities = visited.entities.map((entity) => {
    if (entity.id === here) return { ...entity, lit: true };
    if (entity.kind !== 'actor') return entity;
    const { at: _, ...unplaced } = entity;
    return away.includes(entity.id.slice('actor:'.length)) ? unplaced : { ...entity, at: { in: here } };
  });
  const play = openPlay({ ...visited, entities }, standardSettings);
  gathered.set(key, play);
  return play;
}

/** So long lies between one moment and the next. */
const betweenMs = 5000;

function happened(play: Play, moment: string, at: number): Moment {
  const [, by = '', mark, rest = ''] = /^(\w+) ?([>!^:]) ?(.*)$/.exec(moment) ?? [];
  invariant(by !== '', `Not a moment: ${moment}`);
  const base = { seq: 1000 + at, at, actor: actor(by), witnesses: [...play.profiles.keys()] };
  if (mark === '^') return { ...base, kind: 'event', text: `${by} comes in.` };
  if (mark === ':') return { ...base, kind: 'line', text: rest };
  if (mark === '>') {
    const [, to = '', text = ''] = /^(\w+): (.*)$/.exec(rest) ?? [];
    return { ...base, kind: 'line', text, to: actor(to) };
  }
  const [verb = '', object = ''] = rest.split(' ');
  const thing = mentionedIn(` ${object} `, namedThingsIn(worldOf(play), play.profiles)).find(
    ({ kind }) => kind === 'prop',
  );
  const action: Action = { subject: actor(by), verb: verb as VerbName, ...(thing ? { object: thing.id } : {}) };
  return { ...base, kind: 'deed', text: `${by} ${verb} ${object}.`, action };
}

/** A situation, its last line, to whom that is said, and to whom it should be. */
function situation(block: string): { readonly title: string; readonly told: string; readonly wanted: string } {
  const [head = '', ...rows] = block.split('\n');
  const [, name = '', by = '', without = ''] = /^(\S+) (\w+)(?: without (.*))?$/.exec(head) ?? [];
  const play = gather(name, ['ghost', ...without.split(' ').filter(Boolean)], by === 'guest');
  const [text = '', wanted = ''] = rows.at(-1)?.replace(/^= /, '').split(' | ') ?? [];
  const before = rows.slice(0, -1);
  const now = before.reduce(
    (next, moment, index) => remember(next, happened(play, moment, (index - before.length) * betweenMs)),
    play,
  );
  const { to } = addressIn(now, actor(by), text, undefined);
  return {
    title: `${name} ${by}: ${text}`,
    told: to.map((id) => id.slice('actor:'.length)).join(' ') || '*',
    wanted,
  };
}

const situationsIn = (text: string): ReturnType<typeof situation>[] => text.trim().split('\n\n').map(situation);

describe.each([
  ['tried', tried],
  ['put aside', putAside],
  ['written later', written],
])('to whom a line is said, by what went before: %s', (half, text) => {
  it('is whom anybody there would think', () => {
    const all = situationsIn(text);
    const wrong = all.filter(({ told, wanted }) => !wanted.split(' or ').includes(told));
    const shown = process.env.SHOW === half ? wrong : [];
    for (const { title, told, wanted } of shown) console.log(`${title}\n    ${told}, not ${wanted}`);
    console.log(`${half}: ${all.length - wrong.length} of ${all.length}`);
    expect(all.length).toBeGreaterThan(35);
    expect(wrong.length / all.length).toBeLessThan(0.03);
  });
});
