import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { SphericalHarmonics, SphericalPolynomial } from '@babylonjs/core/Maths/sphericalPolynomial.js';

/** Which way a point of a cube's side is, from its middle; both parameters go from -1 to 1. */
type SideDirection = (s: number, t: number) => readonly [x: number, y: number, z: number];

/** The sides of a cube map: right, left, up, down, front, back. */
export const cubeSides: readonly SideDirection[] = [
  (s, t) => [1, -t, -s],
  (s, t) => [-1, -t, s],
  (s, t) => [s, 1, t],
  (s, t) => [s, -1, -t],
  (s, t) => [s, -t, 1],
  (s, t) => [-s, -t, -1],
];

/**
 * The soft light of all that surrounds, from the six sides of a cube, four numbers a pixel: as Babylon's
 * `CubeMapToSphericalPolynomialTools` reckons it, but a row a step. Babylon takes a tenth of a second for it on a slow machine.
 */
export function* softLightOf(
  sides: readonly { readonly pixels: Float32Array; readonly direction: SideDirection }[],
  size: number,
): Generator<number, SphericalPolynomial> {
  const harmonics = new SphericalHarmonics();
  const [towards, colour] = [new Vector3(), new Color3()];
  const half = 1 / size;
  let total = 0;
  for (const { pixels, direction } of sides) {
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const [s, t] = [(2 * x + 1) * half - 1, (2 * y + 1) * half - 1];
        towards.set(...direction(s, t)).normalize();
        const share = areaTo(s - half, t - half) - areaTo(s - half, t + half) - areaTo(s + half, t - half) + areaTo(s + half, t + half); // prettier-ignore
        const at = (y * size + x) * 4;
        colour.set(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
        harmonics.addLight(towards, colour, share);
        total += share;
      }
      yield 0;
    }
  }
  harmonics.scaleInPlace((4 * Math.PI) / total);
  harmonics.convertIncidentRadianceToIrradiance();
  harmonics.convertIrradianceToLambertianRadiance();
  return SphericalPolynomial.FromHarmonics(harmonics);
}

/** How much of the sphere lies between the middle of a side and this point of it. */
const areaTo = (x: number, y: number): number => Math.atan2(x * y, Math.sqrt(x * x + y * y + 1));
