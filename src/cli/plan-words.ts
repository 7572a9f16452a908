import type { PlannedPlay } from '../study/plan-play.ts';
import { longestTopic, type PlannedLanguage, type TopicRefusal } from '../study/topic.ts';

/** What `plan` says to whoever typed a topic, in the language of the play. */
interface PlanWords {
  readonly refused: Readonly<Record<TopicRefusal, string>>;
  told(plan: PlannedPlay, folder: string): string;
}

export const planWords: Readonly<Record<PlannedLanguage, PlanWords>> = {
  en: {
    refused: {
      empty: 'there is nothing in it to make a play of: say who meets whom, and about what',
      'too-long': `it is longer than ${longestTopic} characters: a sentence or two are enough; a whole script is read by proscenium script`,
      'other-language': 'plays are made of English and Chinese sentences so far',
      unfit: 'no play is made of that here. Two people who want different things are enough: who are yours?',
    },
    told({ title, understood }, folder) {
      const { people, introduction, premise, setting, matter, madeUp, leftOut } = understood;
      const [last, ...first] = people.toReversed();
      const cast = `${first.toReversed().join(', ')} and ${last ?? ''}`;
      const made = madeUp.length > 0 ? ` Not in your sentence, and made up: ${madeUp.join(', ')}.` : '';
      const left = leftOut.length > 0 ? ` Nothing is translated here, and left out: ${leftOut.join(', ')}.` : '';
      return (
        `proscenium: “${title}”: ${cast}; ${premise} in ${setting}, about ${matter}.${introduction && ` ${introduction}`}${made}${left}\n` +
        `proscenium: ${folder} is a play: proscenium perform ${folder} --trace, or proscenium dev ${folder} to see it`
      );
    },
  },
  zh: {
    refused: {
      empty: '里头没有可以编成戏的东西：说说谁遇见谁，为了什么',
      'too-long': `超过 ${longestTopic} 个字了：一两句话就够；整本剧本请用 proscenium script`,
      'other-language': '目前只读得懂中文和英文的句子',
      unfit: '这个在这里编不成戏。两个人，各有各的心思，就够一出戏了：您的是谁和谁？',
    },
    told({ title, understood }, folder) {
      const { people, introduction, place, matter, madeUp, leftOut } = understood;
      const made = madeUp.map((what) => parts[what] ?? what).join('、');
      return (
        `proscenium：《${title}》。人物：${people.join('、')}；地点：${place}；说的是：${matter}。${introduction}` +
        `${made ? `句子里没有、由这里补上的：${made}。` : ''}` +
        `${leftOut.length > 0 ? `这里不会翻译，只好略去：${leftOut.join('、')}。` : ''}\n` +
        `proscenium：${folder} 就是一出戏了：proscenium perform ${folder} --trace 看文字，proscenium dev ${folder} 看舞台`
      );
    },
  },
};

const parts: Readonly<Record<string, string>> = {
  people: '人物',
  premise: '情节',
  setting: '地点',
  matter: '话题',
  thing: '道具',
};
