import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { metalOf } from '../carpentry/dress.ts';

/** An elephant's foot where it is called so, else a cage of turned rods over a drip tray. */
export const makeUmbrellaStand = assembled(({ workshop, thing, frame, width, height, depth }) => {
  const radius = width / 2;
  const metal = metalOf(workshop, thing, 'brass');
  const round = (name: string, profile: readonly (readonly [number, number])[], material = metal, sides = 20) => {
    const mesh = workshop.lathe(name, profile, material, sides);
    mesh.scaling.z = depth / width;
    return mesh;
  };
  if ([thing.name, ...thing.aliases].some((name) => /elephant/i.test(name))) {
    const hide = workshop.material('leather', '#6d655c');
    const nail = workshop.material('bone');
    const wall = [[0, 0], [radius * 0.96, 0], [radius, 0.03], [radius * 0.98, 0.1], [radius * 0.8, height * 0.35], [radius * 0.78, height * 0.7], [radius * 0.88, height - 0.02], [radius * 0.86, height], [radius * 0.76, height - 0.01], [radius * 0.68, height * 0.6], [radius * 0.7, 0.04], [0, 0.04]] as const; // prettier-ignore
    frame.add(round('foot', wall, hide));
    for (let toe = -2; toe <= 2; toe++) {
      const yaw = toe * 0.42;
      const mesh = workshop.ball('nail', 0.034, nail);
      mesh.scaling.set(1, 1.25, 0.5);
      frame.add(mesh, [Math.sin(yaw) * radius * 0.97, 0.045, (Math.cos(yaw) * radius * 0.97 * depth) / width], {
        y: yaw,
      });
    }
    frame.add(round('band', [[radius * 0.885, height - 0.035], [radius * 0.91, height - 0.03], [radius * 0.91, height - 0.012], [radius * 0.885, height - 0.006]])); // prettier-ignore
    return;
  }
  frame.add(round('tray', [[0, 0], [radius, 0], [radius, 0.05], [radius - 0.012, 0.055], [radius - 0.02, 0.02], [0, 0.02]])); // prettier-ignore
  for (const y of [height * 0.55, height])
    frame.add(round('ring', [[radius - 0.014, -0.02], [radius, -0.02], [radius, 0], [radius - 0.014, 0], [radius - 0.014, -0.02]]), [0, y, 0]); // prettier-ignore
  for (let rod = 0; rod < 10; rod++) {
    const yaw = (rod / 10) * Math.PI * 2;
    const [x, z] = [Math.sin(yaw) * (radius - 0.008), (Math.cos(yaw) * (radius - 0.008) * depth) / width];
    frame.rod(metal, [vec(x, 0.03, z), vec(x, height - 0.01, z)], 0.006); // rod
  }
});
