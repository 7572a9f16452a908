import * as z from 'zod/mini';
import { aspects } from '../drama/action.ts';
import { EntityIdSchema, type EntityId } from '../drama/entity-id.ts';
import { asVerb } from '../drama/verb.ts';
import { ok, type Result } from '../kit/result.ts';
import { readWith, type Problem } from '../kit/schema.ts';
import { readCommonAsk } from './common-asks.ts';

/** Both sides name the version they speak; a server refuses one it does not know. */
export const protocolVersion = 1;

/** No message of a client is larger, in bytes of JSON. */
export const mostBytes = 16 * 1024;

const name = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const count = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));
const text = name(2000);
const partName = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));

/** In which parts one may be in a session. A host plays or watches, and runs the evening besides. */
export const parts = ['player', 'spectator', 'host'] as const;
export type GuestPart = (typeof parts)[number];

/** Whose eyes a stream of facts is seen with: an actor's, or the audience's. */
export const audience = 'audience';
export type ViewName = typeof audience | EntityId;
const view = z.union([z.literal(audience), EntityIdSchema]);

/** Where a client stands in what it has been told: of which telling of the evening, seen by whom, and how many facts it has. */
const CursorSchema = z.strictObject({
  /** Rises when the evening is rewound: numbers begin again from what was kept. */
  epoch: count,
  view,
  /** How many facts of this view it has: the number of the next. */
  next: count,
});
export type Cursor = Readonly<z.infer<typeof CursorSchema>>;

const JoinSchema = z.strictObject({
  version: z.literal(protocolVersion),
  /** An invitation, or the token an earlier welcome gave. */
  token: name(2000),
  /** What whoever comes by an invitation is called. */
  name: z.optional(z.string().check(z.maxLength(40))),
  /** The client's own name for itself, kept over reconnections: asks are numbered within it. */
  client: key,
  cursor: z.optional(CursorSchema),
});
export type Join = Readonly<z.infer<typeof JoinSchema>>;

const words = z.optional(z.string().check(z.maxLength(200)));

const verb = z.pipe(
  name(60),
  z.transform((said) => asVerb(said)),
);

const DeedSchema = z.strictObject({
  verb,
  object: words,
  preposition: words,
  target: words,
  instrument: words,
  part: words,
  direction: words,
  manner: words,
  aspect: z.optional(z.enum(aspects)),
});

/** No stage is larger. */
const metres = z.number().check(z.gte(-10_000), z.lte(10_000));
const angle = z.number().check(z.gte(-7), z.lte(7));
const to = z.optional(EntityIdSchema);
const deeds = z.array(DeedSchema).check(z.minLength(1), z.maxLength(8));

/** What a client may ask for. Who asks is known from the token, and never said. */
const WantSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('role:take'), actor: EntityIdSchema }),
  z.strictObject({ type: z.literal('role:leave') }),
  z.strictObject({ type: z.literal('line:say'), text, to, deeds: z.optional(deeds) }),
  z.strictObject({ type: z.literal('line:whisper'), text, to: EntityIdSchema }),
  z.strictObject({ type: z.literal('line:stop') }),
  z.strictObject({ type: z.literal('deed:do'), deeds }),
  z.strictObject({ type: z.literal('body:move'), to: EntityIdSchema }),
  /** Where somebody's body stands, on their own stage. */
  z.strictObject({ type: z.literal('body:stand'), place: EntityIdSchema, x: metres, y: metres, z: metres, yaw: angle }),
  z.strictObject({ type: z.literal('body:gesture'), gesture: verb, to }),
  z.strictObject({ type: z.literal('evening:rewind'), turns: z.int().check(z.gte(1), z.lte(20)) }),
  /** Whether somebody wants to be heard with their own voice. */
  z.strictObject({ type: z.literal('voice:turn'), on: z.boolean() }),
  z.strictObject({ type: z.literal('player:report'), actor: EntityIdSchema, why: name(400) }),
  z.strictObject({ type: z.literal('host:pause'), paused: z.boolean() }),
  z.strictObject({ type: z.literal('host:remove'), actor: EntityIdSchema }),
  /** What stands still takes its next step at once. */
  z.strictObject({ type: z.literal('host:advance') }),
  z.strictObject({ type: z.literal('host:end') }),
]);
export type Want = Readonly<z.infer<typeof WantSchema>>;

