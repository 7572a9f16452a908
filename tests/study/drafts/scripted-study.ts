import { studyPrompts } from '../../../src/study/agents/prompts.data.ts';
import { sayJson, wordsOf, type ChatRequest, type Script } from '../../doubles/scripted-endpoint.ts';
import { act, castList, people, plot, sound } from './good-answers.ts';

/** Who asks, and for what. */
export type Asked = 'list' | 'people' | 'plot' | 'act' | 'people review' | 'plot review' | 'points review';

/** What a scripted model does when it is asked; nothing, where it answers well. */
export type Misbehaviour = (asked: Asked, times: number, request: ChatRequest) => Script | undefined;

const goodAnswers: Readonly<Record<Asked, unknown>> = {
  list: castList,
  people,
  plot,
  act,
  'people review': sound,
  'plot review': sound,
  'points review': sound,
};

export function askedIn(request: ChatRequest): Asked {
  const words = wordsOf(request);
  const [, desk] = /Review the (people|plot|points)\./.exec(words) ?? [];
  if (desk) return `${desk as 'people' | 'plot' | 'points'} review`;
  if (words.startsWith(studyPrompts['actor-designer']))
    return words.includes('Give the list of the cast.') ? 'list' : 'people';
  return words.startsWith(studyPrompts['plot-designer']) ? 'plot' : 'act';
}

/** A model that answers well but where it misbehaves; counts who asked how often. */
export function scriptedStudy(misbehave: Misbehaviour = () => undefined) {
  const counted = new Map<Asked, number>();
  return {
    counted,
    reply(request: ChatRequest): Script {
      const asked = askedIn(request);
      const times = counted.get(asked) ?? 0;
      counted.set(asked, times + 1);
      return misbehave(asked, times, request) ?? sayJson(goodAnswers[asked]);
    },
  };
}
