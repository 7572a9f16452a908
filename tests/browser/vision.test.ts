import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askedOf, textOf, willing } from '../company/minded-company.ts';
import { sceneFrom } from '../company/rehearsal.ts';
import { say, scriptedEndpoint, type ChatRequest, type ScriptedEndpoint } from '../doubles/scripted-endpoint.ts';
import { inBrowser } from '../machine/in-browser.ts';
import { guardroomFile } from '../plugin/stage/eyes/guardroom.ts';
import { bundled } from './build.ts';
import { builtSite, type BuiltSite } from './built-site.ts';
import { launchBrowser, patientContext } from './run-in-chromium.ts';
import type { Envisioned } from './vision.page.ts';

const entry = fileURLToPath(new URL('vision.page.ts', import.meta.url));

/** Ada and Clara alone with the chest; the others are behind the door. */
const scene = {
  ...guardroomFile,
  entities: guardroomFile.entities.map((entity) =>
    entity.id === 'actor:dan' ? { ...entity, at: { in: 'place:closet' } } : entity,
  ),
};

const decision = '{"pace":"fast","to":"Ada","action":null,"why":"asked"}';
const answered = (perception: string, line: string): string =>
  `<perception>${perception}</perception><think>I was asked. ${decision}</think><answer>${line}</answer>`;

/** Pictures in a request, as data URLs. */
const picturesIn = ({ messages }: ChatRequest): string[] =>
  messages.flatMap(({ content }) =>
    typeof content === 'string'
      ? []
      : content.flatMap((part) => ('image_url' in part ? [(part.image_url as { readonly url: string }).url] : [])),
  );

inBrowser.describe('an endpoint that can see', () => {
  let browser: Browser;
  let site: BuiltSite;
  let endpoint: ScriptedEndpoint;
  const pictures: string[] = [];
  beforeAll(async () => {
    const company = willing(sceneFrom(scene));
    browser = await launchBrowser();
    endpoint = await scriptedEndpoint({
      letsPagesCall: true,
      reply: (request) => {
        const shown = picturesIn(request);
        if (shown.length === 0) return say(company(askedOf(request), textOf(request, 'user')));
        pictures.push(...shown);
        return pictures.length === 1
          ? say(answered('A chest stands there.', 'A chest, and as red as blood.'))
          : say(answered('A chest stands there. A sword lies on the floor.', 'A sword lies on the floor.'));
      },
    });
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    await endpoint?.close();
  });

  it('is shown what the character sees; what it claims besides is flagged', async () => {
    const { files, script } = await bundled(entry);
    site = await builtSite(new Map(files).set('index.html', '<!doctype html><title>test</title>'));
    const page = await (await patientContext(browser, { viewport: { width: 320, height: 180 } })).newPage();
    await page.goto(site.address);
    const input = JSON.stringify({ scene, baseUrl: endpoint.baseURL });
    const seen: Envisioned = await page.evaluate(`import('/${script}').then(({ run }) => run(${input}))`);
    const [first = '', second = ''] = pictures;
    expect(first).toMatch(/^data:image\/jpeg;base64,/);
    const red = (url: string): Promise<unknown> =>
      page.evaluate(`import('/${script}').then(({ rednessOf }) => rednessOf(${JSON.stringify(url)}))`);
    expect(await red(first)).toBeGreaterThan(0.005);
    expect(await red(second)).toBeGreaterThan(0.005);
    expect(seen.said[0]).toBe('A chest, and as red as blood.');
    expect(seen.perceived[0]).toMatchObject({ actor: 'actor:clara', format: 5, unsupported: [] });
    expect(seen.viewport).toMatchObject({ mimeType: 'image/jpeg', width: 96, height: 54 });
    expect(seen.perceived[1]?.unsupported.join()).toMatch(/sword/);
  });
});
