import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { textIo } from '../doubles/text-io.ts';

const elsinore = fileURLToPath(new URL('../../scenes/elsinore', import.meta.url));

it('rehearse tells what is seen, done, refused and said', async () => {
  const io = textIo(
    'take the mirror\nopen the chest\nWho is there?\n:as Gertrude\nunlock the chest\n:nonsense\n:quit\nnot reached\n',
  );
  expect(await main(['rehearse', '--world', elsinore, '--as', 'Hamlet'], io)).toBe(0);
  expect(io.written.stdout).toContain('Hamlet is in the Queen');
  expect(io.written.stdout).not.toContain('Polonius');
  expect(io.written.stdout).toMatch(/· Hamlet .*looking glass/);
  expect(io.written.stdout).toMatch(/✗ The oak chest is locked/);
  expect(io.written.stdout).toContain('Hamlet: Who is there?');
  expect(io.written.stdout).toMatch(/· Gertrude unlocks the oak chest/);
  expect(io.written.stdout).toContain('There are only :look');
});

it('rehearse refuses an actor who is not there', async () => {
  const io = textIo('');
  expect(await main(['rehearse', '--world', elsinore, '--as', 'Ophelia'], io)).toBe(2);
  expect(io.written.stderr).toMatch(/no actor "Ophelia"/);
});

it('finds a play of ours by its name, and says where there is none', async () => {
  const [named, unknown] = [textIo(':quit\n'), textIo()];
  expect(await main(['rehearse', '--world', 'elsinore', '--as', 'Hamlet'], named)).toBe(0);
  expect(named.written.stdout).toContain('Hamlet is in the Queen');
  expect(await main(['rehearse', '--world', 'tempest', '--as', 'Ariel'], unknown)).toBe(2);
  expect(unknown.written.stderr).toMatch(
    /^proscenium: cannot read the world tempest: there is no such file, nor a play of that name\. The plays: baker-street, elsinore, /,
  );
});
