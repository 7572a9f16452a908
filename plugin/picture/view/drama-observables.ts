import { Observable } from '@babylonjs/core/Misc/observable.js';
import type { Action } from '../../../src/drama/action.ts';
import type { Change } from '../../../src/drama/change.ts';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact, PointEnd } from '../../../src/drama/fact.ts';
import type { Voice } from '../../../src/drama/voice.ts';
import type { Mood } from '../../../src/drama/mood.ts';
import { joinWords } from '../../../src/kit/join-words.ts';
import type { RefusalCode } from '../../../src/drama/refusal.ts';

/** A line, when its last word has been heard. */
export interface LineSpoken {
  readonly actor: EntityId;
  readonly to: EntityId | undefined;
  readonly text: string;
  readonly voice: Voice;
  /** Broken off: the text is what was heard of it. */
  readonly cut: boolean;
}

export interface WordSpoken {
  readonly actor: EntityId;
  readonly text: string;
  /** The line so far, this word included. */
  readonly soFar: string;
}

export interface ActionDone {
  readonly actor: EntityId;
  readonly action: Action;
  readonly narration: string;
  readonly changes: readonly Change[];
}

export interface ActionRefused {
  readonly actor: EntityId;
  readonly action: Action;
  readonly code: RefusalCode;
  readonly reason: string;
}

export interface PointPassed {
  readonly point: string;
  readonly how: 'opened' | PointEnd;
}

export interface MoodChanged {
  readonly actor: EntityId;
  readonly mood: Mood;
}

/** What a host can listen to. */
export class DramaObservables {
  readonly onFactObservable = new Observable<Fact>();
  readonly onLineObservable = new Observable<LineSpoken>();
  readonly onWordObservable = new Observable<WordSpoken>();
  readonly onActionObservable = new Observable<ActionDone>();
  readonly onRefusalObservable = new Observable<ActionRefused>();
  /** What the narrator tells that nobody did: events, entrances, accidents. */
  readonly onNarrationObservable = new Observable<{ readonly text: string }>();
  readonly onPointObservable = new Observable<PointPassed>();
  readonly onMoodObservable = new Observable<MoodChanged>();
  readonly onEndObservable = new Observable<{ readonly ending: string; readonly completed: boolean }>();
  private readonly lines = new Map<number, { begun: Extract<Fact, { type: 'line:begun' }>; words: string[] }>();

  tell(fact: Fact): void {
    this.onFactObservable.notifyObservers(fact);
    switch (fact.type) {
      case 'line:begun':
        this.lines.set(fact.turn, { begun: fact, words: [] });
        break;
      case 'word:spoken': {
        const line = this.lines.get(fact.turn);
        line?.words.push(fact.text);
        const soFar = joinWords(line?.words ?? [fact.text]);
        this.onWordObservable.notifyObservers({ actor: fact.actor, text: fact.text, soFar });
        break;
      }
      case 'line:ended': {
        const line = this.lines.get(fact.turn);
        this.lines.delete(fact.turn);
        if (!line || line.words.length === 0) break;
        const { actor, to, voice } = line.begun;
        this.onLineObservable.notifyObservers({ actor, to, voice, text: joinWords(line.words), cut: fact.cut });
        break;
      }
      case 'action:ruled': {
        const { actor, verdict } = fact;
        const action = fact.action as Action;
        if (verdict.ok) {
          const { narration, changes } = verdict;
          this.onActionObservable.notifyObservers({ actor, action, narration, changes });
        } else this.onRefusalObservable.notifyObservers({ actor, action, code: verdict.code, reason: verdict.reason });
        break;
      }
      case 'actor:entered':
      case 'actor:left':
      case 'event:told':
        if (fact.narration) this.onNarrationObservable.notifyObservers({ text: fact.narration });
        break;
      case 'point:opened':
        this.onPointObservable.notifyObservers({ point: fact.point, how: 'opened' });
        break;
      case 'point:reached':
        this.onPointObservable.notifyObservers({ point: fact.point, how: fact.how });
        break;
      case 'play:ended':
        this.onEndObservable.notifyObservers({ ending: fact.ending, completed: fact.completed });
        break;
      default:
    }
  }

  clear(): void {
    for (const each of Object.values(this) as unknown[]) if (each instanceof Observable) each.clear();
  }
}
