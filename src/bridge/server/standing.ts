import type { EntityId } from '../../drama/entity-id.ts';
import type { Stands } from '../../protocol/messages.ts';

interface Standing {
  readonly isHeld: boolean;
  /** Who plays what. */
  readonly roles: ReadonlyMap<EntityId, string>;
  /** Whoever is there. */
  readonly here: ReadonlySet<string>;
  /** Who wants to be heard with their own voice. */
  readonly voices: ReadonlySet<string>;
}

/** How an evening stands beside what is played. */
export function standsOf({ isHeld, roles, here, voices }: Standing): Stands {
  const playing = [...roles];
  const players = new Set(roles.values());
  const whose = (isMeant: (player: string) => boolean) =>
    playing.filter(([, player]) => isMeant(player)).map(([actor]) => actor);
  return {
    held: isHeld,
    watching: [...here].filter((player) => !players.has(player)).length,
    away: whose((player) => !here.has(player)),
    voices: whose((player) => here.has(player) && voices.has(player)),
  };
}
