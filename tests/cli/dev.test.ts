import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAuthorHouse } from '../../src/cli/dev.ts';
import { main } from '../../src/cli/main.ts';
import { textIo, type TextIo } from '../doubles/text-io.ts';

const place = mkdtempSync(join(tmpdir(), 'dev-'));
const page = join(place, 'page');
const folder = join(place, 'mine');
mkdirSync(join(page, 'scenes'), { recursive: true });
writeFileSync(join(page, 'index.html'), '<!doctype html><html><head><title>page</title></head></html>');

let io: TextIo;
let house: Awaited<ReturnType<typeof openAuthorHouse>>;
let news: AsyncGenerator<News>;

interface News {
  readonly version: string;
  readonly changed: readonly string[];
  readonly mistakes: readonly { readonly spot: object; readonly message: string }[];
}

beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await cp('scenes/tiny', folder, { recursive: true });
  io = textIo();
  house = await openAuthorHouse(folder, page, 0, io);
  news = newsFrom(new URL('/author/events', house.url));
});
afterEach(async () => {
  await news.return(undefined);
  house.close();
  house.server.closeAllConnections();
  await new Promise((resolve) => house.server.close(resolve));
});

async function* newsFrom(url: URL): AsyncGenerator<News> {
  const answer = await fetch(url);
  let rest = '';
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (rest + String(chunk)).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) if (part.startsWith('data: ')) yield JSON.parse(part.slice(6)) as News;
  }
}

/** The first news of which this is so; what changes in several steps may be told in several. */
async function newsWhere(isSo: (news: News) => boolean): Promise<News> {
  for (;;) {
    const { value } = (await news.next()) as { readonly value: News };
    if (isSo(value)) return value;
  }
}

const sceneNow = async (): Promise<string> => (await fetch(new URL('/scenes/mine/scene.json', house.url))).text();
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);

describe('proscenium dev', () => {
  it('hands out the page as an author’s, with the play, and says where', async () => {
    expect(await (await fetch(house.url)).text()).toContain('name="proscenium-author"');
    expect(await sceneNow()).toContain('There is one left.');
    expect(JSON.parse(io.written.stdout.split('\n')[0] ?? '')).toEqual({ type: 'serving', url: house.url });
    expect(await (await fetch(new URL('/scenes/playbill.json', house.url))).json()).toMatchObject([{ name: 'mine' }]);
  });

  it('takes up a file that is written in place and one that is put in its place, and only then', async () => {
    const { version } = await newsWhere(() => true);
    write('script/1.fountain', read('script/1.fountain').replace('It is stale.', 'It is fresh.'));
    const first = await newsWhere(({ changed }) => changed.length > 0);
    expect(first.changed).toEqual(['script/1.fountain']);
    expect(first.version).not.toBe(version);
    expect(await sceneNow()).toContain('It is fresh.');
    write('world.yaml~', read('world.yaml').replace('name: plate', 'name: blue plate'));
    renameSync(join(folder, 'world.yaml~'), join(folder, 'world.yaml'));
    expect((await newsWhere(({ changed }) => changed.length > 0)).changed).toEqual(['world.yaml']);
    expect(await sceneNow()).toContain('blue plate');
    mkdirSync(join(folder, 'translations'));
    write('translations/zh.txt', '');
    await newsWhere(({ changed }) => changed.includes('translations/zh.txt'));
    // Written again as it is: nothing is told of it, the next news are of something else.
    write('world.yaml', read('world.yaml'));
    write('play.yaml', read('play.yaml').replace('The last biscuit', 'The very last biscuit'));
    expect((await newsWhere(({ changed }) => changed.length > 0)).changed).toEqual(['play.yaml']);
  });

  it('says what is wrong with file, line and column, there and here, and gives the last good version', async () => {
    const good = read('world.yaml');
    write('world.yaml', good.replace('at: on table', 'at: on tabel'));
    const broken = await newsWhere(({ mistakes }) => mistakes.length > 0);
    expect(broken.mistakes[0]).toMatchObject({ spot: { file: 'world.yaml', line: 6 } });
    expect(await sceneNow()).toContain('"prop:table"');
    write('world.yaml', good);
    const mended = await newsWhere(({ mistakes }) => mistakes.length === 0);
    expect(mended.version).not.toBe('');
    expect(io.written.stderr).toMatch(/mine\/world\.yaml:6:\d+: nothing here is called “tabel”/);
  });

  it('is an author’s own: pages of other sites hear nothing, and nothing can be sent to it', async () => {
    const events = new URL('/author/events', house.url);
    expect((await fetch(events, { headers: { origin: 'https://elsewhere.example' } })).status).toBe(403);
    expect((await fetch(events, { method: 'POST', body: 'x' })).status).toBe(403);
  });
});

