import type { LockedPackage, Lockfile } from './lockfile.ts';
import { handedOn } from './notices.ts';

/** What we are made of, for programs: CycloneDX 1.5, the same for the same lockfile. */
export function sbomOf(lockfile: Lockfile): object {
  const { name, version, license, packages } = lockfile;
  const given = new Set(handedOn(lockfile));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': 'proscenium',
        name,
        version,
        licenses: [{ license: { id: license } }],
      },
    },
    components: packages.map((locked) => componentOf(locked, given.has(locked))),
    dependencies: packages.map(({ path, dependencies }) => ({
      ref: path,
      dependsOn: dependencies.flatMap((each) => foundFrom(path, each, packages) ?? []),
    })),
  };
}

function componentOf({ path, name, version, license, integrity }: LockedPackage, isGiven: boolean): object {
  const scope = name.startsWith('@') ? name.slice(0, name.indexOf('/')) : undefined;
  const bare = scope === undefined ? name : name.slice(scope.length + 1);
  const sha512 = integrity?.startsWith('sha512-')
    ? Buffer.from(integrity.slice(7), 'base64').toString('hex')
    : undefined;
  return {
    type: 'library',
    'bom-ref': path,
    ...(scope === undefined ? {} : { group: scope }),
    name: bare,
    version,
    // Tools that only build and test us are not handed on.
    scope: isGiven ? 'required' : 'excluded',
    purl: `pkg:npm/${scope === undefined ? '' : `${encodeURIComponent(scope)}/`}${bare}@${version}`,
    ...(sha512 === undefined ? {} : { hashes: [{ alg: 'SHA-512', content: sha512 }] }),
    ...(license === undefined ? {} : { licenses: [licenceOf(license)] }),
  };
}

const licenceOf = (license: string): object =>
  / (OR|AND|WITH) /.test(license) ? { expression: license } : { license: { id: license } };

/** Where Node would find it: beside the package that asks, or in a folder above. */
function foundFrom(path: string, name: string, packages: readonly LockedPackage[]): string | undefined {
  const folders = path.split('/node_modules/');
  const places = folders.map(
    (_, depth) => `${folders.slice(0, folders.length - depth).join('/node_modules/')}/node_modules/${name}`,
  );
  return [...places, `node_modules/${name}`].find((place) => packages.some((locked) => locked.path === place));
}
