import type { Bindings } from '../../../plugin/player/bindings.ts';
import type { Tier } from '../../../plugin/body/tier.ts';
import type { ModelSettings } from '../../model/model-settings.ts';
import type { Language } from '../words/words.ts';

/** How what is said is to be read. */
export interface CaptionSettings {
  readonly style: 'bubbles' | 'subtitles' | 'both' | 'off';
  /** 1 is as the page is. */
  readonly size: number;
  readonly contrast: 'soft' | 'high';
  readonly names: boolean;
  readonly font: 'serif' | 'sans' | 'dyslexic';
}

/** What a person chose for this browser. Kept here, sent nowhere. */
export interface Settings {
  /** As the browser has it, unless chosen. */
  readonly language?: Language;
  readonly captions: CaptionSettings;
  readonly sound: { readonly isMuted: boolean; readonly voice: 'built-in' | 'browser' | 'none' };
  readonly graphics: { readonly tier: Tier | 'auto' };
  readonly comfort: {
    readonly view: 'eyes' | 'shoulder';
    /** Degrees from left to right. */
    readonly fov: number;
    /** 1 is usual. */
    readonly lookSpeed: number;
    readonly isLookInverted: boolean;
    /** Cuts instead of glides, no swaying: as the browser has it, unless chosen. */
    readonly isStill?: boolean;
  };
  readonly bindings: Bindings;
  /** Whose mind the company has; the understudy's, without it. The key is kept apart. */
  readonly model?: Omit<ModelSettings, 'apiKey'>;
}

/** What is to be otherwise. A part given as undefined goes back to how it was at first. */
export type SettingsChange = { readonly [Part in keyof Settings]?: Settings[Part] | undefined };

/** Where settings are read from and written to. Told at every change. */
export interface SettingsShelf {
  readonly settings: Settings;
  /** Of the endpoint in the settings, and of no other; only in this browser, in nobody's log. */
  readonly apiKey: string;
  change(change: SettingsChange): void;
  keepKey(key: string): void;
  onChange(observe: (settings: Settings) => void): () => void;
}
