import { given } from '../../kit/given.ts';
import { protocolVersion, type Invitations, type Opened } from '../../protocol/messages.ts';
import { EveningError } from './evening-error.ts';
import { addressOf } from './invitation.ts';
import { openEvening } from './socket-connect.ts';

export interface HostOptions {
  /** The address of the house: https://play.example.org */
  readonly house: string;
  /** A play of the house, by its name. */
  readonly scene: string;
  /** The same seed begins the same. */
  readonly seed?: string | undefined;
  readonly language?: string | undefined;
}

/** Opens an evening in a house: invitations to hand out, and one to be its host. Rejects with an `EveningError`. */
export async function hostEvening({ house, scene, seed, language }: HostOptions): Promise<Invitations> {
  const address = addressOf(house);
  const open = (): Promise<Opened | undefined> =>
    openEvening(address, { version: protocolVersion, scene, ...given({ seed, language }) }).catch(() => undefined);
  // A house that has never kept anything makes its store first, and may lose the connection over it.
  return invitationsIn((await open()) ?? (await open()));
}

/** The invitations of an evening that was opened or brought, or why there are none. */
export function invitationsIn(opened: Opened | undefined): Invitations {
  if (!opened) throw new EveningError('house/no-answer', 'Nobody answers.');
  if (opened.ok) return opened.invitations;
  throw new EveningError('house/refused', opened.refusal.message);
}
