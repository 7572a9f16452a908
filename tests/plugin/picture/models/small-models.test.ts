import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import { Logger } from '@babylonjs/core/Misc/logger.js';
import { Scene } from '@babylonjs/core/scene.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formNamed } from '../../../../plugin/stage/forms/choose-form.ts';
import type { FormedThing } from '../../../../plugin/stage/forms/form.ts';
import { forms } from '../../../../plugin/stage/forms/forms.ts';
import { createWorkshop, type OpenWorkshop } from '../../../../plugin/picture/look/create-workshop.ts';
import { largeModels } from '../../../../plugin/picture/models/large-models.ts';
import type { Appearance, Model } from '../../../../plugin/picture/models/model.ts';
import { modelFor } from '../../../../plugin/picture/models/models.ts';
import { smallModels } from '../../../../plugin/picture/models/small-models.ts';
import { entityId } from '../../../../src/drama/entity-id.ts';
import type { State } from '../../../../src/drama/state.ts';
import type { Trait } from '../../../../src/drama/trait.ts';
import { boundsOf } from './model-bounds.ts';
import { isLong } from '../../../how-much.ts';

let engine: NullEngine;
let scene: Scene;
let workshop: OpenWorkshop;

beforeAll(() => {
  Logger.LogLevels = Logger.NoneLogLevel;
  engine = new NullEngine();
});
afterAll(() => engine.dispose());
beforeEach(() => {
  scene = new Scene(engine);
  workshop = createWorkshop(scene, { tier: 'plain' });
});
afterEach(() => {
  workshop.dispose();
  scene.dispose();
});

const names = Object.keys(smallModels);

const called = (name: string, traits = 'portable openable', more: Partial<FormedThing> = {}): FormedThing => ({
  id: entityId(`prop:${name.replaceAll(' ', '-')}`),
  name,
  aliases: [],
  traits: new Set(traits.split(' ') as Trait[]),
  size: 1,
  capacity: 4,
  description: undefined,
  ...more,
});

/** As most things of this kind are: letters are not opened but unfolded. */
const usual = (form: string): FormedThing =>
  called(form.replaceAll('-', ' '), form === 'letter' ? 'portable' : 'portable openable');

const build = (form: string, thing = usual(form)): Model => {
  const found = formNamed(form);
  if (!found) throw new Error(`No form "${form}".`);
  return modelFor(form)(workshop, thing, found.measure(thing));
};

const seen = (state: State, more: Partial<Appearance> = {}): Appearance => ({
  state,
  worn: false,
  held: false,
  ...more,
});

const visible = (model: Model): AbstractMesh[] =>
  model.root.getChildMeshes().filter((mesh) => mesh.isEnabled() && mesh.getTotalVertices() > 0);

/** What an eye would note: each mesh, where it is and how large. */
const picture = (model: Model): string =>
  visible(model)
    .map((mesh) => {
      mesh.computeWorldMatrix(true);
      const { minimumWorld: min, maximumWorld: max } = mesh.getBoundingInfo().boundingBox;
      const place = [min.x, min.y, min.z, max.x, max.y, max.z].map((value) => value.toFixed(4)).join(' ');
      return `${mesh.material?.name} ${place}`;
    })
    .sort()
    .join('\n');

const shown = (model: Model, appearance: Appearance): string => {
  model.show(appearance, 'at-once');
  // Flames are cards on seats of their own, all drawn together.
  const flames = model.root.getChildTransformNodes().filter((node) => node.name.endsWith(' flame') && node.isEnabled());
  return [picture(model), ...flames.map(({ name }) => name)].join('\n');
};

