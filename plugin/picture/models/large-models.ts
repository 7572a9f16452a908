import { doors } from './doors/doors.ts';
import { drapery } from './drapery/drapery.ts';
import { beds } from './furniture/beds.ts';
import { closets } from './furniture/closets.ts';
import { hall } from './furniture/hall.ts';
import { seats } from './furniture/seats.ts';
import { shelves } from './furniture/shelves.ts';
import { tables } from './furniture/tables.ts';
import { candles } from './lights/candles.ts';
import { fires } from './lights/fires.ts';
import { lamps } from './lights/lamps.ts';
import { machines } from './machines/machines.ts';
import type { ModelMaker } from './model.ts';
import { plants } from './plants/plants.ts';
import { framed } from './scenery/framed.ts';
import { rocks } from './scenery/rocks.ts';
import { statues } from './scenery/statues.ts';
import { yard } from './scenery/yard.ts';

/** How furniture, openings, lights, machines, plants and other large things look: each file lists its own. */
export const largeModels: Readonly<Record<string, ModelMaker>> = {
  ...beds,
  ...candles,
  ...closets,
  ...doors,
  ...drapery,
  ...fires,
  ...framed,
  ...hall,
  ...lamps,
  ...machines,
  ...plants,
  ...rocks,
  ...seats,
  ...shelves,
  ...statues,
  ...tables,
  ...yard,
};
