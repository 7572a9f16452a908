import { type Language, type Words } from '../words/words.ts';
import type { BrowserShelf } from './browser-shelf.ts';
import type { Settings } from './settings.ts';

/** What every group of settings is given: where they are kept, in which words they are told, and how to keep up with them. */
export interface SettingsDesk {
  readonly shelf: Pick<BrowserShelf, 'settings' | 'apiKey' | 'change' | 'keepKey'>;
  readonly language: Language;
  readonly words: Words['settings'];
  /** Called now, and at every change as long as the panel stands. */
  follow(refresh: (settings: Settings) => void): void;
  /** Called when the panel goes. */
  onLeave(leave: () => void): void;
  /** A name no other field has. */
  nextId(): string;
  /** Said aloud by screen readers and shown at the foot of the panel. */
  tell(sentence: string): void;
  /** Builds the panel anew: what it shows was changed from elsewhere. */
  redraw(): void;
}

/** A page of the panel: one heading's settings. */
export type SettingsGroup = (desk: SettingsDesk) => HTMLElement;
