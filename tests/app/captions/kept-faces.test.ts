import { expect, it, vi } from 'vitest';
import { KeptFaces } from '../../../src/app/captions/kept-faces.ts';
import { entityId } from '../../../src/drama/entity-id.ts';

const [ada, bruno] = [entityId('actor:ada'), entityId('actor:bruno')];
const box = { left: 1, top: 2, right: 3, bottom: 4, isSeen: true };

it('looks for faces at every third picture while somebody speaks, and a few times a second while nobody does', () => {
  const head = vi.fn((id: string) => ({ ...box, isSeen: id === ada }));
  const show = { mode: 'film', picture: { head }, play: { profiles: new Map([ada, bruno].map((id) => [id, {}])) } };
  const faces = new KeptFaces(show as unknown as ConstructorParameters<typeof KeptFaces>[0], undefined);
  const looks = (isCalm: boolean): number => {
    let count = 0;
    for (let picture = 0; picture < 60; picture++) {
      if (!faces.isDue(1 / 60, isCalm)) continue;
      faces.look([]);
      count++;
    }
    return count;
  };
  expect(looks(false)).toBe(20);
  expect(looks(true)).toBeLessThanOrEqual(6);
  expect(faces.all).toEqual([{ ...box, actor: ada, isSpeaking: false }]);
});
