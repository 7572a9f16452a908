import type { hats } from '../../../../src/drama/looks.ts';
import { clothCaps } from './cloth-caps.ts';
import { crownsAndHelms } from './crowns-and-helms.ts';
import { feltHats } from './felt-hats.ts';
import type { HatKind } from './hat.ts';
import { tradeCaps } from './trade-caps.ts';
import { closedHelmets } from './closed-helmets.ts';

export type Hat = (typeof hats)[number];

/** Every hat there is, by its word. Where several are said of somebody, they wear the first of this table. */
export const hatKinds: Readonly<Record<Exclude<Hat, 'none'>, HatKind>> = {
  ...feltHats,
  ...clothCaps,
  ...tradeCaps,
  ...closedHelmets,
  ...crownsAndHelms,
};

export const hatKindOf = (hat: Hat): HatKind | undefined => (hat === 'none' ? undefined : hatKinds[hat]);
