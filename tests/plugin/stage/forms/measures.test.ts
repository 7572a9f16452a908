import { describe, expect, it } from 'vitest';
import { chooseForm, formNamed } from '../../../../plugin/stage/forms/choose-form.ts';
import type { FormedThing, Measures } from '../../../../plugin/stage/forms/form.ts';
import { forms } from '../../../../plugin/stage/forms/forms.ts';
import { resized } from '../../../../plugin/stage/forms/stretch.ts';
import type { Box } from '../../../../plugin/stage/space/box.ts';
import { turned, vec, type Vec3 } from '../../../../plugin/stage/space/vector.ts';
import type { State } from '../../../../src/drama/state.ts';
import { entityId } from '../../../../src/drama/entity-id.ts';
import type { Trait } from '../../../../src/drama/trait.ts';

const plain = (name: string, traits: readonly Trait[] = ['openable'], size = 1): FormedThing => ({
  id: entityId('prop:thing'),
  name,
  aliases: [],
  traits: new Set(traits),
  size,
  description: undefined,
});

const measured = (name: string, traits?: readonly Trait[]): Measures => {
  const form = formNamed(name);
  if (!form) throw new Error(`No form "${name}".`);
  return form.measure(plain('', traits));
};

const corners = ({ center, size, yaw = 0 }: Box): Vec3[] =>
  [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) =>
      [-1, 1].map((z) => {
        const corner = turned(vec((x * size.x) / 2, (y * size.y) / 2, (z * size.z) / 2), yaw);
        return vec(center.x + corner.x, center.y + corner.y, center.z + corner.z);
      }),
    ),
  );

const bounds = (boxes: readonly Box[]) => {
  const points = boxes.flatMap(corners);
  const along = (axis: 'x' | 'y' | 'z') => points.map((point) => point[axis]);
  return {
    min: vec(Math.min(...along('x')), Math.min(...along('y')), Math.min(...along('z'))),
    max: vec(Math.max(...along('x')), Math.max(...along('y')), Math.max(...along('z'))),
  };
};

const covers = (boxes: readonly Box[], point: Vec3): boolean =>
  boxes.some(({ center, size, yaw = 0 }) => {
    const own = turned(vec(point.x - center.x, point.y - center.y, point.z - center.z), -yaw);
    return Math.abs(own.x) < size.x / 2 && Math.abs(own.y) < size.y / 2 && Math.abs(own.z) < size.z / 2;
  });

const states: readonly State[] = [{}, { open: true }, { broken: true }, { lit: true }, { on: true }];

describe.each(forms.map((form) => form.name))('%s', (name) => {
  const measures = measured(name);
  const { size } = measures;

  it('has a size and a weight such a thing has', () => {
    for (const extent of [size.x, size.y, size.z]) {
      expect(extent).toBeGreaterThan(0.005);
      expect(extent).toBeLessThan(4);
    }
    const litres = size.x * size.y * size.z * 1000;
    expect(measures.massKg).toBeGreaterThan(0);
    // Nothing is heavier than iron all through, nothing lighter than a bunch of leaves.
    expect(measures.massKg).toBeLessThan(Math.max(0.03, litres * 8));
    expect(measures.massKg).toBeGreaterThan(litres * 0.003);
  });

  it('is solid within its size when at rest, and on the ground', () => {
    const { min, max } = bounds(measures.solids({}));
    const slack = 0.011;
    expect(max.x).toBeLessThanOrEqual(size.x / 2 + slack);
    expect(min.x).toBeGreaterThanOrEqual(-size.x / 2 - slack);
    expect(max.z).toBeLessThanOrEqual(size.z / 2 + slack);
    expect(min.z).toBeGreaterThanOrEqual(-size.z / 2 - slack);
    expect(max.y).toBeLessThanOrEqual(size.y + slack);
    expect(min.y).toBeGreaterThanOrEqual(-0.001);
  });

  it('is solid in every state, and never below the ground', () => {
    for (const state of states) {
      const solids = measures.solids(state);
      expect(solids.length, JSON.stringify(state)).toBeGreaterThan(0);
      expect(bounds(solids).min.y).toBeGreaterThanOrEqual(-0.001);
      for (const box of solids)
        for (const extent of Object.values(box.size)) expect(extent).toBeGreaterThanOrEqual(0.0099);
    }
  });

  it('keeps its surfaces, seats and grip on itself', () => {
    for (const surface of measures.surfaces) {
      expect(surface.center.y).toBeLessThanOrEqual(size.y + 0.001);
      expect(surface.width).toBeLessThanOrEqual(size.x);
      expect(surface.depth + 2 * Math.abs(surface.center.z)).toBeLessThanOrEqual(size.z + 0.21);
    }
    for (const { position } of measures.seats) {
      expect(Math.abs(position.x)).toBeLessThan(size.x / 2);
      expect(Math.abs(position.z)).toBeLessThan(size.z / 2);
      expect(position.y).toBeLessThan(size.y + 0.01);
    }
    expect(Math.abs(measures.grip.x)).toBeLessThanOrEqual(size.x / 2 + 0.03);
    expect(measures.grip.y).toBeLessThanOrEqual(size.y);
    expect(Math.abs(measures.grip.z)).toBeLessThanOrEqual(size.z / 2 + 0.03);
  });

  it('has room in it only within it', () => {
    const inside = measures.inside?.({});
    if (!inside) return;
    const { min, max } = bounds([inside]);
    expect(max.x - min.x).toBeGreaterThan(0);
    expect(max.y).toBeLessThanOrEqual(size.y * 1.2);
    expect(max.x).toBeLessThanOrEqual(size.x / 2);
    expect(max.z).toBeLessThanOrEqual(size.z / 2);
  });
});

