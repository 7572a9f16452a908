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
    await expect(Proscenium.load()).rejects.toMatchObject({
      code: 'program/missing',
      message: expect.stringContaining('serve all files your bundler wrote'),
    });
  });
});
