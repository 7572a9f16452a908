import type { DramaTongue } from '../drama/tongues/tongue.ts';
import { dramaTongues } from '../drama/tongues/tongues.ts';
import type { Voice } from '../drama/voice.ts';

/** The voice that is meant by how something is said. */
export function voiceOf(how: string): Voice | undefined {
  const said = (voice: keyof DramaTongue['voices']) =>
    Object.values(dramaTongues).some(({ voices }) => voices[voice].test(how));
  return (['aside', 'whisper', 'shout'] as const).find(said);
}
