import { bytesOf, hexOf } from '../../kit/hex.ts';
import type { Sealer } from '../../store/log-seal.ts';

const keptAt = 'proscenium.seal';

/**
 * The seal of this browser: a key that was made here and stays here. A file sealed with it is known again when it comes back,
 * and so is every change to it. Nothing, where the browser keeps nothing or may not seal (a site without https).
 */
export async function ownSealer(
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
  crypto: Pick<Crypto, 'subtle' | 'getRandomValues'>,
): Promise<Sealer | undefined> {
  try {
    if (!storage) return undefined;
    const kept = storage.getItem(keptAt) ?? '';
    const secret = /^[0-9a-f]{64}$/.test(kept) ? bytesOf(kept) : crypto.getRandomValues(new Uint8Array(32));
    storage.setItem(keptAt, hexOf(secret));
    const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
      'verify',
    ]);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', secret));
    return { by: `browser:${hexOf(digest.subarray(0, 8))}`, key };
  } catch {
    return undefined;
  }
}
