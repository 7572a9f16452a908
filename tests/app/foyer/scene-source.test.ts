import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fetchPlaybill, fetchScene } from '../../../src/app/foyer/scene-source.ts';
import { PageError, troubleIn } from '../../../src/app/trouble.ts';
import { playbillOf } from '../../../scripts/playbill.ts';

const scenes = fileURLToPath(new URL('../../../scenes', import.meta.url));

/** A site with these files, and a list of what was asked of it. */
function site(files: Readonly<Record<string, string>>) {
  const asked: { address: string; options: RequestInit }[] = [];
  const fetch = (address: string, options: RequestInit) => {
    asked.push({ address, options });
    const body = files[address];
    return Promise.resolve(body === undefined ? new Response('', { status: 404 }) : new Response(body));
  };
  return { fetch, asked };
}

const troubleOf = async (work: Promise<unknown>) =>
  troubleIn(
    await work.then(
      () => undefined,
      (error: unknown) => error,
    ),
  );

describe('a scene beside the page', () => {
  const text = readFileSync(`${scenes}/elsinore/scene.json`, 'utf8');

  it('is read by its name, from the same site and without cookies', async () => {
    const { fetch, asked } = site({ 'scenes/elsinore/scene.json': text });
    expect((await fetchScene('elsinore', fetch)).blueprint.title).toBe('The Closet at Elsinore');
    expect(asked).toEqual([
      {
        address: 'scenes/elsinore/scene.json',
        options: { mode: 'same-origin', credentials: 'omit', redirect: 'error' },
      },
    ]);
  });

  it.each(['https://elsewhere.example/scene', '../secrets', 'a/b', '%2e%2e', ''])(
    'is never fetched from an address: %s',
    async (name) => {
      const { fetch, asked } = site({});
      expect((await troubleOf(fetchScene(name, fetch))).code).toBe('scene/unknown');
      expect(asked).toEqual([]);
    },
  );

  it('is unknown where there is none', async () => {
    const trouble = await troubleOf(fetchScene('nowhere', site({}).fetch));
    expect(trouble).toMatchObject({ code: 'scene/unknown', heading: 'There is no such play', again: false });
    expect(trouble.sentence).toContain('“nowhere”');
  });

  it('may be tried again where the site does not answer', async () => {
    const unreachable = await troubleOf(fetchScene('elsinore', () => Promise.reject(new TypeError('no network'))));
    expect(unreachable).toMatchObject({ code: 'scene/unreachable', again: true });
    const broken = () => Promise.resolve(new Response('', { status: 503 }));
    expect((await troubleOf(fetchScene('elsinore', broken))).sentence).toContain('503');
  });

  it('says what is wrong with it, and where', async () => {
    const notJson = await troubleOf(fetchScene('play', site({ 'scenes/play/scene.json': '<html>' }).fetch));
    expect(notJson).toMatchObject({ code: 'scene/unreadable', details: [] });
    const misspelt = text.replace(/("in": ?)"place:closet"/, '$1"place:closett"');
    const wrong = await troubleOf(fetchScene('play', site({ 'scenes/play/scene.json': misspelt }).fetch));
    expect(wrong.code).toBe('scene/unreadable');
    expect(wrong.details.join(' ')).toMatch(/At entities\.\d+\.at\.in: no entity "place:closett"/);
  });
});

describe('the playbill', () => {
  it('has the three plays with their stories', async () => {
    const notices = playbillOf(scenes);
    expect(notices.map(({ name }) => name)).toEqual(['baker-street', 'elsinore', 'midnight-cafe']);
    expect(notices[0]?.cases.length).toBeGreaterThan(2);
    const { fetch } = site({ 'scenes/playbill.json': JSON.stringify(notices) });
    expect(await fetchPlaybill(fetch)).toEqual(notices);
  });

  it('is empty where it cannot be had, and leaves out what is no notice', async () => {
    expect(await fetchPlaybill(site({}).fetch)).toEqual([]);
    expect(await fetchPlaybill(() => Promise.reject(new Error('no network')))).toEqual([]);
    const strange = [null, 3, { name: '../x', title: 'X', about: '', cases: [] }, { name: 'x' }];
    expect(await fetchPlaybill(site({ 'scenes/playbill.json': JSON.stringify(strange) }).fetch)).toEqual([]);
    expect(await fetchPlaybill(site({ 'scenes/playbill.json': '{}' }).fetch)).toEqual([]);
  });
});

describe('trouble', () => {
  it('lists problems of any error that has some, and not all of a hundred', () => {
    const problems = Array.from({ length: 100 }, (_, n) => ({ path: `staging.${n}`, message: 'no room' }));
    const { details } = troubleIn(new PageError('scene/unreadable', 'Not right.', problems));
    expect(details).toHaveLength(13);
    expect(details[0]).toBe('At staging.0: no room');
    expect(details.at(-1)).toBe('… and 88 more.');
    const other = Object.assign(new Error('The bed does not fit.'), {
      code: 'scene/unstageable',
      problems: ['bed', 7],
    });
    expect(troubleIn(other)).toMatchObject({ heading: 'This play cannot be put on a stage', details: ['bed'] });
  });

  it.each([['a text'], [undefined], [null], [{}], [new Error('')]])(
    'is a sentence, whatever was thrown: %o',
    (thrown) => {
      const { code, sentence, again } = troubleIn(thrown);
      expect({ code, again }).toEqual({ code: 'page/mistake', again: true });
      expect(sentence).not.toBe('');
    },
  );
});
