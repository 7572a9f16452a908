import type { EntityId } from '../drama/entity-id.ts';
import type { DressingWord, Staging } from '../drama/staging.ts';
import type { WorldFile } from '../drama/world-file.ts';
import { dressingOf } from './setting/dressing.ts';
import { isOpenAir, styleOf } from './setting/style.ts';

/** What a room is built of, and what it is dressed with. */
export type FittingKind = 'wall' | 'floor' | 'ceiling' | 'window' | 'stairs' | DressingWord;

/** What belongs to the set of a place and is no thing of the world: it is seen and spoken of, and nobody carries it off. */
export type Fitting =
  | {
      readonly kind: FittingKind;
      /** Of walls and floors, as the staging has it: `stone`. */
      readonly substance?: string;
      /** Of windows: what is behind them. */
      readonly outside?: 'rain' | 'night' | 'day';
    }
  | OwnFitting;

/** One the author named. */
interface OwnFitting {
  readonly name: string;
  readonly aliases?: readonly string[] | undefined;
  readonly description?: string | undefined;
}

export type Fittings = ReadonlyMap<EntityId, readonly Fitting[]>;

/** A world that may be put on a stage. */
export type StagedFile = WorldFile & { readonly staging?: Staging; readonly blueprint?: unknown };

/** What each place has, by what the author says and by what a stage builds there. A world that is no play has no stage. */
export function fittingsIn(file: StagedFile): Fittings {
  const { staging, entities, setting, blueprint } = file;
  const isPlay = staging !== undefined || blueprint !== undefined;
  const fittings = new Map<EntityId, readonly Fitting[]>();
  for (const place of entities) {
    if (place.kind !== 'place') continue;
    const { id, fittings: own = [] } = place;
    const onStage = isPlay ? builtIn(staging, { ...place, aliases: place.aliases ?? [] }, setting) : [];
    if (own.length + onStage.length > 0) fittings.set(id, [...own, ...onStage]);
  }
  return fittings;
}

function builtIn(
  staging: Staging | undefined,
  place: { readonly id: EntityId; readonly name: string; readonly aliases: readonly string[] },
  setting: WorldFile['setting'],
): Fitting[] {
  const room = staging?.rooms?.find((one) => one.place === place.id);
  const outdoors = room?.outdoors ?? isOpenAir(place);
  const floor: Fitting = room?.floor ? { kind: 'floor', substance: room.floor } : { kind: 'floor' };
  const stairs: Fitting[] = hasStairs(staging, place.id) ? [{ kind: 'stairs' }] : [];
  if (outdoors) return [floor, ...stairs];
  const said = room?.dressing ? new Map([[place.id, room.dressing]]) : undefined;
  const worn = dressingOf(
    { place: place.id, outdoors },
    { style: styleOf(staging, setting), ...(said ? { dressing: said } : {}) },
  );
  // A stage cuts a window into a room of which nobody says anything.
  const hasWindow = room === undefined || (room.windows ?? []).length > 0;
  const dressed = [...worn].filter((word) => hasWindow || !isAtWindow.has(word));
  const wall: Fitting = room?.walls ? { kind: 'wall', substance: room.walls } : { kind: 'wall' };
  return [
    wall,
    floor,
    { kind: 'ceiling' },
    ...(hasWindow ? [windowOf(staging)] : []),
    ...stairs,
    ...dressed.map((kind): Fitting => ({ kind })),
  ];
}

const isAtWindow: ReadonlySet<DressingWord> = new Set(['curtains', 'half-curtains']);

function windowOf(staging: Staging | undefined): Fitting {
  const { weather, mood } = staging?.light ?? {};
  if (weather === 'rain' || mood === 'storm') return { kind: 'window', outside: 'rain' };
  if (mood === 'night' || mood === 'day') return { kind: 'window', outside: mood };
  return { kind: 'window' };
}

/** A way to a place that lies higher or lower has steps. */
function hasStairs(staging: Staging | undefined, place: EntityId): boolean {
  const levelOf = (id: EntityId): number => staging?.rooms?.find((room) => room.place === id)?.level ?? 0;
  return (staging?.doorways ?? []).some(
    ({ between: [a, b] }) => (a === place || b === place) && levelOf(a) !== levelOf(b),
  );
}