describe('small models', () => {
  it('together with the large ones there is a model for every form, and no model without one', () => {
    const known = new Set(forms.map(({ name }) => name));
    const modelled = new Set([...names, ...Object.keys(largeModels)]);
    expect([...known].filter((name) => !modelled.has(name))).toEqual([]);
    expect([...modelled].filter((name) => !known.has(name))).toEqual([]);
    expect(names.filter((name) => Object.hasOwn(largeModels, name))).toEqual([]);
  });

  it('a form nobody has modelled is a wrapped parcel', () => {
    expect(modelFor('vrelb')).toBe(smallModels['parcel']);
    expect(modelFor('constructor')).toBe(smallModels['parcel']);
  });

  it.each(names)('%s fills the measures of its form', (name) => {
    const thing = usual(name);
    const measures = formNamed(name)!.measure(thing);
    const model = build(name, thing);
    model.show(seen({}), 'at-once');
    const { min, max } = boundsOf(model);
    const slack = (extent: number) => Math.max(0.15 * extent, 0.0065);
    const { x, y, z } = measures.size;
    const box = `x ${min.x.toFixed(3)}…${max.x.toFixed(3)} of ${x}, y ${min.y.toFixed(3)}…${max.y.toFixed(3)} of ${y}, z ${min.z.toFixed(3)}…${max.z.toFixed(3)} of ${z}`; // prettier-ignore
    expect(Math.abs(max.x - min.x - x), box).toBeLessThanOrEqual(slack(x));
    expect(Math.abs(max.y - y), box).toBeLessThanOrEqual(slack(y));
    expect(Math.abs(max.z - min.z - z), box).toBeLessThanOrEqual(slack(z));
    expect(Math.abs(min.y), box).toBeLessThanOrEqual(0.004);
    expect(Math.abs(max.x + min.x) / 2, box).toBeLessThanOrEqual(slack(x));
    expect(Math.abs(max.z + min.z) / 2, box).toBeLessThanOrEqual(slack(z));
  });

  it.each(names)('%s shows wet and dirt and shows them no more', (name) => {
    const model = build(name);
    const clean = shown(model, seen({}));
    expect(shown(model, seen({ wet: true }))).not.toBe(clean);
    expect(shown(model, seen({ dirty: true }))).not.toBe(clean);
    expect(shown(model, seen({}))).toBe(clean);
  });

  it.each(names)('%s leaves nothing behind', (name) => {
    const before = { meshes: scene.meshes.length, nodes: scene.transformNodes.length };
    const model = build(name);
    for (const state of allStates) model.show(seen(state), 'at-once');
    model.show(seen({}, { held: true }), 'gradually');
    model.update(0.1);
    model.show(seen({}, { worn: true }), 'at-once');
    model.dispose();
    expect({ meshes: scene.meshes.length, nodes: scene.transformNodes.length }).toEqual(before);
    workshop.dispose();
    expect(scene.materials.filter((material) => material.name !== 'default material')).toEqual([]);
    expect(scene.lights).toEqual([]);
    expect(scene.geometries).toEqual([]);
  });

  it.each(names)('%s is at rest at last whatever it shows, except where something burns or shines', (name) => {
    const model = build(name);
    model.show(seen({}), 'at-once');
    for (const state of allStates) {
      model.show(seen(state), 'gradually');
      let steps = 0;
      while (model.update(0.05) && steps < 100) steps++;
      const shines = ['burning', 'lit', 'on'].some((key) => state[key] === true);
      if (!shines) expect(steps, JSON.stringify(state)).toBeLessThan(100);
    }
  });
});

const allStates: readonly State[] = [
  { open: true },
  { locked: true },
  { on: true },
  { lit: true },
  { broken: true },
  { cut: true },
  { torn: true },
  { sealed: true },
  { folded: true },
  { written: 'I was here' },
  { 'worn-out': true },
  { eaten: true },
  { bloody: true },
  { liquid: 'wine', amount: 2 },
  { burning: true },
  { wet: true, dirty: true },
];

/** Which states must be told by looking, for which forms. */
const tells: readonly (readonly [state: State, forms: string])[] = [
  [{ open: true }, 'bag box cake-box tin book envelope umbrella wallet purse sack jug bottle decanter scissors tongs clock watch parcel measure accordion scroll match'], // prettier-ignore
  [{ on: true }, 'phone radio device telephone gramophone'],
  [{ lit: true }, 'match pipe'],
  [{ broken: true }, 'cup cups goblet glass bottle decanter jug bowl cooking-pot bucket drinking-horn vase jar plate box clock watch radio telephone device typewriter phone hand-mirror table-mirror miniature spectacles lens magnifying-glass statuette tablet tally-stick lute violin drum flute accordion fruit-bowl dish dagger sword halberd mask gem'], // prettier-ignore
  [{ cut: true }, 'rope bundle cake-box parcel cake bread apple roast cloak coat shawl apron cloth blanket pillow ribbon gloves hat belt letter lute violin bow'], // prettier-ignore
  [{ torn: true }, 'letter ticket photograph newspaper book envelope paper-bag cloak coat shawl cloth drum'],
  [{ sealed: true }, 'letter envelope bottle purse scroll'],
  [{ folded: true }, 'letter'],
  [{ 'worn-out': true }, 'letter ticket photograph newspaper book bundle envelope scroll cloak coat shawl apron cloth blanket tally-stick ribbon gloves'], // prettier-ignore
  [{ eaten: true }, 'cake bread apple sweets roast dish fruit-bowl'],
  [{ burning: true }, 'letter book cloak newspaper'],
  [
    { liquid: 'wine', amount: 2 },
    'cup goblet glass bottle decanter jug bowl cooking-pot bucket drinking-horn vase jar',
  ],
  [{ written: 'so' }, 'letter tablet book envelope typewriter'],
  [{ bloody: true }, 'dagger sword axe halberd poker'],
];

