import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Logger } from '@babylonjs/core/Misc/logger.js';
import { Scene } from '@babylonjs/core/scene.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EntityId } from '../../../../src/drama/entity-id.ts';
import type { State } from '../../../../src/drama/state.ts';
import type { Trait } from '../../../../src/drama/trait.ts';
import type { FormedThing } from '../../../../plugin/stage/forms/form.ts';
import { forms } from '../../../../plugin/stage/forms/forms.ts';
import { createWorkshop, type OpenWorkshop } from '../../../../plugin/picture/look/create-workshop.ts';
import { largeModels } from '../../../../plugin/picture/models/large-models.ts';
import type { Appearance, Model } from '../../../../plugin/picture/models/model.ts';
import { boundsOf, heightsUnder, solidMeshes } from './model-bounds.ts';
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

const names = Object.keys(largeModels).sort();
/** One in two of them, by turns; all with LONG=1. */
const [one, other] = [0, 1].map((turn) => names.filter((_, index) => isLong || index % 2 === turn)) as [
  string[],
  string[],
];
const allTraits: readonly Trait[] = ['fixed', 'openable', 'lockable', 'light', 'lightable', 'breakable', 'burnable', 'cuttable', 'switchable']; // prettier-ignore
const states: Readonly<Record<string, State>> = {
  rest: {},
  open: { open: true },
  locked: { open: false, locked: true },
  lit: { lit: true },
  on: { on: true },
  broken: { broken: true },
  torn: { torn: true },
  cut: { cut: true },
  burning: { burning: true },
  'burnt out': { 'worn-out': true },
};

const thingCalled = (name: string, traits: readonly Trait[] = allTraits): FormedThing => ({
  id: `prop:${name.replaceAll(' ', '-')}` as EntityId,
  name,
  aliases: [],
  description: undefined,
  traits: new Set(traits),
  size: 1,
});

const seen = (state: State): Appearance => ({ state, worn: false, held: false });

function build(form: string, name = form.replaceAll('-', ' '), traits?: readonly Trait[]) {
  const found = forms.find((candidate) => candidate.name === form);
  const maker = largeModels[form];
  if (!found || !maker) throw new Error(`There is no form or no model called ${form}.`);
  const thing = thingCalled(name, traits);
  const measures = found.measure(thing);
  return { model: maker(workshop, thing, measures), measures };
}

const settle = (model: Model): number => {
  let seconds = 0;
  while (model.update(1 / 30) && seconds < 5) seconds += 1 / 30;
  return seconds;
};

describe('large models', () => {
  it('every one is the model of a form', () => {
    const known = new Set(forms.map(({ name }) => name));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(names)('%s fills its measures at rest', (name) => {
    const { model, measures } = build(name, undefined, ['fixed', 'openable']);
    model.show(seen({}), 'at-once');
    const { min, max } = boundsOf(model);
    const { x, y, z } = measures.size;
    const slack = 0.012;
    const near = (found: number, wanted: number) =>
      Math.abs(found - wanted) <= Math.max(slack, 0.15 * Math.abs(wanted)) + slack;
    const wanted = [-x / 2, 0, -z / 2, x / 2, y, z / 2];
    const found = [min.x, min.y, min.z, max.x, max.y, max.z];
    // A handle or a bolt may stand a few centimetres before a thin leaf.
    const thin = Math.min(x, y, z) < 0.2 ? 0.09 : 0;
    const off = found.map((value, side) =>
      near(value, wanted[side] ?? 0) || Math.abs(value - (wanted[side] ?? 0)) <= thin
        ? 'fits'
        : `${['min.x', 'min.y', 'min.z', 'max.x', 'max.y', 'max.z'][side]} is ${value.toFixed(3)}, not ${(wanted[side] ?? 0).toFixed(3)}`,
    );
    expect(off.filter((answer) => answer !== 'fits')).toEqual([]);
  });

  it.each(names)('%s has its flat places where its form says', (name) => {
    const { model, measures } = build(name, undefined, ['fixed', 'openable']);
    model.show(seen({}), 'at-once');
    // A booth's benches are flat too, but its form has that flat place between them.
    for (const { center } of name === 'booth' ? measures.surfaces.slice(0, 1) : measures.surfaces) {
      // Beside the very middle too, where a gap between two boards may be.
      const heights = [-0.04, 0, 0.05].flatMap((aside) =>
        solidMeshes(model).flatMap((mesh) => heightsUnder(mesh, center.x + aside, center.z + aside / 2)),
      );
      const found = heights.map((y) => y.toFixed(2)).join(' ');
      expect(
        heights.some((y) => Math.abs(y - center.y) < 0.03),
        `${center.y} among ${found}`,
      ).toBe(true);
    }
  });

  it.each(one)('%s shows every state and then rests unless it burns', (name) => {
    const { model } = build(name);
    for (const [label, state] of Object.entries(states)) {
      model.show(seen(state), 'gradually');
      settle(model);
      expect(solidMeshes(model).length, label).toBeGreaterThan(0);
      for (const mesh of solidMeshes(model))
        expect(mesh.computeWorldMatrix(true).asArray().every(Number.isFinite), label).toBe(true);
    }
    model.show(seen({ on: false, lit: false }), 'gradually');
    settle(model);
    expect(model.update(1)).toBe(false);
    model.dispose();
  });

  it.each(other)('%s is light enough', (name) => {
    const { model } = build(name);
    const vertices = model.root.getChildMeshes(false).reduce((sum, mesh) => sum + mesh.getTotalVertices(), 0);
    expect(vertices).toBeLessThanOrEqual(7000);
    expect(model.root.getChildMeshes(false).length).toBeLessThanOrEqual(40);
  });

  it.each(other)('%s leaves nothing behind', (name) => {
    const before = build(name).model;
    before.dispose();
    const count = () => [scene.meshes.length, scene.transformNodes.length, scene.geometries.length].join();
    const empty = count();
    const materials = scene.materials.length;
    const { model } = build(name);
    for (const state of Object.values(states)) model.show(seen(state), 'at-once');
    model.dispose();
    expect(count()).toBe(empty);
    // What the workshop keeps for all is made once.
    const { model: again } = build(name);
    for (const state of Object.values(states)) again.show(seen(state), 'at-once');
    const kept = scene.materials.length;
    again.dispose();
    const { model: third } = build(name);
    third.dispose();
    expect(scene.materials.length).toBeLessThanOrEqual(kept);
    expect(scene.materials.length).toBeGreaterThanOrEqual(materials);
  });
});
