import { EveningError } from './evening-error.ts';

/** Where an invitation leads: the house, and what is shown at its door. */
export function invitationFrom(invitation: string, house?: string): { readonly house: string; readonly token: string } {
  const link = URL.canParse(invitation) ? new URL(invitation) : undefined;
  const token = link ? link.searchParams.get('join') : invitation;
  if (!token) throw new EveningError('house/address', `This link is no invitation, it has no ?join=…: ${invitation}`);
  const at = house ?? link?.origin;
  if (at !== undefined) return { house: addressOf(at), token };
  throw new EveningError('house/address', 'Say where the house is: give the whole link, or `house` beside it.');
}

/** The address of a house, as a connection wants it. */
export function addressOf(house: string): string {
  const url = URL.canParse(house) ? new URL(house) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new EveningError('house/address', `A house has an address such as https://play.example.org, not "${house}".`);
}