describe('state is seen', () => {
  const rows = tells.flatMap(([state, list]) => list.split(' ').map((form) => [form, state] as const));
  it.each(rows.filter((_, index) => isLong || index % 3 === 0))('%s shows %j', (form, state) => {
    const model = build(form);
    const plain = shown(model, seen({}));
    const changed = shown(model, seen(state));
    if (state['burning'] === true) expect(model.update(0.02)).toBe(true);
    expect(changed).not.toBe(plain);
    expect(shown(model, seen({})), 'and is undone').toBe(plain);
  });

  it('a lockable box shows its clasp closed only when it is locked', () => {
    const model = build('box', called('box', 'portable container openable lockable'));
    expect(shown(model, seen({ locked: true }))).not.toBe(shown(model, seen({ locked: false })));
  });

  it('broken things are five to nine pieces within their footprint, and low', () => {
    for (const form of ['vase', 'cup', 'glass', 'clock', 'jug']) {
      const thing = called(form);
      const { size } = formNamed(form)!.measure(thing);
      const model = build(form, thing);
      model.show(seen({ broken: true }), 'at-once');
      const pieces = visible(model);
      expect(pieces.length, form).toBeGreaterThanOrEqual(5);
      expect(pieces.length, form).toBeLessThanOrEqual(9);
      const { min, max } = boundsOf(model);
      expect(max.x - min.x, form).toBeLessThanOrEqual(size.x * 1.15);
      expect(max.z - min.z, form).toBeLessThanOrEqual(size.z * 1.15);
      expect(max.y, form).toBeLessThan(size.y * 0.5);
      model.dispose();
    }
  });

  it('a cup is as full as its amount, and shows what is in it', () => {
    const model = build('glass', called('port glass', 'portable fillable', { capacity: 4 }));
    const liquid = () => visible(model).find((mesh) => mesh.name === 'liquid');
    model.show(seen({ liquid: 'port', amount: 1 }), 'at-once');
    const low = liquid()!.getBoundingInfo().boundingBox.maximumWorld.y;
    model.show(seen({ liquid: 'port', amount: 4 }), 'at-once');
    expect(liquid()!.getBoundingInfo().boundingBox.maximumWorld.y).toBeGreaterThan(low);
    const red = liquid()!.material;
    model.show(seen({ liquid: 'milk', amount: 4 }), 'at-once');
    expect(liquid()!.material).not.toBe(red);
    model.show(seen({ liquid: null, amount: 0 }), 'at-once');
    expect(liquid()).toBeUndefined();
  });

  it('rises gradually when something is poured in', () => {
    const model = build('cup');
    model.show(seen({}), 'at-once');
    model.show(seen({ liquid: 'tea', amount: 4 }), 'gradually');
    const tops: number[] = [];
    while (model.update(0.05)) {
      const liquid = visible(model).find((mesh) => mesh.name === 'liquid');
      if (liquid) tops.push(liquid.getBoundingInfo().boundingBox.maximumWorld.y);
    }
    expect(new Set(tops).size).toBeGreaterThan(3);
    expect([...tops].sort((a, b) => a - b)).toEqual(tops);
  });
});

describe('on a body and in a hand', () => {
  const worn = forms.filter((form) => form.measure(called('')).wornOn && Object.hasOwn(smallModels, form.name));
  it('there are clothes for every part', () => {
    expect(worn.length).toBeGreaterThan(12);
  });
  it.each(worn.map((form) => form.name))('%s is drawn round the part it is worn on', (name) => {
    const model = build(name, called(name, 'portable wearable'));
    const laid = shown(model, seen({}));
    expect(shown(model, seen({}, { worn: true }))).not.toBe(laid);
    const { min, max } = boundsOf(model);
    // The anchor is the part's middle: what is worn is round it, not beside it.
    expect(min.x).toBeLessThan(0);
    expect(max.x).toBeGreaterThan(0);
    expect(Math.max(max.x, -min.x)).toBeLessThan(0.45);
    expect(max.y).toBeLessThan(0.35);
    expect(min.y).toBeGreaterThan(-1.3);
    expect(shown(model, seen({}))).toBe(laid);
  });
  it.each(['letter', 'book', 'newspaper', 'ticket', 'photograph', 'scroll', 'phone', 'bucket', 'cloak', 'cloth'])(
    '%s looks different in a hand',
    (name) => {
      const model = build(name, called(name, 'portable readable'));
      expect(shown(model, seen({}, { held: true }))).not.toBe(shown(model, seen({})));
    },
  );
  it('a sealed letter stays folded in a hand', () => {
    const model = build('letter', called('letter', 'portable readable'));
    const sealed = shown(model, seen({ sealed: true }));
    expect(shown(model, seen({ sealed: true }, { held: true }))).toBe(sealed);
  });
  it('an open umbrella is above the hand, and lies on its rim when laid down', () => {
    const model = build('umbrella');
    model.show(seen({ open: true }, { held: true }), 'at-once');
    const above = boundsOf(model);
    expect(above.max.y).toBeGreaterThan(1.4);
    model.show(seen({ open: true }), 'at-once');
    expect(boundsOf(model).max.y).toBeLessThan(1.3);
  });
});