describe('what is worn before the eyes', () => {
  const spectacles = (description: string | undefined) =>
    formNamed('spectacles')?.measure({ ...plain('spectacles', ['wearable']), description }).wornOn;

  it('is on the brow where it is said to be pushed up', () => {
    expect(spectacles('Gold wire, pushed up on his forehead.')).toBe('brow');
    expect(spectacles('金丝眼镜，推到了额头上。')).toBe('brow');
    expect(spectacles('Gold wire, with one arm mended.')).toBe('face');
    expect(spectacles(undefined)).toBe('face');
  });
});

describe('state changes what is in the way', () => {
  it('an open chest can be reached into, a closed one cannot', () => {
    const chest = measured('chest');
    const within = chest.inside?.({ open: true }).center ?? vec(0, 0, 0);
    expect(covers(chest.solids({ open: false }), within)).toBe(true);
    expect(covers(chest.solids({ open: true }), within)).toBe(false);
  });

  it('a drawer slides to the front, and what is in it with it', () => {
    const drawer = measured('drawer');
    const [shut, drawn] = [drawer.inside?.({ open: false }), drawer.inside?.({ open: true })];
    expect((drawn?.center.z ?? 0) - (shut?.center.z ?? 0)).toBeGreaterThan(0.25);
    expect(bounds(drawer.solids({ open: true })).max.z).toBeGreaterThan(drawer.size.z / 2 + 0.25);
  });

  it('a drawer that nothing says can be opened stands open, as the rules have it', () => {
    const lost = measured('drawer', ['container', 'fixed']);
    expect(lost.inside?.({}).center.z).toBeGreaterThan(0.25);
  });

  it('a door leaves its doorway free when open, on its hinge at −x, to its front', () => {
    const door = measured('door');
    expect(covers(door.solids({ open: false }), vec(0, 1, 0))).toBe(true);
    const open = bounds(door.solids({ open: true }));
    expect(open.max.x).toBeLessThan(-0.4);
    expect(open.max.z).toBeCloseTo(0.9, 2);
    expect(open.min.z).toBeCloseTo(0, 2);
  });

  it('a door made to fit a doorway swings as wide as the doorway', () => {
    const door = resized(measured('door'), vec(1.2, 2.4, 0.05));
    const open = bounds(door.solids({ open: true }));
    expect(open.max.z).toBeCloseTo(1.2, 2);
    expect(open.max.y).toBeCloseTo(2.4, 2);
    expect((open.min.x + open.max.x) / 2).toBeCloseTo(-0.6, 2);
    expect(door.clearFront).toBeGreaterThan(1.2);
  });

  it('a parted curtain lets one through and still hangs', () => {
    const curtain = measured('curtain');
    expect(covers(curtain.solids({}), vec(0, 1, 0))).toBe(true);
    expect(covers(curtain.solids({ open: true }), vec(0, 1, 0))).toBe(false);
    expect(covers(curtain.solids({ torn: true }), vec(0, 1, 0)), 'torn, it hides nobody').toBe(false);
    expect(bounds(curtain.solids({ open: true })).max.y).toBeCloseTo(2.3, 1);
  });

  it('a broken vase is a low heap', () => {
    const vase = measured('vase');
    expect(bounds(vase.solids({ broken: true })).max.y).toBeLessThan(vase.size.y / 3);
  });
});

