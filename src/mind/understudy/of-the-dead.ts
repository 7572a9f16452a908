import type { EntityId } from '../../drama/entity-id.ts';
import type { SpeechAct } from '../../drama/speech-act.ts';
import type { Heard } from '../hearing/hearing.ts';
import { nameIn } from '../hearing/naming.ts';
import type { Temper } from '../temper.ts';
import { says } from '../tongues/tongues.ts';
import type { Occasion } from '../tongues/tongue.ts';
import type { Witnessed } from '../witnessed.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { common } from './wording.ts';

/** What it is worth to answer for the dead, and to answer a joke about them: more than what is known of what it names. */
const [forThem, aboutThem] = [5.2, 4.2];

const kindly: ReadonlySet<SpeechAct> = new Set<SpeechAct>(['apology', 'farewell', 'lament', 'thanks', 'promise']);
/** What is said to the dead and is no joke. */
const grave: ReadonlySet<SpeechAct> = new Set<SpeechAct>(['confession', 'threat', 'accusation']);

/**
 * Whoever is there answers a line to somebody who lies dead before them, and a joke about them: that they are dead, and what they think
 * of the joke, by their temper. A question to the dead is answered as any that is asked in vain.
 */
export function ofTheDead(line: Witnessed, heard: Heard, scene: Answering): PossibleReply[] {
  const { context, part, tongue } = scene;
  const dead = context.others.filter(({ note }) => note === 'dead').map(({ id }) => id);
  const told = dead.find((id) => isTold(id, line));
  if (dead.length === 0) return [];
  const isToldSo = says('tellsYouDead', heard.words);
  if (!isToldSo && heard.acts.some((act) => grave.has(act))) return [];
  const isToThem = told !== undefined || isToldSo;
  if (!isToThem && !says('jestsAtDeath', heard.words)) return [];
  if (isToThem && !isToldSo && heard.asks !== undefined) return [];
  const id = told ?? heard.about.find((one) => dead.includes(one)) ?? dead[0];
  const named = part.names.find((one) => one.id === id);
  if (!named) return [];
  const isKind = says('mournsTheDead', heard.words) || heard.acts.some((act) => kindly.has(act));
  if (isKind && !isToThem) return [];
  const occasion = isKind ? 'kind-to-dead' : atJest(part.temper);
  const who = nameIn(named, tongue);
  return [reply(isToThem ? forThem : aboutThem, 'answers for the dead', () => common(occasion, scene, { who }))];
}

const isTold = (id: EntityId, { to, toAll }: Witnessed): boolean => to === id || toAll?.includes(id) === true;

/** Who bears little is shaken, who speaks before thinking is angry; others only say what they think of it. */
const [weak, quick] = [0.5, 0.5];
const atJest = ({ nerve, impulse }: Temper): Occasion =>
  nerve < weak ? 'jest-shaken' : impulse >= quick ? 'jest-stern' : 'jest-dry';
