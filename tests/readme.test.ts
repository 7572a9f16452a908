import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(`${root}README.md`, 'utf8');
const snippetsIn = (text: string): string[] =>
  [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
const [inBabylon = ''] = snippetsIn(readme);
const forHosts = snippetsIn(readFileSync(`${root}docs/for-hosts.md`, 'utf8'));
const withoutPicture = forHosts.find((lines) => lines.includes('Performance.open')) ?? '';
const file = `${root}tests/readme-snippet.generated.ts`;
const fileFor = (index: number): string => (index === 0 ? file : file.replace('snippet', `snippet-${index}`));

describe('the README', () => {
  afterAll(() => [inBabylon, inBabylon, ...forHosts].forEach((_, index) => rmSync(fileFor(index), { force: true })));

  it('names the commands that CI and npm run', () => {
    const commands = [...readme.matchAll(/`(npm ci && npm [^`]+)`/g)].map((match) => match[1]);
    expect(commands).toEqual(['npm ci && npm start', 'npm ci && npm run dev', 'npm ci && npm run check']);
    const ci = readFileSync(`${root}.ci/run`, 'utf8').split('\n');
    expect(ci).toEqual(expect.arrayContaining(commands[2]?.split(' && ') ?? []));
  });

  /** What the checker of types and the rules of the house say of them. */
  const complaintsAbout = (...snippets: readonly string[]): string => {
    snippets.forEach((lines, index) => writeFileSync(fileFor(index), insideOf(lines)));
    const files = snippets.map((_, index) => fileFor(index));
    const { stdout } = spawnSync(`${root}node_modules/.bin/oxlint`, ['--no-ignore', ...files], {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    return stdout;
  };
  const insideOf = (lines: string): string =>
    lines
      .replace("'proscenium/plugin'", "'../src/embed/index.ts'")
      .replace("'proscenium/bridge'", "'../src/bridge/client/index.ts'")
      .replace("'proscenium/scenes/", "'../scenes/")
      .replace("'proscenium'", "'../src/index.ts'");

  it('shows lines for a Babylon scene that compile, here and in the guide for hosts', () => {
    expect(inBabylon).toContain('Proscenium.createAsync');
    expect(forHosts).toHaveLength(12);
    // All at once, and one more with a mistake in it: what is read is really read.
    const complaints = complaintsAbout(`${inBabylon}\nexport const wrong: string = 1;\n`, inBabylon, ...forHosts);
    expect(complaints).toContain('TS2322');
    expect(complaints).toMatch(/Found 0 warnings and 1 error\b/);
  });

  it('shows lines without a picture that compile and say what they should', async () => {
    writeFileSync(file, insideOf(withoutPicture));
    const said: string[] = [];
    const console = vi.spyOn(globalThis.console, 'log').mockImplementation((line: string) => said.push(line));
    await import(/* @vite-ignore */ file);
    console.mockRestore();
    expect(said).toContain('actor:hamlet: You sent for me, mother.');
    expect(said.length).toBeGreaterThan(10);
  });

  it('has the pictures it shows, and is read in two minutes', () => {
    const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)|<img src="([^"]+)"/g)].map(([, a, b]) => a ?? b ?? '');
    expect(pictures[0]).toBe('assets/pictures/playing.gif');
    for (const picture of pictures) expect(readFileSync(root + picture).length).toBeGreaterThan(5_000);
    expect(readme.split('\n').length).toBeLessThan(100);
    expect(readFileSync(root + 'docs/performance.svg', 'utf8')).toContain('Polonius');
  });
});
