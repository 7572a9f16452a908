import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { metalOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import { addCandle } from './candle.ts';

/** A turned stick with a drip pan; a candelabrum has an arm to each side. */
export const makeCandlestick = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const metal = metalOf(workshop, thing, 'brass');
  const radius = Math.min(width, depth) / 2;
  const candle = Math.min(0.2, height * 0.42);
  const tall = height - candle + 0.012;
  const stick =
    '0 0, 1 0, 1 0.02, 0.9 0.045, 0.5 0.075, 0.22 0.11, 0.3 0.15, 0.42 0.2, 0.24 0.27, 0.16 0.33, 0.2 0.55, 0.16 0.72, 0.3 0.76, 0.18 0.8, 0.34 0.87, 0.62 0.93, 0.64 0.95, 0.3 0.95, 0.28 1, 0.22 1, 0 0.97';
  frame.lathe(metal, outline(stick, radius, tall), [0, 0, 0], 18); // stick
  addCandle(assembly, frame, vec(0, tall - 0.012, 0), Math.min(0.013, radius * 0.24), candle);
  if ([thing.name, ...thing.aliases].some((name) => /candelabr|menorah|girandole/i.test(name))) {
    for (const side of [-1, 1]) {
      const end = vec(side * (width / 2 - 0.014), tall * 0.86, 0);
      const arm = [vec(0, tall * 0.62, 0), vec(end.x * 0.55, tall * 0.52, 0), vec(end.x, tall * 0.64, 0), end];
      frame.rod(metal, arm, 0.006); // arm
      const pan = outline('0.004 0, 0.02 0.008, 0.021 0.012, 0.012 0.012, 0.012 0.024');
      frame.lathe(metal, pan, [end.x, end.y - 0.006, end.z], 12); // pan
      addCandle(assembly, frame, end, 0.009, candle * 0.85);
    }
  }
});
