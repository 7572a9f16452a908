import type { SpokenLine, StageVoice, Utterance } from '../../../../plugin/stage/speech/stage-voice.ts';

/** A line that a stage asked for and the test answers when it likes. */
export interface AskedLine {
  readonly line: SpokenLine;
  answer(utterance: Utterance | undefined): void;
}

/** A voice in the hands of the test: it keeps what was asked and what was heard. */
export class ScriptedVoice implements StageVoice {
  readonly asked: AskedLine[] = [];
  /** `began My lord.`, `stopped My lord.` */
  readonly log: string[] = [];

  constructor(readonly patienceMs = 500) {}

  prepare(line: SpokenLine): Promise<Utterance | undefined> {
    return new Promise((resolve) => this.asked.push({ line, answer: resolve }));
  }

  /** Sound in which each word takes as long as the test says. */
  sound({ words }: SpokenLine, wordMs: number): Utterance {
    const name = words.join(' ');
    return {
      heardMs: words.map((_, index) => (index + 1) * wordMs),
      endMs: words.length * wordMs + 50,
      mouth: [
        { atMs: 0, viseme: 'closed', strength: 1 },
        { atMs: wordMs, viseme: 'a', strength: 1 },
      ],
      begin: () => {
        this.log.push(`began ${name}`);
        return { positionMs: () => 42, stop: () => this.log.push(`stopped ${name}`) };
      },
    };
  }

  /** Answers the line with this index at once with such a sound. */
  give(index: number, wordMs = 100): void {
    const asked = this.asked[index];
    if (!asked) throw new Error(`Line ${index} was not asked for; ${this.asked.length} were.`);
    asked.answer(this.sound(asked.line, wordMs));
  }
}
