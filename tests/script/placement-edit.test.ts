import { parseDocument } from 'yaml';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withPlacement } from '../../src/script/placement-edit.ts';

const file = `# The room, as Mrs Hudson left it.
style: victorian   # gaslight

placements:
  # By the window.
  - { entity: desk, at: [7.55, 3.6], faces: west, size: [1.6, 0.78, 0.8] }   # heavy
  - entity: bookshelf
    stands: against the north wall   # it leans
    faces: south
  - { entity: 'prop:poker', stands: "to the left of the fireplace" }
  - { entity: lantern, stands: hanging from the ceiling, at: [2.6, 7.6] }

light: { mood: dusk }   # last
`;

const put = (name: string, edit: Parameters<typeof withPlacement>[2], text: string | undefined = file): string => {
  const written = withPlacement(text, [name, `prop:${name}`], edit);
  if (!written.ok) throw new Error(written.error);
  return written.value;
};

/** The lines that are not as they were. */
const changedLines = (after: string): readonly string[] => {
  const before = new Set(file.split('\n'));
  return after.split('\n').filter((line) => !before.has(line));
};

describe('a thing put elsewhere in a staging file', () => {
  it('changes its own line and nothing else: comments, order and spacing stay', () => {
    expect(changedLines(put('desk', { at: [1, 2.5], faces: 90 }))).toEqual([
      '  - { entity: desk, at: [1, 2.5], faces: 90, size: [1.6, 0.78, 0.8] }   # heavy',
    ]);
    expect(changedLines(put('bookshelf', { at: [3, 4] }))).toEqual(['    at: [3, 4]   # it leans']);
    expect(changedLines(put('poker', { at: [3, 4], faces: 12 }))).toEqual([
      "  - { entity: 'prop:poker', at: [3, 4], faces: 12 }",
    ]);
    expect(changedLines(put('lantern', { at: [1, 1] }))).toEqual([
      '  - { entity: lantern, stands: hanging from the ceiling, at: [1, 1] }',
    ]);
    expect(changedLines(put('desk', { stands: 'on the left of the carpet' }))).toEqual([
      '  - { entity: desk, stands: "on the left of the carpet", faces: west, size: [1.6, 0.78, 0.8] }   # heavy',
    ]);
  });

  it('adds a line where nothing was said of it, a list where there is none, and a file where there is none', () => {
    expect(changedLines(put('armchair', { at: [1, 1], faces: 0 }))).toEqual([
      '  - { entity: armchair, at: [1, 1], faces: 0 }',
    ]);
    expect(put('armchair', { at: [1, 1] })).toMatch(/\{ entity: armchair.*\}\n\nlight:/);
    expect(put('cup', { at: [1, 1] }, 'style: modern # now')).toBe(
      'style: modern # now\nplacements:\n  - { entity: cup, at: [1, 1] }\n',
    );
    const fresh = put('cup', { stands: 'on the left of the "best" table' }, '');
    expect(parseDocument(fresh).toJS()).toEqual({
      placements: [{ entity: 'cup', stands: 'on the left of the "best" table' }],
    });
    expect(fresh).toMatch(/^# /);
    expect(parseDocument(put('cup', { at: [1, 1] }, 'placements: []\n')).toJS()).toEqual({
      placements: [{ entity: 'cup', at: [1, 1] }],
    });
  });

  it('refuses a file that cannot be read', () => {
    expect(withPlacement('placements: [', ['cup'], { at: [1, 1] })).toMatchObject({ ok: false });
  });

  it.each(['elsinore', 'baker-street', 'midnight-cafe'])('keeps every comment and every other line of %s', (play) => {
    const text = readFileSync(`scenes/${play}/staging.yaml`, 'utf8');
    const entries = (parseDocument(text).toJS() as { placements: { entity: string }[] }).placements;
    for (const { entity } of entries.filter((_, index) => index % 4 === 0)) {
      const after = put(entity, { at: [1.23, 4.56], faces: 7 }, text);
      const [before, now] = [text.split('\n'), after.split('\n')];
      const kept = new Set(now);
      const lost = before.filter((line) => !kept.has(line));
      expect(lost.length, entity).toBeLessThanOrEqual(3);
      const read = (parseDocument(after).toJS() as { placements: object[] }).placements;
      expect(read[entries.findIndex((one) => one.entity === entity)]).toMatchObject({ at: [1.23, 4.56], faces: 7 });
    }
  });
});
