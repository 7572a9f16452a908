import type { Random } from '../../kit/random.ts';

/** What is kept to come back as the same person: a token of the house, and this program's own name. */
export interface Ticket {
  readonly token: string;
  readonly client: string;
}

/** Where tickets are kept, such as a tab's own `sessionStorage`. */
export interface TicketBox {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const keyOf = (invitation: string): string => `proscenium-ticket:${invitation}`;

/** The ticket of whoever came by this invitation before. */
export function ticketFor(invitation: string, box: TicketBox | undefined): Ticket | undefined {
  try {
    const { token, client } = JSON.parse(box?.getItem(keyOf(invitation)) ?? '{}') as Partial<Ticket>;
    return typeof token === 'string' && typeof client === 'string' ? { token, client } : undefined;
  } catch {
    return undefined;
  }
}

export function keepTicket(invitation: string, ticket: Ticket, box: TicketBox | undefined): void {
  try {
    box?.setItem(keyOf(invitation), JSON.stringify(ticket));
  } catch {
    // Full, or forbidden: whoever comes again is a new guest.
  }
}

/** A ticket of somebody who has not been there yet. */
export const newTicket = (invitation: string, random: Random): Ticket => ({
  token: invitation,
  client: Array.from({ length: 4 }, () => Math.floor(random.next() * 36 ** 4).toString(36)).join(''),
});
