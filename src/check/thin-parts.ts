import { speechActs, type SpeechAct } from '../drama/speech-act.ts';
import { aWarning, type Finding } from './finding.ts';
import type { Survey } from './survey.ts';

/** What visitors say most; a character needs this many answers to each, and fewer to the rest. See docs/for-authors.md. */
const often: readonly SpeechAct[] = [
  'question',
  'insult',
  'accusation',
  'threat',
  'order',
  'nonsense',
  'outside',
  'greeting',
];
/** What everybody has an answer to: see `waysToSay`. */
const common: readonly SpeechAct[] = ['promise', 'offer', 'refusal'];
const wantedOften = 6;
const wantedElse = 3;

/** Parts that will repeat themselves, or be silent, when somebody talks to them. */
export function thinParts({ profiles }: Survey): Finding[] {
  return profiles.flatMap(({ profile, path, name }) => {
    const answers = (act: SpeechAct): number => (profile.lines ?? []).filter(({ acts }) => acts?.includes(act)).length;
    const thin = speechActs
      .filter((act) => !common.includes(act))
      .map((act) => ({ act, has: answers(act), wants: often.includes(act) ? wantedOften : wantedElse }))
      .filter(({ has, wants }) => has < wants);
    if (thin.length === 0) return [];
    const none = thin.filter(({ has }) => has === 0).map(({ act }) => act);
    const few = thin.filter(({ has }) => has > 0).map(({ act, has, wants }) => `${act} (${has} of ${wants})`);
    const told = [
      none.length > 0 ? `no answer to: ${none.join(', ')}` : '',
      few.length > 0 ? `few answers to: ${few.join(', ')}` : '',
    ].filter(Boolean);
    const remedy = `Write lines with these "acts": ${wantedOften} each for ${often.join(', ')}, ${wantedElse} for the others.`;
    return aWarning('thin-part', `${path}.lines`, `${name} has ${told.join('; ')}`, remedy);
  });
}
