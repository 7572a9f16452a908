import { describe, expect, it } from 'vitest';
import { orderedInChinese } from '../../src/mind/tongues/zh-orders.ts';
import { chineseSortOf } from '../../src/mind/tongues/zh-ad-lib-sorts.ts';
import { answerKnowing, opened } from './asking.ts';

describe('what a Chinese line orders to eat or drink', () => {
  it.each([
    ['给我一杯热牛奶,再来一块蛋糕。', ['热牛奶', '蛋糕']],
    ['来一碗面。', ['面']],
    ['麻烦来两杯咖啡，一杯带走。', ['咖啡']],
    ['有没有红茶？', ['红茶']],
    ['给我倒杯茶来，手都冻僵了。', ['茶']],
    ['来份意大利面，谢谢', ['意大利面']],
    ['要两碗汤和一块面包', ['汤', '面包']],
    ['这蛋糕能切一小块给我尝尝吗？', ['蛋糕']],
    ['来个面包', ['面包']],
    ['给我个理由', []],
    ['给我点时间', []],
    ['您要来杯茶吗？', []],
    ['我请你喝一杯酒', []],
    ['他要了一杯咖啡', []],
    ['不要给我一杯水', []],
    ['上一杯咖啡是谁的', []],
    ['给我一块钱', []],
    ['再来一杯', []],
  ])('%s: %j', (line, things) => expect(orderedInChinese(line)).toEqual(things));

  it.each([
    ['给我一杯热牛奶,再来一块蛋糕', 'asked-for'],
    ['再给我一块饼干', 'asked-for'],
    ['我们一块走吧', 'invited'],
    ['跟我一块吃点吧', 'invited'],
    ['我给你十块钱', 'offered-money'],
  ])('%s is %s', (text, sort) => expect(chineseSortOf({ text, form: 'bidden', namesOther: false })?.sort).toBe(sort));
});

describe('whoever serves', () => {
  const cafe = opened('midnight-cafe', 'zh');
  const asked = (words: string, to = 'nadia'): string | undefined => answerKnowing(cafe, 'theo', words, to)?.says;

  it.each([
    ['娜迪亚，给我一杯热牛奶，再来一块蛋糕。', /牛奶.*(?:蛋糕|饼干)/],
    ['来一碗面。', /面|板子/],
    ['再给我一块饼干。', /饼干/],
    ['来一杯热巧克力，多放糖。', /热巧克力/],
    ['我要一份三明治。', /饼干/],
    ['麻烦来两杯咖啡，一杯带走。', /咖啡/],
    ['有热可可吗？', /热可可/],
    ['给我来瓶啤酒。', /酒/],
  ])('meets an order of that very thing: %s', (words, named) => expect(asked(words)).toMatch(named));

  it('keeps what stands there for somebody else', () => expect(asked('来一杯咖啡。')).not.toMatch(/^（/));

  it('is not whoever sits there', () =>
    expect(answerKnowing(cafe, 'nadia', '给我一杯热牛奶。', 'gus')?.why).not.toBe('takes the order'));
});
