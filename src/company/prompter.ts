import { asVerb } from '../drama/verb.ts';
import { given } from '../kit/given.ts';
import { invariant } from '../kit/invariant.ts';
import type { WrittenTurn } from '../mind/brain.ts';
import { understudy } from '../mind/understudy/understudy.ts';
import { nextToSpeak, type Bid } from '../play/floor.ts';
import { beatById, currentPoint, floorView } from '../play/play.ts';
import type { Credit } from './credit.ts';
import { inTime, steppedIn } from './dead-air.ts';
import type { Desk } from './desk.ts';
import { listenersFor, type TurnBegun } from './minds.ts';
import { foreseenRefusal } from './rulings.ts';
import type { Script } from './turn.ts';
import { playableNow } from './way.ts';
import { writtenAhead } from './written-ahead.ts';

/** A line that is being written before its turn has begun. */
interface Begun {
  readonly bid: Bid;
  readonly script: Script;
  readonly call: AbortController;
  /** How much had happened when it was begun. */
  readonly moments: number;
}

/**
 * Has the words for a turn. A model is asked for the line of whoever will speak next at the decision, and not when the pause
 * after it is over: it writes while they draw breath. What is overtaken by something its speaker perceives is called off.
 */
export class Prompter {
  private begun: Begun | undefined;

  constructor(
    private readonly desk: Desk,
    private readonly credit: Credit,
  ) {}

  /** Everybody has decided: whoever has begun in the same breath goes on, else whoever comes first is begun with. */
  begin(turn?: TurnBegun): void {
    const play = this.desk.play();
    if (this.desk.brain.source !== 'model' || play.ended) return turn?.written.drop();
    const own = turn && play.floor.bids.find(({ actor, about }) => actor === turn.actor && about === turn.about);
    if (turn && !own) turn.written.drop();
    const bid = own ?? nextToSpeak(play.floor, floorView(play));
    if (bid?.source !== 'model' || this.begun?.bid === bid) return;
    this.callOff();
    const call = (own && turn?.call) ?? new AbortController();
    const script = this.write(bid, call, own && turn?.written);
    const { text } = script;
    const ahead = typeof text === 'string' ? text : writtenAhead(text, (work) => this.desk.outside(work));
    this.begun = { bid, call, script: { ...script, text: ahead }, moments: play.history.length };
  }

  /** What is played in this turn: what was begun for it, if nothing has overtaken it. */
  scriptFor(bid: Bid, signal: AbortSignal): Script {
    const { begun } = this;
    if (begun?.bid !== bid || this.isOvertaken(begun)) {
      if (begun?.bid === bid) this.callOff();
      const call = new AbortController();
      signal.addEventListener('abort', () => call.abort(), { once: true });
      return this.write(bid, call);
    }
    this.begun = undefined;
    signal.addEventListener('abort', () => begun.call.abort(), { once: true });
    return begun.script;
  }

  /** Calls off what nobody will say any more. */
  tidy(): void {
    if (this.begun && !this.desk.play().floor.bids.includes(this.begun.bid)) this.callOff();
  }

  callOff(): void {
    this.begun?.call.abort();
    this.begun = undefined;
  }

  private isOvertaken({ bid, moments }: Begun): boolean {
    const since = this.desk.play().history.slice(moments);
    return since.some(({ kind, witnesses }) => kind !== 'thought' && witnesses.includes(bid.actor));
  }

  private write(bid: Bid, call: AbortController, written?: WrittenTurn): Script {
    const { desk } = this;
    const play = desk.play();
    const { actor, pace, to, action, why, about, desire } = bid;
    const planned = bid.beat === undefined ? undefined : beatById(play, bid.beat);
    const beat = planned && (playableNow(play, planned) ?? planned);
    // A beat of a scripted moment is played as written once it was asked for twice, and one that a model played in vain.
    const isInVain = bid.beat !== undefined && this.credit.isDoubtful(bid.beat);
    const asWritten = isInVain || (bid.scripted && play.progress.level > 2);
    const brain = bid.source === 'understudy' || asWritten ? understudy : desk.brain;
    if (brain !== desk.brain) written?.drop();
    // A plain deed without a word needs nobody to write it.
    if (brain.source === 'model' && pace === 'silence' && action && !beat && !desire)
      return { source: 'model', text: '', deeds: [{ ...given(action), subject: actor, verb: asVerb(action.verb) }] };
    const decision = { actor, pace, why, ...given({ to, action, beat: bid.beat, desire }) };
    const [listener] = listenersFor(desk, [actor]);
    invariant(listener, `${actor} was given a turn and has no mind.`);
    const refusal = action && brain.source === 'model' ? foreseenRefusal(desk, actor, action) : undefined;
    const point = currentPoint(play)?.point.id ?? '';
    const request = { listener, decision, about, point, beat, refusal, seed: play.settings.seed, written };
    const text = brain.speak(request, call.signal);
    if (brain.source !== 'model') return { source: brain.source, text };
    const callOff = (): void => {
      call.abort();
      desk.record(steppedIn('actor'));
    };
    const instead = () => understudy.speak(request, new AbortController().signal);
    return { source: 'model', text: inTime(desk, text, callOff, instead) };
  }
}