describe('furniture fits people and other furniture', () => {
  it('a drawer fills the slot of desk and counter', () => {
    const drawer = measured('drawer');
    for (const name of ['desk', 'counter']) {
      const { drawerSlot, size, ...furniture } = measured(name);
      expect(drawerSlot, name).toBeDefined();
      if (!drawerSlot) continue;
      expect(covers(furniture.solids({}), drawerSlot.center), name).toBe(false);
      expect(Math.abs(drawerSlot.size.z - drawer.size.z)).toBeLessThan(0.05);
      expect(Math.abs(drawerSlot.size.x - drawer.size.x)).toBeLessThan(0.1);
      expect(drawerSlot.center.z + drawerSlot.size.z / 2, 'flush with the front').toBeGreaterThan(size.z / 2 - 0.06);
    }
  });

  it('one sits at a height one can sit at', () => {
    for (const form of forms)
      for (const seat of measured(form.name).seats)
        if (seat.posture === 'sitting') {
          expect(seat.position.y, form.name).toBeGreaterThan(0.3);
          expect(seat.position.y, form.name).toBeLessThan(0.8);
        }
  });

  it('surfaces of what stands on the floor are within reach, one at least', () => {
    for (const form of forms) {
      const { surfaces, mount, mountHeight = 0 } = measured(form.name);
      const [best] = surfaces;
      if (best && mount !== 'surface') expect(best.center.y + mountHeight, form.name).toBeLessThan(2.05);
    }
  });
});

describe('words of size', () => {
  const size = (name: string, more?: readonly Trait[], bulk?: number) => {
    const thing = plain(name, more ?? ['fixed'], bulk);
    return chooseForm(thing).measure(thing).size;
  };
  it('a long bench is longer and no higher', () => {
    expect(size('long bench').x).toBeGreaterThan(size('bench').x * 1.3);
    expect(size('long bench').y).toBe(size('bench').y);
  });
  it('a great table is wider and as high as any', () => {
    expect(size('great oak table').x).toBeGreaterThan(size('table').x);
    expect(size('great oak table').y).toBe(size('table').y);
  });
  it('a tiny key is smaller every way', () => {
    const [tiny, usual] = [size('tiny key', ['portable']), size('key', ['portable'])];
    expect(tiny.x).toBeLessThan(usual.x);
    expect(tiny.z).toBeLessThan(usual.z);
  });
  it('a long dagger is longer, not thicker', () => {
    const [long, usual] = [size('long dagger', ['portable']), size('dagger', ['portable'])];
    expect(long.z).toBeGreaterThan(usual.z * 1.3);
    expect(long.x).toBe(usual.x);
  });
  it('a tall clock is taller', () => {
    expect(size('tall vase', ['portable']).y).toBeGreaterThan(size('vase', ['portable']).y);
  });
  it('bulk bounds it: a boat one carries is a toy, a box of bulk thirty is a crate', () => {
    expect(size('boat', ['portable']).z).toBeLessThan(1.2);
    expect(size('boat', ['vehicle'], 20).z).toBeCloseTo(3.8, 1);
    expect(size('box', ['container'], 30).x).toBeGreaterThan(size('box', ['container']).x * 1.5);
  });
  it('everything scales together: solids, surfaces, grip', () => {
    const thing = plain('great table', ['fixed']);
    const great = chooseForm(thing).measure(thing);
    const { max } = bounds(great.solids({}));
    expect(max.x).toBeCloseTo(great.size.x / 2, 2);
    expect(great.surfaces[0]?.width).toBeGreaterThan(1.7);
    expect(great.massKg).toBeGreaterThan(35);
  });
});

describe('what breaks', () => {
  it('glass breaks at less than wood marked breakable, and iron never', () => {
    expect(measured('glass').breaksAtSpeed).toBeLessThan(3);
    expect(measured('tally-stick', ['breakable']).breaksAtSpeed).toBeLessThan(10);
    expect(measured('poker').breaksAtSpeed).toBe(Infinity);
  });
});
