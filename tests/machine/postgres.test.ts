import { describe, expect, it } from 'vitest';
import { machineWith } from './made-up-machine.ts';
import { findPostgres } from './postgres.ts';

describe('the search for Postgres', () => {
  it('takes the one on the PATH', () => {
    const programs = ['/opt/pg/bin/initdb', '/usr/lib/postgresql/17/bin/initdb'];
    expect(findPostgres(machineWith({ env: { PATH: '/usr/bin:/opt/pg/bin' }, programs }))).toBe('/opt/pg/bin');
  });

  it('takes the newest version in the usual places, by number', () => {
    const programs = ['9.6', '17', '16'].map((version) => `/usr/lib/postgresql/${version}/bin/initdb`);
    expect(findPostgres(machineWith({ programs }))).toBe('/usr/lib/postgresql/17/bin');
    expect(findPostgres(machineWith({ programs: ['/opt/homebrew/opt/postgresql@16/bin/initdb'] }))).toBe(
      '/opt/homebrew/opt/postgresql@16/bin',
    );
  });

  it('passes over a version without its server, as Debian leaves of a client alone', () => {
    const programs = ['/usr/lib/postgresql/17/bin/psql', '/usr/lib/postgresql/16/bin/initdb'];
    expect(findPostgres(machineWith({ programs }))).toBe('/usr/lib/postgresql/16/bin');
    expect(findPostgres(machineWith({ programs: programs.slice(0, 1) }))).toBeUndefined();
  });
});
