import { wrapAngle } from '../../../src/kit/numbers.ts';

/**
 * Sines and bearings from plain arithmetic. The engines' own differ in the last digit from version to version, and a
 * walk must end on the same spot in Node and in a browser.
 */

const halfTurn = Math.PI;

export const sine = (angle: number): number => {
  let x = wrapAngle(angle);
  if (x > halfTurn / 2) x = halfTurn - x;
  else if (x < -halfTurn / 2) x = -halfTurn - x;
  const q = x * x;
  // The series to x^17: good to 1e-14 on a quarter turn.
  let sum = 1 - q / 272;
  for (let n = 14; n >= 2; n -= 2) sum = 1 - (q / (n * (n + 1))) * sum;
  return x * sum;
};

export const cosine = (angle: number): number => sine(angle + halfTurn / 2);

/** The yaw that looks along (x, z): 0 is +z, a quarter turn +x. */
export const bearing = (x: number, z: number): number => {
  const [ax, az] = [Math.abs(x), Math.abs(z)];
  if (ax === 0 && az === 0) return 0;
  const slant = ax < az ? arcTangent(ax / az) : halfTurn / 2 - arcTangent(az / ax);
  const front = z < 0 ? halfTurn - slant : slant;
  return x < 0 ? -front : front;
};

/** For 0 … 1: halved twice, then the series. */
function arcTangent(t: number): number {
  const once = t / (1 + Math.sqrt(1 + t * t));
  const twice = once / (1 + Math.sqrt(1 + once * once));
  const q = twice * twice;
  let sum = 0;
  for (let n = 19; n >= 1; n -= 2) sum = 1 / n - q * sum;
  return 4 * twice * sum;
}

/** Positions and yaws are kept to this fraction, so that no engine's rounding can add up. */
export const toGrain = (value: number): number => Math.round(value * 65536) / 65536;
