import type { HairStyle } from '../hair-style.ts';
import type { CutMaker } from './cut.ts';
import { combedOver, tonsure, tufts } from './balding.ts';
import { afro, curls, setCurls } from './curly.ts';
import { bun, ponytail, queue, ringlets, topknot } from './gathered.ts';
import { bob, lank, locs, long, pageboy, wavy } from './hanging.ts';
import { braids, plait } from './plaited.ts';
import { cropped, fringe, parted, quiff, swept, tousled } from './short.ts';

/** How every cut is made; the bald have none. */
export const cutMakers: Readonly<Record<HairStyle['cut'], CutMaker | undefined>> = {
  bald: undefined,
  tufts,
  tonsure,
  'combed-over': combedOver,
  cropped,
  parted,
  swept,
  quiff,
  tousled,
  fringe,
  pageboy,
  curls,
  'set-curls': setCurls,
  afro,
  bob,
  long,
  wavy,
  lank,
  locs,
  braids,
  plait,
  bun,
  topknot,
  ringlets,
  ponytail,
  queue,
};
