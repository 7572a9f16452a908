import type { TongueName } from '../../drama/tongues/tongue.ts';
import type { SpeechAct, Tone } from '../../drama/speech-act.ts';
import { clausesOf, type Clause } from '../../play/clause.ts';
import type { Sign, Utterance } from '../tongues/tongue.ts';
import { mindTongues, says } from '../tongues/tongues.ts';
import { isDone, type SoundingAct } from './meaning.ts';

/** What a line does, the main thing first: nothing that was denied, supposed or only asked about. */
export function actsOf(line: Utterance, tongue: TongueName): SpeechAct[] {
  const { ear } = mindTongues[tongue];
  const sounds = (pattern: RegExp): boolean => pattern.test(line[ear.reads]);
  let read: readonly Clause[] | undefined;
  const clauses = (): readonly Clause[] => (read ??= clausesOf(line.raw));
  const heard = (Object.keys(ear.acts) as SoundingAct[]).filter((act) => isDone(act, line, tongue, clauses));
  // A promise of what one will not do refuses nothing.
  const acts: SpeechAct[] = heard.filter((act) => act !== 'refusal' || !heard.includes('promise'));
  const asks = ear.questionIn(line) !== undefined;
  // *Are you brave?* asks, and praises nobody.
  if (asks && (acts[0] === 'praise' || (acts[0] === 'insult' && sounds(ear.asksWhether)))) acts.shift();
  const isPolite = sounds(ear.politely);
  if (!acts.includes('offer') && ear.bids(line, isPolite && asks)) acts.push(isPolite ? 'request' : 'order');
  if (asks) acts.push('question');
  if (sounds(ear.smallTalk)) acts.push('small-talk');
  if (acts.length > 0) return acts;
  if (sounds(ear.denial)) return ['denial'];
  return [sounds(ear.agreement) ? 'agreement' : 'statement'];
}

/** How it is said. */
export function toneOf(acts: readonly SpeechAct[], { plain, raw }: Utterance): Tone {
  const is = (...wanted: readonly SpeechAct[]): boolean => acts.some((act) => wanted.includes(act));
  const sounds = (sign: Sign): boolean => says(sign, plain) || says(sign, raw);
  if (is('threat', 'insult') || sounds('heat')) return 'hostile';
  if (sounds('mockery')) return 'mocking';
  if (is('accusation')) return 'hostile';
  const shouted = /[!！]/.test(raw) || (raw.length > 8 && raw === raw.toUpperCase() && /[A-Z]{4}/.test(raw));
  if (shouted && (is('order') || sounds('haste'))) return 'urgent';
  if (is('praise', 'thanks', 'apology', 'greeting') || says('warmth', plain)) return 'warm';
  return shouted ? 'urgent' : 'plain';
}
