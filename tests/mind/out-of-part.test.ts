import { describe, expect, it } from 'vitest';
import { LineGuard, speakerOf } from '../../src/mind/guarding/line-guard.ts';
import type { EndReason } from '../../src/model/language-model.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import { pointsInOrder } from '../../src/drama/blueprint.ts';
import { namedThingsIn } from '../../src/mind/hearing/naming.ts';
import { openWorld } from '../../src/world/world.ts';
import { howMany } from '../how-much.ts';
import { repertoire } from '../company/measure-plays.ts';
import { heard, listening } from './listening.ts';
import { outOfPartCases } from './out-of-part.data.ts';

/** Of what the authors wrote, one line in so many. */
const every = howMany('EVERY', 25, 1);

const named = (id: string, ...names: string[]) =>
  ({
    id: entityId(id),
    kind: 'actor',
    name: names[0] ?? '',
    names: names.map((name) => ` ${name.toLowerCase()} `),
    gender: undefined,
  }) as const;
const speaker = speakerOf(
  listening(
    {
      actor: entityId('actor:hamlet'),
      past: [heard('You have my father much offended.', { by: entityId('actor:hamlet') })],
    },
    {
      names: [
        named('actor:hamlet', 'Hamlet', 'Prince Hamlet'),
        named('actor:polonius', 'Polonius'),
        named('actor:gertrude', 'Gertrude', 'the queen'),
      ],
    },
  ),
);

/** What comes of an answer in these pieces. */
function performed(
  pieces: readonly string[],
  reason: EndReason = 'stop',
  whom = speaker,
): { text: string; fault: string | undefined; leftOut: readonly string[] } {
  const guard = new LineGuard(whom);
  let text = '';
  for (const piece of pieces) text += guard.push(piece);
  text += guard.end(reason);
  return { text, fault: guard.fault?.message, leftOut: guard.leftOut };
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The whole, letter by letter, and cut in two at every position. */
const cuts = (text: string): string[][] => [
  [text],
  text.split(''),
  ...Array.from(text, (_, at) => [text.slice(0, at), text.slice(at)]),
];

describe('what a model writes in place of a line', () => {
  it('is of at least sixty kinds', () => {
    expect(new Set(outOfPartCases.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(60);
  });

  it.each(outOfPartCases.map((each) => [each.kind, each] as const))(
    '%s',
    (_, { says, gives, never = [says], reason }) => {
      for (const pieces of cuts(says)) {
        const { text, fault } = performed(pieces, reason);
        const where = JSON.stringify(pieces);
        for (const words of never) expect(text, where).not.toContain(words);
        if (gives === undefined)
          expect(fault ?? (text.trim() === '' ? 'nothing' : undefined), `${where} → ${text}`).toBeDefined();
        else if (gives !== '(?)') expect({ text: squeezed(text) }, where).toEqual({ text: gives });
      }
    },
  );
});

/** What the authors gave somebody to say, in whatever place. */
function linesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['plays', 'says', 'breaks'].includes(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => linesIn(each, key));
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([inside, each]) => linesIn(each, inside))
    : [];
}

describe('what the authors wrote', () => {
  it.each(repertoire.map(({ name, scene }) => [name, scene] as const))(
    'in %s is performed as it stands',
    (_, scene) => {
      const { blueprint } = scene;
      const names = namedThingsIn(openWorld(scene));
      const beats = pointsInOrder(blueprint).flatMap(({ point }) => point.trajectories.flatMap((road) => road.beats));
      const changed: string[] = [];
      for (const profile of blueprint.profiles) {
        const whom = speakerOf(listening({ actor: profile.actor }, { names, speaks: new Set(['en', 'zh']) }));
        const own = beats.filter(({ actor }) => actor === profile.actor);
        for (const line of linesIn([profile, own]).filter((_each, index) => index % every === 0)) {
          const says = line.replace(/\{[^}]*\}/g, 'sir');
          const middle = says.length >> 1;
          const { text, fault } = performed([says.slice(0, middle), says.slice(middle)], 'stop', whom);
          if (fault !== undefined || squeezed(text) !== squeezed(says)) changed.push(`${says} → ${fault ?? text}`);
        }
      }
      expect(changed).toEqual([]);
    },
  );
});
