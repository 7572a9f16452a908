/** The package entry `./bridge`: coming to an evening that is played in a house, with others. */
export { hostEvening, type HostOptions } from './host-evening.ts';
export {
  joinEvening,
  JoinedEvening,
  type EveningAnswer,
  type EveningRole,
  type JoinOptions,
} from './joined-evening.ts';
export { EveningError } from './evening-error.ts';
export type { TicketBox } from './ticket.ts';
export type { GuestPart, Invitations, Want, WireRefusal } from '../../protocol/messages.ts';
export { entityId, type EntityId } from '../../drama/entity-id.ts';
export type { Fact } from '../../drama/fact.ts';
export type { SceneFile } from '../../drama/scene-file.ts';