const AskMessageSchema = z.strictObject({
  /** 1, 2, 3 … within the client's name; sent again under the same number it has one effect. */
  number: z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
  epoch: count,
  want: WantSchema,
});
export type AskMessage = Readonly<z.infer<typeof AskMessageSchema>>;

/** Why the bridge itself did not take what was sent; a drama has refusals of its own. */
const bridgeRefusals = [
  'not-understood',
  'too-large',
  'wrong-version',
  'no-entry',
  'no-such-session',
  'not-joined',
  'too-many',
  'not-yours-to-ask',
  'no-role',
  'unseemly',
  'rewound',
  'closing',
  'failed',
] as const;
const dramaRefusals = [
  'over',
  'no-such-role',
  'role-taken',
  'not-your-role',
  'cannot-act',
  'still-speaking',
  'empty',
] as const;

const RefusalSchema = z.object({
  code: z.enum([...bridgeRefusals, ...dramaRefusals]),
  message: z.string().check(z.maxLength(600)),
});
export type WireRefusal = Readonly<z.infer<typeof RefusalSchema>>;
export type WireRefusalCode = WireRefusal['code'];

/** An answer is data or a typed refusal. */
const answerOf = <const S extends z.core.$ZodShape>(shape: S) =>
  z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), ...shape }),
    z.object({ ok: z.literal(false), refusal: RefusalSchema }),
  ]);

const RoleSchema = z.object({
  actor: EntityIdSchema,
  name: z.string(),
  /** The name of whoever plays it; nobody's while the company does. */
  player: z.optional(z.string()),
});

const seed = z.optional(z.string().check(z.maxLength(60)));
const language = z.optional(z.string().check(z.maxLength(35)));

/** Opens an evening: whoever does is its host. */
const OpenSchema = z.strictObject({
  version: z.literal(protocolVersion),
  scene: partName,
  seed,
  language,
});
export type Open = Readonly<z.infer<typeof OpenSchema>>;

/** Invitations, one a part. */
const InvitationsSchema = z.object({ player: z.string(), spectator: z.string(), host: z.string() });
export type Invitations = Readonly<z.infer<typeof InvitationsSchema>>;

const OpenedSchema = answerOf({ session: z.string(), invitations: InvitationsSchema });
export type Opened = Readonly<z.infer<typeof OpenedSchema>>;

/** So much of an evening that was played elsewhere goes into one message, and into so many at most. */
export const broughtPiece = 12_000;
export const mostPieces = 64;

/** Brings an evening that was begun on somebody's own page: packed by gzip, as base64, in pieces, the last of which opens it. */
const BringSchema = z.strictObject({
  version: z.literal(protocolVersion),
  piece: z.int().check(z.gte(0), z.lt(mostPieces)),
  of: z.int().check(z.gte(1), z.lte(mostPieces)),
  text: z.string().check(z.maxLength(broughtPiece), z.regex(/^[A-Za-z0-9+/=]+$/)),
});
export type Bring = Readonly<z.infer<typeof BringSchema>>;

/** What the pieces come to: an evening of a play of the house, or of one that is brought along. */
const BroughtSchema = z.strictObject({
  scene: partName,
  /** Of a play of the house: the hash of the scene as it was played, so that both mean the same. */
  hash: z.optional(name(100)),
  /** Who walks in as a stranger, where somebody does. */
  guest: z.optional(
    z.strictObject({
      name: z.optional(z.string().check(z.maxLength(40))),
      language,
    }),
  ),
  /** The play itself, as it was played, where the house does not have it. */
  play: z.optional(z.unknown()),
  /** How an evening begins of which nothing has been played. */
  seed,
  language,
  /** Every fact from the first on; the first without its scene. */
  facts: z.array(z.unknown()).check(z.maxLength(200_000)),
});
export type Brought = Readonly<z.infer<typeof BroughtSchema>>;

