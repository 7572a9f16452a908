import { describe, expect, it } from 'vitest';
import { BrowserShelf, type SettingsNotice } from '../../../src/app/settings/browser-shelf.ts';
import { readSettings, standardSettings } from '../../../src/app/settings/settings.ts';

/** A browser's storage, as far as the shelf uses it. */
function storage(kept: Record<string, string> = {}): Storage & { readonly kept: Map<string, string> } {
  const map = new Map(Object.entries(kept));
  return {
    kept: map,
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, text: string) => void map.set(name, text),
    removeItem: (name: string) => void map.delete(name),
    clear: () => map.clear(),
    key: () => null,
    length: 0,
  };
}

const model = { baseUrl: 'https://api.example.com/v1', model: 'large' };

describe('the shelf in a browser', () => {
  it('keeps what is changed for the next visit, and tells whoever looks', () => {
    const own = storage();
    const shelf = new BrowserShelf(own);
    const seen: number[] = [];
    const stop = shelf.onChange(({ captions }) => seen.push(captions.size));
    shelf.change({ captions: { ...shelf.settings.captions, size: 1.5 }, language: 'zh' });
    stop();
    shelf.change({ language: undefined });
    expect(seen).toEqual([1.5]);
    const again = new BrowserShelf(own).settings;
    expect(again).toEqual({ ...standardSettings, captions: { ...standardSettings.captions, size: 1.5 } });
  });

  it('keeps a key apart from the settings, and only for the site it is for', () => {
    const own = storage();
    const shelf = new BrowserShelf(own);
    shelf.change({ model });
    shelf.keepKey(' sk-secret-key ');
    expect(shelf.apiKey).toBe('sk-secret-key');
    expect(JSON.stringify(shelf.settings)).not.toContain('secret');
    expect(own.kept.get('proscenium:settings')).not.toContain('secret');
    shelf.change({ model: { ...model, baseUrl: 'https://elsewhere.example/v1' } });
    expect(shelf.apiKey).toBe('');
    shelf.change({ model });
    expect(new BrowserShelf(own).apiKey).toBe('sk-secret-key');
    shelf.keepKey('');
    expect([...own.kept.keys()]).toEqual(['proscenium:settings']);
  });

  it('takes no key in with the settings, whoever puts it there', () => {
    const shelf = new BrowserShelf(storage());
    shelf.change({ model: { ...model, apiKey: 'sk-secret-key' } as typeof model });
    expect(JSON.stringify(shelf.settings)).not.toContain('secret');
  });

  it('works where nothing can be kept, and says so once', () => {
    const told: SettingsNotice[] = [];
    const full = { ...storage(), setItem: () => { throw new DOMException('full', 'QuotaExceededError'); } }; // prettier-ignore
    for (const none of [undefined, full]) {
      const shelf = new BrowserShelf(none, { tell: (notice) => told.push(notice) });
      shelf.change({ language: 'zh' });
      shelf.change({ model });
      shelf.keepKey('k');
      expect([shelf.settings.language, shelf.apiKey]).toEqual(['zh', 'k']);
    }
    expect(told).toEqual([{ code: 'not-kept' }, { code: 'not-kept' }]);
  });

  it('follows what another tab changes', () => {
    const own = storage();
    const site = new EventTarget();
    const shelf = new BrowserShelf(own, { site });
    const other = new BrowserShelf(own);
    const seen: unknown[] = [];
    shelf.onChange(({ language }) => seen.push(language));
    other.change({ language: 'zh', model });
    other.keepKey('sk-other');
    const changed = (key: string | null) => site.dispatchEvent(Object.assign(new Event('storage'), { key }));
    changed('somebody-elses');
    changed('proscenium:settings');
    expect(seen).toEqual(['zh']);
    expect(shelf.apiKey).toBe('sk-other');
    shelf.dispose();
    changed(null);
    expect(seen).toEqual(['zh']);
  });

  it('forgets everything when it is reset', () => {
    const own = storage();
    const shelf = new BrowserShelf(own);
    shelf.change({ model, language: 'zh' });
    shelf.keepKey('k');
    shelf.reset();
    expect(shelf.settings).toEqual(standardSettings);
    expect(own.kept.size).toBe(0);
  });
});

describe('settings that were kept', () => {
  it('lose only the parts that cannot be read, and say which', () => {
    const { settings, unread } = readSettings({
      language: 'tlh',
      captions: { style: 'subtitles', size: 90, names: 'yes' },
      sound: 7,
      comfort: { fov: 100, isStill: true, roll: 3 },
      bindings: { act: ['KeyU'], talk: 'Enter' },
      model: { baseUrl: 'nowhere', model: 'x' },
      somethingNew: true,
    });
    expect(settings.captions).toEqual({ ...standardSettings.captions, style: 'subtitles' });
    expect(settings.sound).toEqual(standardSettings.sound);
    expect(settings.comfort).toEqual({ ...standardSettings.comfort, fov: 100, isStill: true });
    expect(settings.bindings.act).toEqual(['KeyU']);
    expect(settings.bindings.talk).toEqual(standardSettings.bindings.talk);
    expect('language' in settings || 'model' in settings || 'somethingNew' in settings).toBe(false);
    expect(unread).toEqual(['language', 'model', 'captions.size', 'captions.names', 'sound']);
  });

  it.each([
    ['nothing', undefined, []],
    ['a list', [], ['']],
    ['a word', 'hello', ['']],
  ])('%s', (_, kept, unread) => {
    expect(readSettings(kept)).toEqual({ settings: standardSettings, unread });
  });

  it('that are no JSON are told of', () => {
    const told: SettingsNotice[] = [];
    const shelf = new BrowserShelf(storage({ 'proscenium:settings': '{"captions":' }), {
      tell: (notice) => told.push(notice),
    });
    expect(shelf.settings).toEqual(standardSettings);
    expect(told).toEqual([{ code: 'unreadable', parts: [''] }]);
  });
});
