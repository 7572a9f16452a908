import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Evenings } from '../../../src/app/shelf/evenings.ts';
import { ownSealer } from '../../../src/app/shelf/own-seal.ts';
import { standardSettings } from '../../../src/drama/performance-settings.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import { lineChain } from '../../../src/store/log-lines.ts';
import { memoryStore } from '../../../src/store/memory-store.ts';
import { houseScene } from '../../play/house-scene.ts';

const now = new Date(2026, 10, 15, 20, 3);
const opened = {
  seq: 0,
  at: 0,
  by: 'company',
  type: 'play:opened',
  scene: houseScene(),
  settings: standardSettings,
  witnesses: [],
};

/** A browser of its own, with a key of its own. */
function browser() {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
  const sealing = ownSealer(storage, webcrypto as Crypto).then((own) => own && { own, subtle: webcrypto.subtle });
  return { texts, evenings: Evenings.on(memoryStore(), { storage, isKept: true, sealing }), storage };
}

async function played(evenings: Evenings): Promise<string> {
  const { id, log } = await evenings.begin('elsinore', now);
  await log.append([opened as unknown as Fact]);
  return id;
}

/** As whoever knows how it is done would: the chain is made anew, and the seal left as it was. */
function forged(text: string): string {
  const lines = text.trimEnd().split('\n');
  const { fact } = JSON.parse(lines[0] ?? '') as { fact: typeof opened };
  const other = { ...fact, scene: { ...fact.scene, blueprint: { ...fact.scene.blueprint, title: 'Forged' } } };
  return [lineChain()(other), ...lines.slice(1)].join('\n');
}

describe('an evening as a file', () => {
  it('is checked where it was saved, not from here elsewhere, and refused where it was changed', async () => {
    const here = browser();
    const { text } = await here.evenings.exportFile(await played(here.evenings));
    expect(await here.evenings.importFile(text, now)).toMatchObject({ ok: true, value: { standing: 'checked' } });
    expect(await browser().evenings.importFile(text, now)).toMatchObject({
      ok: true,
      value: { standing: 'not-from-here' },
    });
    expect(await here.evenings.importFile(forged(text), now)).toEqual({ ok: false, error: { code: 'tampered' } });
    const bare = forged(text).split('\n').slice(0, 1).join('');
    expect(await here.evenings.importFile(bare, now)).toMatchObject({ ok: true, value: { standing: 'not-from-here' } });
  });

  it('is not vouched for by who only passes it on, nor are its branches', async () => {
    const [here, there] = [browser(), browser()];
    const { text } = await here.evenings.exportFile(await played(here.evenings));
    const taken = await there.evenings.importFile(forged(text), now);
    const id = taken.ok ? taken.value.id : '';
    const branch = await there.evenings.rewind(id, 1, now);
    await branch.log.close();
    for (const each of [id, branch.id]) {
      expect((await there.evenings.exportFile(each)).text).not.toMatch(/^{"seal":/m);
      expect((await there.evenings.list()).find((entry) => entry.id === each)?.isFromElsewhere).toBe(true);
    }
  });

  it('has the same key another time, and none where a browser keeps nothing or may not seal', async () => {
    const { storage } = browser();
    const [one, two] = [await ownSealer(storage, webcrypto as Crypto), await ownSealer(storage, webcrypto as Crypto)];
    expect(one?.by).toMatch(/^browser:[0-9a-f]{16}$/);
    expect(two?.by).toBe(one?.by);
    expect(await ownSealer(undefined, webcrypto as Crypto)).toBeUndefined();
    // As on a site without https.
    expect(await ownSealer(storage, {} as Crypto)).toBeUndefined();
  });
});
