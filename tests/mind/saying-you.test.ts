import { describe, expect, it } from 'vitest';
import type { Part } from '../../src/mind/part.ts';
import type { Answering } from '../../src/mind/understudy/candidate.ts';
import { inOneForm } from '../../src/mind/understudy/saying-you.ts';
import { ada, bruno } from '../play/house-scene.ts';
import { heard, listening } from './listening.ts';

/** How Ada, whose author wrote this for her, says it to Bruno after she has said that to him. */
function said(says: string, written: readonly string[], before: string, tongue: 'en' | 'zh' = 'zh'): string {
  const lines = written.map((text) => ({ says: text })) as unknown as Part['lines'];
  const { context, part } = listening({ past: [heard(before, { by: ada, to: bruno })] }, { lines });
  return inOneForm(says, { context, part, by: bruno, tongue } as unknown as Answering);
}

describe('one person is spoken to in one form', () => {
  it('as the author has somebody speak', () => {
    expect(said('您动铁钥匙干什么？', ['你看着我。', '别走。'], '您好。')).toBe('你动铁钥匙干什么？');
    expect(said('你动铁钥匙干什么？', ['请您坐下。'], '')).toBe('您动铁钥匙干什么？');
  });

  it('else as they spoke to that person last', () => {
    expect(said('你动铁钥匙干什么？', ['您坐。', '你坐。'], '夫人，您别哭。')).toBe('您动铁钥匙干什么？');
    expect(said('您动它干什么？', [], '你别哭。')).toBe('你动它干什么？');
    expect(said('你们都别动。', ['您坐。'], '')).toBe('你们都别动。');
    expect(said('What is that?', ['您坐。'], '', 'en')).toBe('What is that?');
  });
});
