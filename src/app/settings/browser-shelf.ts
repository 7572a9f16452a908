import { readSettings, standardSettings, type Settings, type SettingsChange, type SettingsShelf } from './settings.ts';

/** What whoever uses the page may want to know of where their settings are kept. */
export type SettingsNotice =
  | { readonly code: 'not-kept' }
  /** Which settings could not be read and are as they were at first. */
  | { readonly code: 'unreadable'; readonly parts: readonly string[] };

interface BrowserShelfOptions {
  /** Told each thing once. */
  readonly tell?: (notice: SettingsNotice) => void;
  /** Where other tabs are heard of: the window. */
  readonly site?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

const settingsName = 'proscenium:settings';
/** Apart from the settings, so that nothing that shows, exports or logs settings can take a key along. */
const keysName = 'proscenium:keys';
const longestKey = 1000;
const mostKeys = 20;

/** By the site it is for: a key is sent nowhere else, even when the endpoint is changed later. */
type Keys = Readonly<Record<string, string>>;

/** Settings in this browser's storage; in memory where there is none, as in a private window. */
export class BrowserShelf implements SettingsShelf {
  private current: Settings;
  private keys: Keys;
  private readonly observers = new Set<(settings: Settings) => void>();
  private hasToldNotKept = false;

  constructor(
    private readonly storage: Storage | undefined,
    private readonly options: BrowserShelfOptions = {},
  ) {
    const { settings, unread } = readSettings(this.load(settingsName));
    this.current = settings;
    this.keys = readKeys(this.load(keysName));
    if (unread.length > 0) options.tell?.({ code: 'unreadable', parts: unread });
    options.site?.addEventListener('storage', this.followOtherTab);
  }

  get settings(): Settings {
    return this.current;
  }

  get apiKey(): string {
    return this.keys[siteOfKey(this.current)] ?? '';
  }

  change(change: SettingsChange): void {
    const next: Record<string, unknown> = { ...this.current };
    for (const [part, value] of Object.entries(change)) next[part] = value ?? standardSettings[part as keyof Settings];
    // Read as if from storage: what a caller hands in is held to the same bounds.
    this.current = readSettings(next).settings;
    this.save(settingsName, JSON.stringify(this.current));
    this.tellAll();
  }

  keepKey(key: string): void {
    const site = siteOfKey(this.current);
    const { [site]: _, ...others } = this.keys;
    const kept = key.trim().slice(0, longestKey);
    const entries = Object.entries(kept === '' ? others : { ...others, [site]: kept }).slice(-mostKeys);
    this.keys = Object.fromEntries(entries);
    if (entries.length === 0) this.drop(keysName);
    else this.save(keysName, JSON.stringify(this.keys));
    this.tellAll();
  }

  onChange(observe: (settings: Settings) => void): () => void {
    this.observers.add(observe);
    return () => void this.observers.delete(observe);
  }

  /** Everything as at first, and every key forgotten. */
  reset(): void {
    this.current = standardSettings;
    this.keys = {};
    this.drop(settingsName);
    this.drop(keysName);
    this.tellAll();
  }

  dispose(): void {
    this.options.site?.removeEventListener('storage', this.followOtherTab);
    this.observers.clear();
  }

  private readonly followOtherTab = (event: Event): void => {
    const { key } = event as StorageEvent;
    // Without a name, all of it was cleared.
    if (key !== null && key !== settingsName && key !== keysName) return;
    this.current = readSettings(this.load(settingsName)).settings;
    this.keys = readKeys(this.load(keysName));
    this.tellAll();
  };

  private tellAll(): void {
    for (const observe of [...this.observers]) observe(this.current);
  }

  private load(name: string): unknown {
    try {
      const text = this.storage?.getItem(name);
      return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined;
    } catch (error) {
      // What is no JSON is no settings either; a storage that throws keeps nothing.
      return error instanceof SyntaxError ? '' : undefined;
    }
  }

  private save(name: string, text: string): void {
    try {
      if (!this.storage) throw new Error('There is no storage.');
      this.storage.setItem(name, text);
    } catch {
      if (this.hasToldNotKept) return;
      this.hasToldNotKept = true;
      this.options.tell?.({ code: 'not-kept' });
    }
  }

  private drop(name: string): void {
    try {
      this.storage?.removeItem(name);
    } catch {
      // What could not be kept need not be thrown away.
    }
  }
}

function readKeys(kept: unknown): Keys {
  if (typeof kept !== 'object' || kept === null) return {};
  const entries = Object.entries(kept).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= longestKey,
  );
  return Object.fromEntries(entries.slice(0, mostKeys));
}

/** `https://api.openai.com`; empty where nothing is connected. */
function siteOfKey({ model }: Settings): string {
  return model !== undefined && URL.canParse(model.baseUrl) ? new URL(model.baseUrl).origin : '';
}

/** The browser's own database. Nothing, where looking at it is forbidden. */
export function databaseHere(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB;
  } catch {
    return undefined;
  }
}

/** The browser's own storage. Nothing, where looking at it is forbidden. */
export function storageHere(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
