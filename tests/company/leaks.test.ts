import { describe, expect, it } from 'vitest';
import type { Performance } from '../../src/company/performance.ts';
import { estimateTokens } from '../../src/model/estimate-tokens.ts';
import { howMany } from '../how-much.ts';
import { scriptedMinds } from '../minds/scripted-minds.ts';
import { mindedHere, type Question } from './in-process-mind.ts';
import { leaksIn, readersOf } from './leaks.ts';
import { repertoire } from './measure-plays.ts';
import { willing } from './minded-company.ts';
import { rehearse } from './rehearsal.ts';

const evenings = howMany('EVENINGS', 2, 200);
/** The first of them, where they are played in pieces: `LONG=1 FROM=40 EVENINGS=40`. */
const from = howMany('FROM', 0, 0);
/** A sample is broken off when it has shown enough. */
const maxTurns = howMany('TURNS', 16, 400);
const mostTokens = 2500;

const textOf = ({ request }: Question) => request.messages.map(({ content }) => content as string).join('\n');

describe('what stands before a mind', () => {
  it('is nothing it could not have, in any prompt of many evenings, and not too much of it', async () => {
    const leaks = new Map<string, number>();
    let [prompts, doubts] = [0, 0];
    let longest = 0;
    for (let evening = from; evening < from + evenings; evening++) {
      const { name, scene } = repertoire[evening % repertoire.length]!;
      // One mind speaks as it is written; the other in words of its own, so that some of them have to be judged.
      const [plain, free] = [willing(scene), scriptedMinds.free(scene, `${evening}`)];
      let newest = 0;
      let stage: Performance | undefined;
      const askedAfter: number[] = [];
      const { brain, questions } = mindedHere((asked, prompt) => {
        askedAfter.push(newest);
        return evening % 2 === 1 && stage ? free(asked, prompt, stage.play).text : plain(asked, prompt);
      });
      const { play } = await rehearse(scene, {
        brain,
        settings: { seed: `leak/${evening}`, maxTurns },
        onFact: ({ seq }, performance) => {
          newest = seq;
          stage = performance;
        },
      });
      for (const [index, question] of questions.entries()) {
        prompts++;
        if (question.prompt.includes('<doubt>')) doubts++;
        if (['actor', 'turn', 'decide'].includes(question.asked))
          longest = Math.max(longest, estimateTokens(textOf(question)));
        for (const leak of leaksIn(question, scene, play, askedAfter[index]!)) {
          const what = `${name}, ${question.asked}: ${leak}`;
          leaks.set(what, (leaks.get(what) ?? 0) + 1);
        }
      }
      if (evening > from + 2) continue;
      // What is planted is found: somebody else's secret, and a line nobody of the readers heard.
      const spoken = questions.find(({ asked, prompt }) => asked === 'actor' && prompt.includes('You are'))!;
      const other = scene.blueprint.profiles.find(({ actor }) => !readersOf(spoken, scene).includes(actor))!;
      const planted = { ...spoken, prompt: `${spoken.prompt}\n${other.goal.private} {you}` };
      expect(leaksIn(planted, scene, play, newest)).toEqual(
        expect.arrayContaining([expect.stringContaining(other.actor), 'placeholder {you}']),
      );
      // What will be said before everybody is a leak until it has been.
      const last = [...play.history].findLast(
        ({ kind, actor, text }) => kind === 'line' && !readersOf(spoken, scene).includes(actor!) && text.length > 40,
      )!;
      const early = { ...spoken, prompt: `${spoken.prompt}\n“${last.text}”` };
      expect(leaksIn(early, scene, play, last.seq - 1)).toContain(`unheard: ${last.text}`);
    }
    console.log(
      JSON.stringify({
        from,
        evenings,
        prompts,
        doubts,
        leaking: leaks.size,
        rate: leaks.size / prompts,
        longestTokens: longest,
      }),
    );
    expect([...leaks.keys()]).toEqual([]);
    expect(longest).toBeLessThanOrEqual(mostTokens);
  });
});
