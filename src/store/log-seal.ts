import { bytesOf, hexOf } from '../kit/hex.ts';
import type { StoredFact } from './fact-log.ts';
import { factText } from './fact-record.ts';

/**
 * The last line of a log file that somebody vouches for. The chain of hashes shows damage, but anybody can forge it: it has no
 * key. A seal has one, and covers every fact before it.
 */
export interface Seal {
  /** Whose key: a name by which those who check it find theirs. */
  readonly by: string;
  readonly length: number;
  readonly signature: string;
}

/** A key that seals: HMAC, or the private half of ECDSA. The host makes and keeps it. */
export interface Sealer {
  readonly by: string;
  readonly key: CryptoKey;
}

/** `checked`: sealed by a key known here, and whole. `tampered`: sealed by a key known here, and not what it sealed. */
export type Standing = 'checked' | 'not-from-here' | 'tampered';

type Crypto = Pick<SubtleCrypto, 'sign' | 'verify'>;

/** The line that goes after the lines of a log. */
export async function sealLine(facts: readonly StoredFact[], { by, key }: Sealer, subtle: Crypto): Promise<string> {
  const signature = await subtle.sign(methodOf(key), key, sealedBytes(facts, by));
  const seal: Seal = { by, length: facts.length, signature: hexOf(new Uint8Array(signature)) };
  return JSON.stringify({ seal });
}

/** Where facts come from, as far as the keys known here tell. A log without a seal, or with a stranger's, is nobody's. */
export async function standingOf(
  facts: readonly StoredFact[],
  seal: Seal | undefined,
  known: readonly Sealer[],
  subtle: Crypto,
): Promise<Standing> {
  const signer = seal && known.find(({ by }) => by === seal.by);
  if (!signer) return 'not-from-here';
  if (seal.length !== facts.length) return 'tampered';
  const bytes = sealedBytes(facts, seal.by);
  const isWhole = await subtle.verify(methodOf(signer.key), signer.key, bytesOf(seal.signature), bytes);
  return isWhole ? 'checked' : 'tampered';
}

/** The seal in a line, where it is one. */
export function sealIn(value: unknown): Seal | undefined {
  if (!isRecord(value) || Object.keys(value).join() !== 'seal' || !isRecord(value['seal'])) return undefined;
  const { by, length, signature } = value['seal'];
  const isSeal =
    typeof by === 'string' &&
    by.length <= 200 &&
    Number.isSafeInteger(length) &&
    typeof signature === 'string' &&
    /^([0-9a-f]{2}){1,512}$/.test(signature);
  return isSeal ? { by, length: length as number, signature } : undefined;
}

const methodOf = ({ algorithm: { name } }: CryptoKey): AlgorithmIdentifier | EcdsaParams =>
  name === 'ECDSA' ? { name, hash: 'SHA-256' } : name;

/** Facts as the chain has them, so that neither spaces nor the order of keys matter. */
function sealedBytes(facts: readonly StoredFact[], by: string): Uint8Array<ArrayBuffer> {
  const lines = facts.map((fact) => factText(fact, () => `Fact ${fact.seq}`));
  return new TextEncoder().encode(['proscenium log 1', JSON.stringify(by), String(facts.length), ...lines].join('\n'));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
