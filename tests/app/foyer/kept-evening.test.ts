import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { playbillOf } from '../../../scripts/playbill.ts';
import { addressFor } from '../../../src/app/address.ts';
import { keptFrom, keptLine, wishForKept, type KeptEvening } from '../../../src/app/foyer/kept-evening.ts';
import { entityId } from '../../../src/drama/entity-id.ts';

const notices = playbillOf(fileURLToPath(new URL('../../../scenes', import.meta.url)));

describe('a kept evening', () => {
  const kept: KeptEvening = {
    id: 'e1',
    scene: 'elsinore',
    title: 'The Closet at Elsinore',
    role: 'ghost',
    when: 'yesterday',
    minutes: 7,
    isOver: false,
  };
  const { role: _role, ...watched } = kept;

  it('says who was played, how far it is and when it was', () => {
    expect(keptLine(kept, notices, 'en')).toEqual(['as The Ghost', '7 minutes in', 'yesterday']);
    expect(keptLine({ ...kept, isOver: true }, notices, 'zh')).toEqual(['饰 鬼魂', '已演完', 'yesterday']);
    expect(keptLine({ ...kept, role: 'guest' }, notices, 'en')[0]).toBe('as a stranger');
    expect(keptLine(watched, [], 'en')[0]).toBe('watched');
    expect(keptLine({ ...kept, scene: 'gone' }, notices, 'en')[0]).toBe('as Ghost');
  });

  it('is gone on with, or seen again', () => {
    expect(addressFor(wishForKept(kept, false))).toBe('?scene=elsinore&evening=e1');
    expect(addressFor(wishForKept(kept, true, { ui: 'zh' }))).toBe('?scene=elsinore&evening=e1&replay=1&ui=zh');
  });

  it('comes from the shelf', () => {
    const listed = {
      id: 'e2',
      scene: 'elsinore',
      title: 'T',
      role: { actor: entityId('actor:guest'), name: 'Anna' },
      whenMs: Date.UTC(2026, 10, 15, 20, 30),
      playedMs: 130_000,
      length: 40,
      isOver: true,
    };
    const found = keptFrom(listed, 'en', 'UTC');
    expect(found).toMatchObject({ id: 'e2', scene: 'elsinore', role: 'guest', name: 'Anna', minutes: 2, isOver: true });
    expect(found.when).toContain('15, 2026');
    expect(keptFrom(listed, 'zh', 'UTC').title, 'its name on a Chinese page').toMatch(/\p{Script=Han}/u);
    const { role: _nobody, scene: _scene, ...bare } = listed;
    expect(keptFrom(bare, 'zh', 'UTC')).not.toHaveProperty('role');
    expect(addressFor(wishForKept(keptFrom(bare, 'zh', 'UTC'), false))).toBe('?evening=e2');
  });
});
