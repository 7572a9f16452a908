import { unpackedWardrobe, type Wardrobe } from '../../../plugin/body/bodies/wardrobe.ts';
import { canBePlay } from '../address.ts';

/** The bodies of those who are seen first in a play of this page, made when the page was built. Rejects where there are none. */
export async function fetchWardrobe(play: string): Promise<Wardrobe> {
  if (!canBePlay(play)) throw new Error('No play of this page.');
  const answer = await fetch(`scenes/${play}/bodies.bin`, {
    mode: 'same-origin',
    credentials: 'omit',
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return unpackedWardrobe(new Uint8Array(await answer.arrayBuffer()));
}
