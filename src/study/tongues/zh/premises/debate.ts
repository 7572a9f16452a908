import type { Premise } from '../../../premise.ts';

/** A and B have met in a place to talk about a matter, and neither came to lose. */
export const debate: Premise = {
  id: 'debate',
  words:
    '争论 辩论 讨论 争吵 吵架 闹翻 吵了一架 吵了起来 吵起来 探讨 论道 争辩 谈论 商量 谈话 对话 哲学 伦理 问题 争执 斗嘴 意义 比较 思考 畅谈 高下 对错 未来 自由 真理',
  matter: '人这一辈子该怎么过',
  title: '话分两头',
  about: '{A}和{B}约在{where}，谈{matter}。两个人谁也不是来认输的。',
  people: [
    {
      persona: '{A}心直口快，自信，吵起架来倒大方：争论是{A.they}这辈子最好的伴儿。',
      wants: { public: '跟{B}谈谈{matter}。', private: '听{B}亲口说一回：也许你是对的。' },
      manner: { openers: ['你听我说，'], tags: ['这你总看得出来'] },
      knows: [
        { matter: 'first-case', says: '没人问我的时候我就说过：{matter}，不会等我们准备好。' },
        { matter: 'doubt', says: '我有一年没那么有把握了。只是听着有把握。', secret: '我从来没有比现在更有把握。' },
      ],
      lines: ['# question\n等我坐下来你再问一遍。', '# greeting\n来了？好。我跟你在心里吵了一早上了。'],
    },
    {
      persona: '{B}开口慢，主意稳，最硬的那句话总留到最后。',
      wants: { public: '跟{A}谈谈{matter}。', private: '弄明白{A}到底在怕什么。' },
      manner: { openers: ['未必。'], tags: ['老师是这么教我的'] },
      knows: [{ matter: 'second-case', says: '凡是把{matter}说得斩钉截铁的人，最后都是叫别人去付账。' }],
      lines: ['# question\n你这一问，比你自己想的要好。', '# greeting\n我差点不来了。一大早就证明自己没错，怪可惜的。'],
    },
    {
      persona: '{C}是为别的事来的，偏偏管不住耳朵。',
      wants: { public: '图个清静。', private: '就一回，说说自己怎么看{matter}。' },
      manner: { openers: ['恕我插一句，'], tags: ['虽说没人问我'] },
      knows: [{ matter: 'third-case', says: '说到{matter}，我娘只有一句话：嘴上说得最久的，手上做得最少。' }],
      lines: ['# question\n别问我，我只是进来躲躲。'],
    },
  ],
  matters: [
    { id: 'first-case', claim: '{matter}等不得' },
    { id: 'second-case', claim: '有把握的人总叫别人付账' },
    { id: 'third-case', claim: '说得最久的人做得最少' },
    { id: 'doubt', claim: '{A}已经没有把握了' },
  ],
  script: `
## 两边
内景 {place}

### 开场
= 说到{matter}，{A}和{B}客客气气地面对面，像两个事先把刀都磨好了的人。
[[flag: 两边的话都说出来了。]]
[[otherwise: 沉默哪边也不帮，两边都恨它。]]

@A（对{B}） #first-word#
{matter}。随你怎么说，这事不会等我们想好了再来。
| 那我先说。{matter}：要么现在，要么永远别提。
[[hint: 说说你怎么看{matter}。]]

@B（对{A}） #second-word#
都等到今天了。我倒想先问一句：这笔账谁来付？
| 那么谁付账？你从来没告诉过我，谁付账。
[[hint: 问一问谁来付账。]]

@A（对{B}）
（拿起{thing}）就当世上只剩这么一样东西。你也让它搁着不动？

### 第三个声音
= 有个没人问的人，一直在听。
[[flag: 第三个人开口了。]]
[[otherwise: {where}另一头有人清了清嗓子，又咽回去了。]]

@C（对{A}） #third-word#
恕我插一句。两位已经想到一块儿有一阵子了，自己还没发觉。
[[hint: 把你看出来的告诉他们。]]

@B（对{C}）
想到一块儿？哪一块儿？

@C（对{B}）
这事要紧。来这儿的人，多半一辈子也没想到这一步。

### 剩下的
= 有一个人已经没有把握了，另一个开始看出来了。
[[flag: {A}说了自己也许错了，或者{B}说了{A}也许是对的。]]
[[otherwise: 话就搁在那儿，像一盘两边都快赢了的棋。]]
[[ending: 剩下的话]]

#### 松了口
= 话终于出口了，没有看上去那么贵。

@B（对{A}）
你说得漂亮极了。现在当没人听着，再说一遍。

@A（对{B}） #gives-way#
（放下{thing}）那我就说：我没有把握。有一年没有把握了。
[[hint: 承认你已经没有把握了。]]

@B（对{A}）
（对{A}微笑）这就对了。现在我倒想从头再听一遍。

#### 另一个先让了
= 最犟的那个先松了手。

@A（对{B}）
你以为我是为了赢。

@B（对{A}） #gives-in#
从前是这么以为。现在我看，你也许是对的，而且你怕自己是对的。
[[hint: 说对方也许是对的。]]

@A（对{B}）
是怕。谢谢你替我说出来。
`,
};
