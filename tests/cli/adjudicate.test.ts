import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { textIo } from '../doubles/text-io.ts';

const elsinore = fileURLToPath(new URL('../../scenes/elsinore/scene.json', import.meta.url));

interface Reply {
  readonly id?: string | number;
  readonly actions?: readonly { verb: string; object?: string }[];
  readonly verdicts?: readonly { ok: boolean; code: string | null; reason: string | null }[];
  readonly speech?: string;
  readonly thought?: string;
  readonly delivery?: string;
  readonly addressee?: string;
  readonly error?: { code: string; message: string; path: string };
}

async function adjudicate(lines: readonly unknown[], ...options: string[]): Promise<Reply[]> {
  const io = textIo(lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n') + '\n');
  expect(await main(['adjudicate', ...options], io), io.written.stderr).toBe(0);
  return io.written.stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Reply);
}

const stand = { actor: 'actor:hamlet', command: 'take the mirror' };

describe('proscenium adjudicate', () => {
  it('answers text, command and data with actions, verdicts, speech and thought', async () => {
    const [text, command, data] = await adjudicate(
      [
        { id: 'a', actor: 'Hamlet', text: '(softly) Mother. (takes the looking glass) [She must see it.] Look.' },
        { id: 2, actor: 'Hamlet', command: 'give it to Gertrude' },
        { actor: 'actor:gertrude', verb: 'put', object: 'looking glass', preposition: 'on', target: 'table' },
      ],
      '--world',
      elsinore,
    );
    expect(text).toMatchObject({ id: 'a', speech: 'Mother. Look.', thought: 'She must see it.', delivery: 'softly' });
    expect(text?.verdicts).toMatchObject([{ ok: true, code: null, reason: null }]);
    expect(command).toMatchObject({
      id: 2,
      actions: [{ verb: 'give', object: 'prop:mirror' }],
      verdicts: [{ ok: true }],
    });
    expect(data).toMatchObject({ actions: [{ verb: 'put', object: 'prop:mirror' }], verdicts: [{ ok: true }] });
  });

  it.each([
    ['hidden', 'coin', 'not-visible'],
    ['elsewhere', 'rose', 'not-here'],
    ['not in the play', 'unicorn', 'unknown-object'],
  ])('answers words for what is %s with the name that was typed, and no id', async (_, thing, code) => {
    const entities = [
      { id: 'place:hall', kind: 'place', name: 'the hall', exits: [{ to: 'place:garden' }] },
      { id: 'place:garden', kind: 'place', name: 'the garden' },
      { id: 'actor:ann', kind: 'actor', name: 'Ann', at: { in: 'place:hall' } },
      { id: 'prop:chest', kind: 'prop', name: 'chest', traits: ['container', 'openable'], at: { in: 'place:hall' } },
      { id: 'prop:p1', kind: 'prop', name: 'coin', traits: ['portable'], at: { in: 'prop:chest' } },
      { id: 'prop:p2', kind: 'prop', name: 'rose', traits: ['portable'], at: { in: 'place:garden' } },
    ];
    const lines = [
      { text: `(takes the ${thing})` },
      { text: `(breaks the chest with the ${thing})` },
      { command: `take the ${thing}` },
    ];
    const replies = await adjudicate(lines.map((line) => ({ actor: 'Ann', world: { entities }, ...line })));
    expect(replies.map(({ verdicts }) => verdicts?.[0]?.code)).toEqual([code, code, code]);
    expect(replies[0]?.actions).toMatchObject([{ object: thing }]);
    for (const reply of replies) expect(JSON.stringify(reply)).not.toMatch(/prop:p\d/);
  });

  it('carries state from line to line, unless it is stateless', async () => {
    expect((await adjudicate([stand, stand], '--world', elsinore)).map((reply) => reply.verdicts?.[0]?.code)).toEqual([
      null,
      'already',
    ]);
    const stateless = await adjudicate([stand, stand], '--world', elsinore, '--stateless');
    expect(stateless.map((reply) => reply.verdicts?.[0]?.code)).toEqual([null, null]);
  });

  const cell = {
    entities: [
      { id: 'place:cell', kind: 'place', name: 'the cell' },
      { id: 'actor:ann', kind: 'actor', name: 'Ann', at: { in: 'place:cell' } },
      { id: 'prop:crust', kind: 'prop', name: 'crust', traits: ['portable', 'edible'], at: { in: 'place:cell' } },
    ],
  };

  it('takes a world of the line’s own, which leaves the other one alone', async () => {
    const eat = { actor: 'Ann', command: 'eat the crust' };
    const replies = await adjudicate(
      [{ ...eat, world: cell }, stand, { ...eat, world: cell }, eat],
      '--world',
      elsinore,
    );
    expect(replies.map((reply) => reply.verdicts?.[0]?.ok ?? reply.error?.code)).toEqual([
      true,
      true,
      true,
      'input/unknown-actor',
    ]);
  });

  it('keeps a line’s world for the next lines when there is no other', async () => {
    const eat = { actor: 'Ann', command: 'eat the crust' };
    const replies = await adjudicate([eat, { ...eat, world: cell }, eat]);
    expect(replies.map((reply) => reply.verdicts?.[0]?.code ?? reply.error?.code ?? 'ok')).toEqual([
      'input/no-world',
      'ok',
      'not-here',
    ]);
  });

  it('answers bad lines with an error that names the place, and the next line all the same', async () => {
    const bad: [unknown, string, string][] = [
      ['{"actor": "Hamlet", "text": ', 'input/json', ''],
      ['not json at all', 'input/json', ''],
      ['[]', 'input/shape', ''],
      ['null', 'input/shape', ''],
      [{ actor: 'Hamlet' }, 'input/shape', ''],
      [{ actor: 'Hamlet', text: 'a', command: 'b' }, 'input/shape', ''],
      [{ actor: 7, text: 'a' }, 'input/shape', 'actor'],
      [{ actor: 'Hamlet', text: null }, 'input/shape', 'text'],
      [{ actor: 'Ophelia', text: '(waits)' }, 'input/unknown-actor', 'actor'],
      [{ actor: '__proto__', text: '(waits)' }, 'input/unknown-actor', 'actor'],
      [{ actor: 'constructor', text: '(waits)' }, 'input/unknown-actor', 'actor'],
      [{ actor: 'prop:dagger', text: '(waits)' }, 'input/not-an-actor', 'actor'],
      [{ actor: 'Hamlet', text: 'x'.repeat(1_000_000) }, 'input/too-long', 'text'],
      [{ actor: 'Hamlet', text: '(take the \u0000 mirror)' }, 'input/control-characters', 'text'],
      [{ actor: 'Hamlet', text: '('.repeat(10_000) }, 'input/nesting', 'text'],
      [
        { actor: 'Hamlet', text: 'hi', world: { entities: [{ id: '__proto__', kind: 'place', name: 'x' }] } },
        'world/invalid',
        'world.entities.0.id',
      ],
      [{ actor: 'Hamlet', text: 'hi', world: { entities: [] } }, 'world/invalid', 'world.entities'],
      [{ actor: 'Hamlet', text: 'hi', world: null }, 'world/invalid', 'world'],
      [
        `{"actor":"Ann","text":"hi","world":{"entities":[{"id":"place:a","kind":"place","name":"a","state":{"constructor":1}}]}}`,
        'world/invalid',
        'world.entities.0.state',
      ],
      [
        {
          actor: 'Ann',
          text: 'hi',
          world: { entities: [{ id: 'prop:a', kind: 'prop', name: 'a', at: { in: 'prop:drawr' } }] },
        },
        'world/invalid',
        'world.entities.0.at.in',
      ],
    ];
    for (const [line, code, path] of bad) {
      const [reply, next] = await adjudicate([line, stand], '--world', elsinore);
      expect(reply?.error?.code, JSON.stringify(line).slice(0, 200)).toBe(code);
      expect(
        reply?.error?.path.startsWith(path),
        `${reply?.error?.path} for ${JSON.stringify(line).slice(0, 200)}`,
      ).toBe(true);
      expect(reply?.error?.message).toBeTruthy();
      expect(next?.verdicts?.[0]?.ok).toBe(true);
    }
  });

  it('never lets names out of Object.prototype in', async () => {
    const replies = await adjudicate(
      ['__proto__', 'constructor', 'toString', 'hasOwnProperty'].flatMap((name) => [
        { actor: 'Hamlet', verb: 'take', object: name },
        { actor: 'Hamlet', command: `take the ${name}` },
        { actor: 'Hamlet', verb: name, object: 'mirror' },
        { actor: 'Hamlet', text: `(${name} the ${name} with ${name})` },
      ]),
      '--world',
      elsinore,
    );
    for (const reply of replies) expect(reply.error).toBeUndefined();
    expect(replies.flatMap((reply) => reply.verdicts ?? []).every((verdict) => !verdict.ok)).toBe(true);
  });

  it('refuses a world file that is not one, with the place and exit 2', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'proscenium-'));
    const path = join(folder, 'world.json');
    const attempts: [string, RegExp][] = [
      ['{', /is not JSON/],
      ['{"entities": 7}', /At entities: expected a list, got 7/],
      [
        '{"entities":[{"id":"prop:x","kind":"prop","name":"x","traits":["protable"]}]}',
        /At entities\.0\.traits\.0: expected "portable"/,
      ],
      [
        '{"entities":[{"id":"prop:x","kind":"prop","name":"x","at":{"in":"prop:drawr"}}]}',
        /At entities\.0\.at\.in: no entity "prop:drawr"/,
      ],
      [
        '{"entities":[{"id":"prop:x","kind":"prop","name":"x","at":{"in":"prop:y"}},{"id":"prop:y","kind":"prop","name":"y","at":{"in":"prop:x"}}]}',
        /a thing cannot be inside itself/,
      ],
      ['{"entities":[{"id":"prop:x","kind":"prop","name":null}]}', /At entities\.0\.name: expected text, got null/],
    ];
    for (const [text, message] of attempts) {
      writeFileSync(path, text);
      const io = textIo('');
      expect(await main(['adjudicate', '--world', path], io)).toBe(2);
      expect(io.written.stderr).toMatch(message);
      expect(io.written.stderr.trim().split('\n')).toHaveLength(1);
    }
    const io = textIo('');
    expect(await main(['adjudicate', '--world', join(folder, 'nowhere.json')], io)).toBe(2);
    expect(io.written.stderr).toMatch(/no such file/);
  });
});
