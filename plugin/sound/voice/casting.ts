import { hashWords } from '../../../src/kit/hash.ts';
import { sitterOf, type Portrayed, type Sitter } from '../../body/figures/portrayed.ts';
import type { FliteVoice } from './flite/flite.ts';

/** How somebody sounds: which of the voices they have, how high, how large the throat, how fast. */
export interface VoicePart {
  readonly sex: 'she' | 'he';
  readonly flite: FliteVoice;
  /** How high they speak on the whole, as it is heard. */
  readonly meanHz: number;
  /** How small the body is that sounds: above 1 slighter, below 1 larger. Sound is played so much faster. */
  readonly slightness: number;
  /** How slowly they speak: 1 as usual, 1.15 is an old man. */
  readonly slowness: number;
  /** The same for the same person, 0 to 1: for voices that are chosen from a list we do not know. */
  readonly lot: number;
}

/** Flite has one woman and three men; large and small bodies, high and low voices make a company of them. */
const throats: Readonly<Record<VoicePart['sex'], readonly (readonly [FliteVoice, hz: number, slightness: number])[]>> = {
  she: [
    ['slt', 182, 1], ['slt', 212, 1.1], ['slt', 160, 0.93], ['slt', 230, 1.17], ['slt', 198, 0.97], ['slt', 172, 1.08],
    ['awb', 190, 1.16], ['kal16', 184, 1.16],
  ],
  he: [
    ['rms', 103, 1], ['awb', 118, 1], ['kal16', 98, 0.97], ['awb', 98, 0.92], ['rms', 95, 0.92], ['kal16', 128, 1.06],
    ['awb', 138, 1.07], ['rms', 112, 1.09], ['kal16', 84, 0.9],
  ],
}; // prettier-ignore

/** `rms` speaks as high as he was recorded, whatever he is told. */
export const rmsHz = 103;

/** Gives somebody a voice nobody of those before them has, as long as there are any; the same one in every play. */
export function castVoice(person: Portrayed, taken: readonly VoicePart[]): VoicePart {
  const sitter = sitterOf(person);
  const [first, second] = hashWords(`voice ${person.id}`);
  const sex = sitter.she ? 'she' : sitter.he ? 'he' : (first & 1) === 0 ? 'she' : 'he';
  const choices = throats[sex];
  const from = (first >>> 1) % choices.length;
  const turned = [...choices.slice(from), ...choices.slice(0, from)];
  const isFree = ([voice, hz, slight]: (typeof choices)[number]): boolean =>
    !taken.some(
      ({ flite, sex: other, ...part }) => flite === voice && other === sex && isNear(part, hz, slight, sitter),
    );
  const [flite, hz, slight] = turned.find(isFree) ?? turned[0] ?? (['rms', rmsHz, 1] as const);
  const slightness = slight * bodyOf(sitter);
  return {
    sex,
    flite,
    slightness,
    meanHz: flite === 'rms' ? rmsHz * slightness : hz * pitchOf(sitter),
    slowness: paceOf(sitter) * (0.95 + ((second >>> 0) % 1000) / 10_000),
    lot: (second >>> 0) / 2 ** 32,
  };
}

function isNear(part: Pick<VoicePart, 'meanHz' | 'slightness'>, hz: number, slight: number, sitter: Sitter): boolean {
  const sameBody = Math.abs(part.slightness / (slight * bodyOf(sitter)) - 1) < 0.03;
  return sameBody && Math.abs(part.meanHz / (hz * pitchOf(sitter)) - 1) < 0.06;
}

const bodyOf = ({ ghost, young, old }: Sitter): number => (ghost ? 0.86 : young ? 1.04 : old ? 0.97 : 1);
const pitchOf = ({ ghost, young, old, she }: Sitter): number => (ghost ? 0.85 : young ? 1.06 : old && she ? 0.94 : 1);
const paceOf = ({ ghost, young, old }: Sitter): number => (ghost ? 1.35 : young ? 0.97 : old ? 1.14 : 1.02);
