import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { parts, type GuestPart } from '../../protocol/messages.ts';

const ClaimsSchema = z.strictObject({
  session: z.string().check(z.maxLength(60)),
  part: z.enum(parts),
  /** Whose it is; an invitation is anybody's. */
  player: z.optional(z.string().check(z.maxLength(80))),
  /** Until when it is good, in milliseconds since 1970. */
  until: z.number(),
});
/** What a token vouches for. */
export type Claims = Readonly<z.infer<typeof ClaimsSchema>>;

/** Writes tokens that only this house can have written, and reads them. */
export class BoxOffice {
  constructor(
    private readonly secret: () => string | Uint8Array,
    private readonly now: () => number,
  ) {}

  write(session: string, part: GuestPart, lastsMs: number, player?: string): string {
    const claims: Claims = { session, part, until: this.now() + lastsMs, ...(player === undefined ? {} : { player }) };
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return `${body}.${this.sign(body).toString('base64url')}`;
  }

  /** What it vouches for, or nothing where it is forged, changed or too old. */
  read(token: string): Claims | undefined {
    const [body = '', signature = '', ...rest] = token.split('.');
    const [given, ours] = [Buffer.from(signature, 'base64url'), this.sign(body)];
    if (rest.length > 0 || given.length !== ours.length || !timingSafeEqual(given, ours)) return undefined;
    const claims = ClaimsSchema.safeParse(parse(Buffer.from(body, 'base64url').toString('utf8')));
    return claims.success && claims.data.until > this.now() ? claims.data : undefined;
  }

  private sign(body: string): Buffer {
    return createHmac('sha256', this.secret()).update(`proscenium-entry-1.${body}`).digest();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
