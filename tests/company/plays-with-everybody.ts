import { describe, expect, it } from 'vitest';
import { isLong } from '../how-much.ts';
import { repertoire } from './measure-plays.ts';
import { partOf, people } from './persons.ts';
import { firstActOf } from '../one-act.ts';
import { rehearse } from './rehearsal.ts';

/** The play comes to an end of its own, whoever is in it. A file of its own for each, so that they are played side by side. */
export function playsWithEverybody(name: string): void {
  const { scene } = repertoire.find((play) => play.name === name) ?? never(name);
  describe(`${name}, with somebody in it who`, () => {
    const roles = scene.blueprint.profiles.map(({ actor }) => actor);
    // Everybody in every role of every play takes minutes: PERSONS=all. Otherwise every kind comes to one of the plays, and
    // to its first act.
    const isAll = isLong || process.env['PERSONS'] === 'all';
    const place = repertoire.findIndex((play) => play.name === name);
    const kinds = Object.keys(people).filter((_, index) => isAll || index % repertoire.length === place);
    const rolesFor = (kind: string) =>
      roles.filter((_, index) => isAll || index === Object.keys(people).indexOf(kind) % roles.length);

    const firstAct = firstActOf(scene);

    it.each(kinds)('is a %s comes to an end of its own, whichever role they take', async (kind) => {
      for (const role of rolesFor(kind)) {
        const { summary } = await rehearse(isAll ? scene : firstAct, {
          settings: { seed: `${kind}/${role}`, maxTurns: 600 },
          person: partOf(scene, role, kind),
        });
        expect(summary, `${kind} as ${role}`).toMatchObject({ completed: true });
        if (isAll) expect(summary.ending, `${kind} as ${role}`).toMatch(/^[a-z0-9-]+$/);
      }
    });

    it('loses its person in the middle of a line, and goes on', async () => {
      for (const role of roles.filter((_, index) => isAll || index === 0)) {
        const { summary } = await rehearse(firstAct, {
          settings: { seed: `gone/${role}` },
          person: [
            { after: 0, actor: role, text: 'I was only going to say that' },
            { after: 0, actor: role, leave: true },
          ],
        });
        expect(summary, role).toMatchObject({ completed: true });
      }
    });
  });
}

function never(name: string): never {
  throw new Error(`There is no play ${name}.`);
}