const BringAnswerSchema = answerOf({
  /** With the last piece. */
  opened: z.optional(z.object({ session: z.string(), invitations: InvitationsSchema })),
});
export type BringAnswer = Readonly<z.infer<typeof BringAnswerSchema>>;

/** How an evening stands beside what is played: it is told anew whenever it changes, and nobody acknowledges it. */
const StandsSchema = z.object({
  /** The host holds it. */
  held: z.boolean(),
  /** How many only look on. */
  watching: count,
  /** Roles whose players are not there at the moment. */
  away: z.array(EntityIdSchema).check(z.maxLength(200)),
  /** Roles whose players want to be heard with their own voices. */
  voices: z.array(EntityIdSchema).check(z.maxLength(200)),
});
export type Stands = Readonly<z.infer<typeof StandsSchema>>;

/** How one browser can be reached by another, so that a voice goes from the one to the other; to whoever plays that role. */
const VoiceSignalSchema = z.strictObject({
  to: EntityIdSchema,
  kind: z.enum(['offer', 'answer']),
  /** A session description, as browsers write it. */
  text: name(10_000),
});
export type VoiceSignal = Readonly<z.infer<typeof VoiceSignalSchema>>;

const WelcomeSchema = answerOf({
  session: z.string(),
  title: z.string(),
  part: z.enum(parts),
  player: z.string(),
  /** Good for coming back under the same name. */
  token: z.string(),
  /** Where the facts that follow begin. */
  cursor: CursorSchema,
  /** The last ask of this client that counts; it goes on with the next number. */
  asked: count,
  roles: z.array(RoleSchema).check(z.maxLength(200)),
  /** For a host, to hand out. */
  invitations: z.optional(InvitationsSchema),
  /** What helps browsers to find each other across networks, for voices. */
  iceServers: z.array(z.string()).check(z.maxLength(10)),
});
export type Welcome = Readonly<z.infer<typeof WelcomeSchema>>;

const AnswerSchema = answerOf({ number: count });
export type AskAnswer = Readonly<z.infer<typeof AnswerSchema>>;

/** Facts in the order in which they came, numbered without a gap from `cursor.next` on. */
const TellingSchema = z.object({
  cursor: CursorSchema,
  facts: z.readonly(z.array(z.unknown()).check(z.maxLength(2000))),
});
export type FactTelling = Readonly<z.infer<typeof TellingSchema>>;

type Read<T> = Result<T, readonly Problem[]>;
export const readJoin = (value: unknown): Read<Join> => readWith(JoinSchema, value);
export const readOpen = (value: unknown): Read<Open> => readWith(OpenSchema, value);
export const readOpened = (value: unknown): Read<Opened> => readWith(OpenedSchema, value);
export const readBring = (value: unknown): Read<Bring> => readWith(BringSchema, value);
export const readBrought = (value: unknown): Read<Brought> => readWith(BroughtSchema, value);
export const readBringAnswer = (value: unknown): Read<BringAnswer> => readWith(BringAnswerSchema, value);
export const readStands = (value: unknown): Read<Stands> => readWith(StandsSchema, value);
export const readVoiceSignal = (value: unknown): Read<VoiceSignal> => readWith(VoiceSignalSchema, value);
/** By the schema alone, however common it is. */
export const readAskBySchema = (value: unknown): Read<AskMessage> => readWith(AskMessageSchema, value);
export function readAsk(value: unknown): Read<AskMessage> {
  const common = readCommonAsk(value);
  return common ? ok(common) : readAskBySchema(value);
}
export const readWelcome = (value: unknown): Read<Welcome> => readWith(WelcomeSchema, value);
export const readAnswer = (value: unknown): Read<AskAnswer> => readWith(AnswerSchema, value);
export const readTelling = (value: unknown): Read<FactTelling> => readWith(TellingSchema, value);
