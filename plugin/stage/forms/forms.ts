import { clothing } from './clothing.ts';
import { food } from './food.ts';
import { household } from './household.ts';
import { instruments } from './instruments.ts';
import type { LibraryForm } from './library-form.ts';
import { lights } from './lights.ts';
import { machines } from './machines.ts';
import { openings } from './openings.ts';
import { papers } from './papers.ts';
import { plants } from './plants.ts';
import { seats } from './seats.ts';
import { smallThings } from './small-things.ts';
import { storage } from './storage.ts';
import { tables } from './tables.ts';
import { tools } from './tools.ts';
import { vehicles } from './vehicles.ts';
import { vessels } from './vessels.ts';
import { weapons } from './weapons.ts';

/** Every form of the library, family by family. Where two share a noun, the earlier is asked first. */
export const forms: readonly LibraryForm[] = [
  seats,
  tables,
  storage,
  openings,
  lights,
  machines,
  vessels,
  papers,
  weapons,
  tools,
  smallThings,
  household,
  instruments,
  vehicles,
  food,
  plants,
  clothing,
].flat();
