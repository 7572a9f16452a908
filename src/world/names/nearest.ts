import type { EntityId } from '../../drama/entity-id.ts';
import type { PhysicalProbe } from '../../drama/physical-probe.ts';

/** Of things that are meant alike the nearest first, as far as a stage can tell; else in the author's order. */
export function nearestFirst(
  ids: readonly EntityId[],
  actor: EntityId,
  probe: PhysicalProbe | undefined,
): readonly EntityId[] {
  const sight = ids.length > 1 ? probe?.sight?.(actor) : undefined;
  if (!sight) return ids;
  const away = new Map([...sight.props, ...sight.actors].map(({ id, distanceMeters }) => [id, distanceMeters]));
  const metersTo = (id: EntityId): number => away.get(id) ?? Infinity;
  return ids.toSorted((one, other) => (metersTo(one) < metersTo(other) ? -1 : metersTo(one) > metersTo(other) ? 1 : 0));
}