describe('what is put elsewhere on the page', () => {
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(new URL(path, house.url), {
      method: 'POST',
      headers: { origin: new URL(house.url).origin, 'x-proscenium-author': 'yes', ...headers },
      body: JSON.stringify(body),
    });
  const placed = { entity: 'prop:table', at: [2.5, 2.25], faces: 180 };

  it('is written into the staging, taken up, and taken back', async () => {
    write('staging.yaml', '# ours\nstyle: modern\n');
    await newsWhere(({ changed }) => changed.includes('staging.yaml'));
    expect(await (await post('/author/placement', placed)).json()).toEqual({ undoable: 1 });
    expect(read('staging.yaml')).toBe(
      '# ours\nstyle: modern\nplacements:\n  - { entity: table, at: [2.5, 2.25], faces: 180 }\n',
    );
    expect(JSON.parse(await sceneNow())).toMatchObject({ staging: { placements: [{ at: [2.5, 2.25] }] } });
    expect(await (await post('/author/undo', {})).json()).toEqual({ undoable: 0 });
    expect(read('staging.yaml')).toBe('# ours\nstyle: modern\n');
    expect((await post('/author/undo', {})).status).toBe(409);
  });

  it('is not taken back over what somebody wrote since', async () => {
    await post('/author/placement', placed);
    write('staging.yaml', `${read('staging.yaml')}style: modern\n`);
    await newsWhere(({ changed }) => changed.includes('staging.yaml') && changed.length === 1);
    await expect.poll(async () => (await post('/author/undo', {})).status).toBe(409);
    expect(read('staging.yaml')).toContain('style: modern');
  });

  it.each([
    ['another site', placed, { origin: 'https://elsewhere.example' }, 403],
    ['nobody says where from', placed, { 'x-proscenium-author': '' }, 403],
    ['a path for a name', { ...placed, entity: 'prop:../../etc/passwd' }, {}, 409],
    ['a file of one’s own', { ...placed, file: '../play.yaml' }, {}, 409],
    ['nothing of the play', { ...placed, entity: 'prop:piano' }, {}, 409],
    ['a person', { ...placed, entity: 'actor:ada' }, {}, 409],
    ['nowhere', { entity: 'prop:table' }, {}, 409],
    ['off the map', { ...placed, at: [1e9, 0] }, {}, 409],
    ['far too much', { ...placed, stands: 'x'.repeat(9000) }, {}, 413],
  ])('is refused: %s', async (_, body, headers, status) => {
    expect((await post('/author/placement', body, headers)).status).toBe(status);
    expect(readdirSync(place).sort()).toEqual(['mine', 'page']);
    expect(existsSync(join(folder, 'staging.yaml'))).toBe(false);
  });

  it('is not written through a link that leads out of the folder', async () => {
    const outside = join(place, 'page', 'outside.yaml');
    writeFileSync(outside, 'style: modern\n');
    symlinkSync(outside, join(folder, 'staging.yaml'));
    expect((await post('/author/placement', placed)).status).toBe(409);
    expect(readFileSync(outside, 'utf8')).toBe('style: modern\n');
  });
});

it('says what a folder lacks that is none', async () => {
  const own = textIo();
  expect(await main(['dev', join(place, 'nowhere')], own)).toBe(2);
  expect(own.written.stderr).toMatch(/has no play\.yaml; proscenium new/);
});
