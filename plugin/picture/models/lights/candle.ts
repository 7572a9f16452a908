import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import { assembled, type Assembly } from '../carpentry/assembly.ts';
import { metalOf } from '../carpentry/dress.ts';
import type { Part } from '../carpentry/part.ts';
import { shines } from './shining.ts';

/** Wax with its drips and wick, and its flame. */
export function addCandle(assembly: Assembly, part: Part, at: Vec3, radius: number, tall: number): void {
  const { workshop, thing } = assembly;
  const wax = workshop.material('wax');
  const profile = [[0, 0], [radius * 1.08, 0], [radius, 0.006], [radius * 0.97, tall * 0.7], [radius * 1.02, tall - 0.004], [radius * 0.85, tall], [radius * 0.6, tall - 0.004], [0, tall - 0.005]] as const; // prettier-ignore
  part.lathe(wax, profile, at, 12); // wax
  for (let drip = 0; drip < 3; drip++) {
    const yaw = assembly.random.next() * Math.PI * 2;
    const long = tall * (0.18 + assembly.random.next() * 0.3);
    const ball = workshop.ball('drip', radius * 0.32, wax);
    ball.scaling.y = long / radius / 0.64;
    part.add(ball, [at.x + Math.sin(yaw) * radius * 0.9, at.y + tall - long / 2, at.z + Math.cos(yaw) * radius * 0.9]);
  }
  const top = at.y + tall;
  part.rod('rope #2a2420', [vec(at.x, top - 0.006, at.z), vec(at.x + 0.001, top + 0.008, at.z)], 0.0014); // wick
  const size = Math.min(0.06, Math.max(0.032, radius * 3.2));
  const name = `${thing.id} flame ${at.x.toFixed(2)}`;
  assembly.shines(workshop.flame(name, part.node, vec(at.x, top + 0.002, at.z), size), shines(thing));
}

/** A stub in a chamber stick: a dish with a finger ring. */
export const makeCandle = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const brass = metalOf(workshop, thing, 'brass');
  const radius = Math.min(width, depth) / 2;
  const dish = [[0, 0], [radius * 0.6, 0], [radius * 0.68, 0.004], [radius * 0.86, 0.014], [radius * 0.9, 0.02], [radius * 0.84, 0.018], [radius * 0.6, 0.008], [0.014, 0.007], [0.013, 0.03], [0.0165, 0.034], [0.011, 0.035]] as const; // prettier-ignore
  frame.lathe(brass, dish, [-width * 0.04, 0, 0], 20); // dish
  const finger = Array.from({ length: 11 }, (_, step) => {
    const round = (step / 10) * Math.PI * 2;
    return vec(width / 2 - 0.018 + Math.cos(round) * 0.014, 0.021 + Math.sin(round) * 0.015, 0);
  });
  frame.rod(brass, finger, 0.0035); // finger ring
  addCandle(assembly, frame, vec(-width * 0.04, 0.022, 0), Math.min(0.0125, radius * 0.3), height - 0.022);
});
