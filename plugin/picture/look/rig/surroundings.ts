import { SphericalPolynomial } from '@babylonjs/core/Maths/sphericalPolynomial.js';
import { atOnce } from '../../../../src/kit/slices.ts';
import type { OpenWorkshop } from '../create-workshop.ts';
import { paintEnvironment, type Environment } from '../environment.ts';
import type { Lighting } from '../lighting.ts';
import { moods, type MoodName } from '../mood.ts';

type Painted = Environment & { readonly own: SphericalPolynomial };

const parts = ['x', 'y', 'z', 'xx', 'yy', 'zz', 'yz', 'zx', 'xy'] as const;

/**
 * What surrounds a stage, for reflections and soft light. Between two moods the soft light is mixed and the reflections
 * change half way, where little is seen of it.
 */
export class Surroundings {
  private readonly painted = new Map<MoodName, Painted | undefined>();
  private readonly before;
  private shown: Painted | undefined;

  constructor(
    private readonly workshop: OpenWorkshop,
    private readonly takeOver: boolean,
  ) {
    const { environmentTexture, environmentIntensity } = workshop.scene;
    this.before = { environmentTexture, environmentIntensity };
  }

  show(lighting: Lighting, part: number, from: MoodName, to: MoodName): void {
    const shown = this.paintOf(lighting.mood);
    if (!shown) return;
    const [first, second] = [this.paintOf(from), this.paintOf(to)];
    if (first && second) mixInto(shown, first.own, second.own, part);
    const { environment } = lighting;
    this.workshop.surround(shown.texture, environment);
    if (this.takeOver) {
      this.workshop.scene.environmentTexture = shown.texture;
      this.workshop.scene.environmentIntensity = environment;
    }
    this.shown = shown;
  }

  dispose(): void {
    if (this.shown) this.workshop.surround(undefined, 1);
    if (this.takeOver) Object.assign(this.workshop.scene, this.before);
    for (const environment of this.painted.values()) environment?.dispose();
    this.painted.clear();
  }

  private paintOf(mood: MoodName): Painted | undefined {
    return this.painted.get(mood) ?? atOnce(this.painting(mood));
  }

  /** Paints what surrounds a mood before it is shown, a row a step. */
  *painting(mood: MoodName): Generator<number, Painted | undefined> {
    if (this.painted.has(mood)) return this.painted.get(mood);
    const made = yield* paintEnvironment(this.workshop.scene, moods[mood]);
    const own = made?.texture.sphericalPolynomial;
    // What is reflected turns with the stage.
    made?.texture.setReflectionTextureMatrix(this.workshop.tableau.fromHome().getRotationMatrix());
    const painted = made && own ? { ...made, own: copyOf(own) } : undefined;
    this.painted.set(mood, painted);
    return painted;
  }
}

function mixInto({ texture }: Painted, from: SphericalPolynomial, to: SphericalPolynomial, part: number): void {
  const mixed = new SphericalPolynomial();
  for (const name of parts) {
    mixed[name].copyFrom(from[name].scale(1 - part)).addInPlace(to[name].scale(part));
  }
  texture.sphericalPolynomial = mixed;
}

function copyOf(polynomial: SphericalPolynomial): SphericalPolynomial {
  const copy = new SphericalPolynomial();
  for (const name of parts) copy[name].copyFrom(polynomial[name]);
  return copy;
}
