import type { Premise } from '../../../premise.ts';

/** There has been a death, and A has come to a place to ask about it. */
export const murderInquiry: Premise = {
  id: 'murder-inquiry',
  words:
    '凶案 谋杀 凶手 命案 侦探 破案 尸体 死者 调查 毒杀 杀人 案件 遇害 查案 神探 凶杀 线索 嫌疑人 推理 验尸 福尔摩斯 狄仁杰 包拯 死因 悬案 血案 被杀',
  matter: '一桩对太多人有好处的死',
  title: '没人难过',
  about: '死了一个人，{A}到{where}来问话。{B}亲眼看见了，就是不说。',
  people: [
    {
      persona: '{A}专问小事，声音不高不低；宁可晚些弄对，不肯早些显聪明。',
      wants: { public: '查出是谁干的。', private: '在不得不动手之前先弄明白。' },
      manner: { openers: ['一件小事：'], tags: ['好理个先后'] },
      knows: [
        { matter: 'somebody-watched', says: '出事的时候还有第三个人。两个人在吵，一个人屏着气。' },
        { matter: 'thing-was-moved', says: '{thing}原来不在这儿。有人放回去了，放得太整齐。' },
      ],
      lines: [
        '# question\n我来问，省工夫。不过你说。\n还不知道。这个“还”字我不怕人笑。',
        '# greeting\n您好。对不住，接下来轮到我给您添麻烦了。',
        '# insult\n人跟我说这种话，后头多半跟着实话。',
        '# threat\n这句值得记下来。',
      ],
    },
    {
      persona: '{B}沉得住气，说话干巴巴，讲情分，一辈子见不得东西摆歪。',
      wants: { public: '该答的答完就回家。', private: '别把{C}牵扯进来。' },
      manner: { openers: ['说来也巧，'], tags: ['这要算证词的话'] },
      knows: [
        { matter: 'victim-hated', says: '您找不着一个难过的人。我出于礼貌，试了一个钟头。' },
        {
          matter: 'who-did-it',
          says: '是{C}。推了一把，不重。我站在那儿看着，心里痛快。',
          secret: '我没看见。我脸朝着别处，往后也打算朝着别处。',
        },
      ],
      lines: [
        '# question\n知道的我都说了。怎么想的没说，那个没人给钱。',
        '# accusation\n往我身上套也套得上。我离得近，又不喜欢那个人。',
        '# greeting\n您就是问话的。我还当是个高个儿，要么矮个儿。',
      ],
    },
    {
      persona: '{C}说话柔，手稳；今天稳得住的只剩下声音。',
      wants: { public: '帮忙，那还用说。', private: '让个好心人看破。' },
      manner: { openers: ['我只是说，'], tags: ['可怜哪'] },
      knows: [
        { matter: 'quarrel', says: '为钱吵过。他们总为钱吵。' },
        {
          matter: 'guilt',
          says: '是我。我推了一把，只是想过去。我只想过去。',
          secret: '我不在跟前。我是听说的，大家都是听说的。',
        },
      ],
      lines: [
        '# question\n我知道就告诉您了。我差不多拿得准，我会告诉您的。',
        '# accusation\n我？我碰了桌子都给桌子赔不是。',
        '#\n是该说“可怜哪”吧？真不知道该说什么。',
      ],
    },
  ],
  matters: [
    { id: 'somebody-watched', claim: '出事时有人在一旁看着' },
    { id: 'thing-was-moved', claim: '{thing}在出事以后被人放回了原处' },
    { id: 'victim-hated', claim: '没有人为死者难过' },
    { id: 'quarrel', claim: '他们为钱吵过' },
    { id: 'who-did-it', claim: '{B}看见是{C}干的' },
    { id: 'guilt', claim: '事情是{C}干的' },
  ],
  script: `
## 问话
内景 {place}

### 小问题
= {A}为{matter}而来，照例先问看着不相干的。
[[flag: {A}问了当时谁在场，{B}没答。]]
[[otherwise: 没有人被问，可人人都开始打腹稿。]]

@A（对{B}） #asks-who-was-there#
先问一件小事。出事的时候，谁在这儿？
| 从容易的问起。出事那会儿，这儿有谁？
[[hint: 问{B}出事时谁在场。]]

@B（对{A}） #says-nothing#
我脸朝着别处。这个我拿手，练过。
| 我什么也没看见。您爱写几遍写几遍。
[[hint: 说你什么也没看见。]]

@C（对{A}） #chimes-in#
没有什么算得上“人”的人。可怜哪，死也没死在个好伴儿跟前。
| 我不在跟前。我真想帮上忙。可怜哪。
[[hint: 说当时没人。]]

### 动过的东西
= 东西不会撒谎。它们只会换个地方。
[[flag: 大家知道有人把{thing}放回去了。]]
[[otherwise: {thing}摆得太正了点，一个接一个，大家都注意到了。]]

@A（对{B}） #finds-it-moved#
（看着{thing}）拉扯的时候它掉过，有印子。后来有人捡起来，摆正了。
| （看着{thing}）这儿样样都是怎么掉的怎么躺着，就它不是。杀了人的可没心思收拾。
[[hint: 看看{thing}，说有人动过。]]

@C（对{A}）
兴许它就没挪过窝。东西有时候自己就是正的。
[[hint: 说{thing}兴许没动过。]]

@B（对{A}） #owns-to-tidying#
我见不得歪的。那是后来。只能说明我爱整齐。
| 是我摆正的。总得有人做点什么，能做的就剩这个了。
[[hint: 承认是你把{thing}放回去的。]]

@A（对{B}）
还说明你在这儿。多谢。这下知道的有两个人了。

### 开价
= {B}在，就看见了。{A}把话挑明。
[[flag: {A}告诉了{B}，不说话要付什么价。]]
[[otherwise: 沉默越来越大，大出了形状，那形状像在场的一个人。]]

@A（对{B}） #names-the-price#
（拿起{thing}）我有这个，有你在它旁边，还有你的厌恶。够判案的用了。不够我用。
[[hint: 拿起{thing}，告诉{B}证据都指着谁。]]

@C（对{B}）
你看见什么就说吧。求你了。不管是什么。
[[hint: 求{B}开口。]]

@B（对{A}） #takes-the-price#
那答案就是我。我爱整齐，离得近，又不难过。写我的名字吧。
| 您要个名字，就写我的。怎么念就怎么写。
[[hint: 报上自己的名字，好护住{C}。]]

### 名字
= 空气里有了一个名字，是错的那个。
[[flag: {C}认了，或者{A}把事情放下了。]]
[[otherwise: {C}吐了口气，什么也没说。{A}抬起头来。已经听见了。]]
[[ending: 对的名字]]

#### 那个柔声
= 错的名字，有人受不住。

@C（对{A}）
不。是我。我推了一把，就想过去。我老说“可怜哪”，说的是我自己。
[[hint: 承认是你干的。]]

@B（对{C}）
傻子。我都快说圆了。

@A（对{C}） #thanks-for-truth#
（放下{thing}）谢谢你。你不肯看它一眼，我就知道了。我就盼着你自己说。
| （放下{thing}）我来了就在等这句。站到我这边来，没人会嚷你。
[[hint: 谢谢{C}说了实话。]]

#### 空着的那一页
= {A}有了对的名字，却没有东西写下来。

@A（对{B}）
不是你干的。要是你，会干得更整齐。所以你在替人撒谎，这儿只剩一个人了。
[[hint: 说你知道{B}在护着谁。]]

@C（对{A}）
那您说不说？
[[hint: 问{A}说不说出来。]]

@A（对{C}） #lets-it-lie#
（把{thing}交给{C}）我没凭据。我只看见了你的手。这个你收着，放在看得见的地方。
| （把{thing}交给{C}）今天不说。我证明不了，你能。哪天觉得它沉了，来找我。
[[hint: 把{thing}交给{C}，今天先放下。]]
`,
};
