import { languages, words } from '../words/words.ts';
import { deafnessOf, type Deafness } from './listening.ts';

/** Who listens: opens and closes a microphone, and tells what it heard. */
export interface Recogniser {
  open(hear: RecogniserHears): void;
  /** No more will be said; what was said is still told. */
  close(): void;
  /** Forgets it all. */
  abort(): void;
}

export interface RecogniserHears {
  opened(): void;
  heard(settled: string, interim: string): void;
  closed(): void;
  failed(why: Deafness): void;
}

/** What we use of the browser's SpeechRecognition; TypeScript's DOM has no name for it everywhere. */
interface BrowserRecognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onresult: ((event: { readonly results: ArrayLike<BrowserResult> }) => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

type BrowserResult = ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean };
type BrowserRecognitionClass = new () => BrowserRecognition;

/** The browser's own ear, where it has one. `language` is the play's: `en`, `zh`. */
export function browserRecogniser(language: string, host: object = globalThis): Recogniser | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = host as {
    readonly SpeechRecognition?: BrowserRecognitionClass;
    readonly webkitSpeechRecognition?: BrowserRecognitionClass;
  };
  const Recognition = SpeechRecognition ?? webkitSpeechRecognition;
  return Recognition && new BrowserEar(Recognition, language);
}

class BrowserEar implements Recogniser {
  private ear: BrowserRecognition | undefined;

  constructor(
    private readonly Recognition: BrowserRecognitionClass,
    private readonly language: string,
  ) {}

  open(hear: RecogniserHears): void {
    this.abort();
    const ear = new this.Recognition();
    const known = languages.find((each) => each === this.language);
    ear.lang = known ? words[known].speech : this.language;
    ear.continuous = true;
    ear.interimResults = true;
    ear.onstart = () => hear.opened();
    ear.onresult = ({ results }) => hear.heard(wordsOf(results, true), wordsOf(results, false));
    ear.onerror = ({ error }) => {
      const why = deafnessOf(error);
      if (why) hear.failed(why);
    };
    ear.onend = () => hear.closed();
    this.ear = ear;
    try {
      ear.start();
    } catch {
      // One that is still closing refuses to start.
      hear.failed('broken');
    }
  }

  close(): void {
    this.ear?.stop();
  }

  abort(): void {
    const { ear } = this;
    this.ear = undefined;
    if (!ear) return;
    ear.onstart = ear.onend = ear.onerror = ear.onresult = null;
    ear.abort();
  }
}

function wordsOf(results: ArrayLike<BrowserResult>, isFinal: boolean): string {
  return Array.from(results)
    .filter((result) => result.isFinal === isFinal)
    .map((result) => result[0]?.transcript.trim() ?? '')
    .filter(Boolean)
    .join(' ');
}
