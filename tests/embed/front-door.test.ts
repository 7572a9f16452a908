import { afterEach, describe, expect, it, vi } from 'vitest';

const program = '../../src/embed/proscenium.ts';

afterEach(() => {
  vi.doUnmock(program);
  vi.resetModules();
});

describe('the front door', () => {
  it('says what to do when a part of the program was not served', async () => {
    vi.doMock(program, () => {
      throw new Error('404');
    });
    const { Proscenium } = await import('../../src/embed/front-door.ts');
    const fault: unknown = await Proscenium.load().catch((error: unknown) => error);
    expect(fault).toMatchObject({ code: 'program/missing' });
    expect(String(fault)).toContain('serve all files your bundler wrote');
  });
});
