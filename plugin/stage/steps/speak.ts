import { speechTimes } from '../../../src/drama/speech-pace.ts';
import type { StageStep } from '../../../src/drama/stage-port.ts';
import type { MouthCue } from '../speech/viseme.ts';
import { cuesOfText } from '../speech/mouth-cues.ts';
import { sentencesOf } from '../speech/sentences.ts';
import { Speech } from '../speech/speech.ts';
import type { CallOff, Sounding, StageVoice, Utterance } from '../speech/stage-voice.ts';
import type { LineTimes } from '../speech/timed-line.ts';
import type { StagedActor } from '../staged-actor.ts';

/** How long a speaker holds back for their sound, unless the voice says otherwise. */
const usualPatienceMs = 500;
/** No sentence takes longer than this, whatever a voice says. */
const longestMs = 60_000;

interface Delivery {
  readonly actor: StagedActor;
  readonly step: Extract<StageStep, { kind: 'speak' }>;
  readonly through: StageVoice | undefined;
  /** Milliseconds on the play's clock. */
  readonly now: () => number;
  /** Runs later on the play's clock, unless the line is over by then. */
  readonly after: (ms: number, run: () => void) => void;
  /** The word with this index has been heard. */
  readonly heard: (index: number) => void;
  readonly done: () => void;
}

/**
 * Says a line. Without a voice its words are heard in the time they take; with one it is said sentence by sentence, each
 * prepared while the one before sounds, and mouthed where its sound is not there in time. Calling what it returns ends
 * sound and mouth at once.
 */
export function speak(delivery: Delivery): () => void {
  const step = new SpokenStep(delivery);
  step.begin();
  return () => step.end();
}

/** A sentence whose sound has been asked for. */
interface Asked {
  readonly ready: Promise<Utterance | undefined>;
  readonly calledOff: AbortController;
}

class SpokenStep {
  private isOver = false;
  private readonly sentences: readonly (readonly [from: number, to: number])[];
  private readonly asked = new Map<number, Asked>();
  private sounding: Sounding | undefined;
  private speech: Speech | undefined;

  constructor(private readonly delivery: Delivery) {
    const { words } = delivery.step;
    this.sentences = delivery.through && words.length > 0 ? sentencesOf(words) : [[0, words.length]];
  }

  begin(): void {
    this.ask(0);
    this.deliver(0);
  }

  end(): void {
    this.isOver = true;
    this.sounding?.stop();
    for (const { calledOff } of this.asked.values()) calledOff.abort('over' satisfies CallOff);
    const { actor } = this.delivery;
    if (actor.speech === this.speech) actor.speech = undefined;
  }

  private ask(index: number): void {
    const { through, step } = this.delivery;
    if (!through || index >= this.sentences.length) return;
    const { actor, voice } = step;
    const calledOff = new AbortController();
    const line = { actor, voice, words: this.wordsOf(index), signal: calledOff.signal };
    const ready = unlessItFails(() => through.prepare(line));
    if (ready) this.asked.set(index, { ready: ready.catch(() => undefined), calledOff });
  }

  private deliver(index: number): void {
    const asked = this.asked.get(index);
    if (!asked) return this.mouth(index);
    const { after, through } = this.delivery;
    let isDecided = false;
    const decide = (ready: Utterance | undefined) => {
      if (isDecided || this.isOver) return;
      isDecided = true;
      this.asked.delete(index);
      if (ready) return this.sound(index, ready);
      asked.calledOff.abort('late' satisfies CallOff);
      this.mouth(index);
    };
    void asked.ready.then(decide);
    after(through?.patienceMs ?? usualPatienceMs, () => decide(undefined));
  }

  /** Says a sentence without sound, in the time its words take. */
  private mouth(index: number): void {
    const words = this.wordsOf(index);
    const times = speechTimes(words);
    this.say(index, times, () => cuesOfText(words, times));
  }

  private sound(index: number, utterance: Utterance): void {
    if (!areTimesKept(utterance, this.wordsOf(index).length)) return this.mouth(index);
    this.sounding = unlessItFails(() => utterance.begin?.());
    this.say(index, utterance, () => utterance.mouth);
  }

  private say(index: number, { heardMs, endMs }: LineTimes, findCues: () => readonly MouthCue[]): void {
    const { actor, now, after, heard } = this.delivery;
    const [from] = this.sentences[index] ?? [0];
    const { sounding } = this;
    const { voice } = this.delivery.step;
    this.speech = new Speech(now(), findCues, sounding, { words: this.wordsOf(index), heardMs, endMs, voice });
    actor.speech = this.speech;
    this.ask(index + 1);
    if (sounding?.follow) return this.follow(index, sounding, { heardMs, endMs });
    heardMs.forEach((ms, word) => after(ms, () => heard(from + word)));
    after(endMs, () => this.goOn(index));
  }

  /** Goes by what is heard rather than by the times that were expected; these only say when to give up on it. */
  private follow(index: number, sounding: Sounding, { heardMs, endMs }: LineTimes): void {
    const { now, after, heard } = this.delivery;
    const [from, to] = this.sentences[index] ?? [0, 0];
    let next = from;
    let isEnded = false;
    const upTo = (word: number) => {
      this.speech?.reach(heardMs[word - 1 - from] ?? endMs, now());
      while (next < Math.min(word, to) && !this.isOver) heard(next++);
    };
    const end = () => {
      if (isEnded) return;
      isEnded = true;
      upTo(to);
      this.goOn(index);
    };
    sounding.follow?.(
      (word) => after(0, () => isEnded || upTo(from + word + 1)),
      () => after(0, end),
    );
    after(endMs * 2 + usualPatienceMs, end);
  }

  private goOn(index: number): void {
    // Whoever was told of the last word may have broken in on it.
    if (this.isOver) return;
    this.sounding?.stop();
    this.sounding = undefined;
    if (index + 1 < this.sentences.length) this.deliver(index + 1);
    else this.delivery.done();
  }

  private wordsOf(index: number): readonly string[] {
    const { words } = this.delivery.step;
    const [from, to] = this.sentences[index] ?? [0, 0];
    return from === 0 && to === words.length ? words : words.slice(from, to);
  }
}

/** A host's voice may break its word and throw: the line is mouthed. */
function unlessItFails<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Times that can be kept: one for each word, in order, before the end. A voice from outside may say anything. */
function areTimesKept({ heardMs, endMs }: Utterance, words: number): boolean {
  if (heardMs.length !== words || !(endMs >= 0 && endMs <= longestMs)) return false;
  return heardMs.every((ms, index) => ms >= (heardMs[index - 1] ?? 0) && ms <= endMs);
}
