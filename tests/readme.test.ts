import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(`${root}README.md`, 'utf8');
const snippet = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
const file = `${root}tests/readme-snippet.generated.ts`;

describe('the README', () => {
  afterAll(() => rmSync(file, { force: true }));

  it('names the commands that CI and npm run', () => {
    const commands = [...readme.matchAll(/`(npm ci && npm [^`]+)`/g)].map((match) => match[1]);
    expect(commands).toEqual(['npm ci && npm start', 'npm ci && npm run check']);
    expect(readFileSync(`${root}.ci/run`, 'utf8')).toContain(commands[1]);
  });

  it('shows lines that compile and say what they should', { timeout: 60_000 }, () => {
    writeFileSync(file, snippet.replace("'proscenium'", "'../src/index.ts'"));
    const options = ts.parseJsonConfigFileContent(
      ts.readConfigFile(`${root}tsconfig.json`, (path) => readFileSync(path, 'utf8')).config,
      ts.sys,
      root,
    ).options;
    const complaints = ts
      .getPreEmitDiagnostics(ts.createProgram([file], options))
      .map((d) => ts.flattenDiagnosticMessageText(d.messageText, '\n'));
    expect(complaints).toEqual([]);
    const said = execFileSync(process.execPath, ['--import', 'tsx', file], { cwd: root, encoding: 'utf8' });
    expect(said).toMatch(/^actor:hamlet: You sent for me, mother\.$/m);
    expect(said.split('\n').length).toBeGreaterThan(10);
  });

  it('has the picture it shows', () => {
    const picture = /!\[[^\]]*\]\(([^)]+)\)/.exec(readme)?.[1] ?? '';
    expect(readFileSync(root + picture, 'utf8')).toContain('Polonius');
  });
});
