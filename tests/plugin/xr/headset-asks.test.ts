import { beforeEach, describe, expect, it } from 'vitest';
import type { Action } from '../../../src/drama/action.ts';
import type { Refused } from '../../../src/drama/drama-port.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import { err, ok } from '../../../src/kit/result.ts';
import { HeadsetAsks, type HandAnswer } from '../../../plugin/xr/headset-asks.ts';

const me = entityId('actor:me');
const open: Action = { subject: me, verb: 'open', object: 'prop:drawer' };
const take: Action = { subject: me, verb: 'take', object: 'prop:cup' };

describe('what hands ask', () => {
  let refusal: Refused | undefined;
  let done: string[];
  let answers: HandAnswer[];
  let asks: HeadsetAsks;
  let turn: number;
  beforeEach(() => {
    [refusal, done, answers, turn] = [undefined, [], [], 0];
    const player = {
      role: me,
      do({ action }: { readonly action: Action }) {
        if (refusal) return err(refusal);
        done.push(action.verb);
        asks.follow({ type: 'turn:begun', actor: me, turn: ++turn } as Fact);
        return ok(undefined);
      },
      say: () => ok(undefined),
      suggestions: () => [],
      look: () => undefined,
    };
    asks = new HeadsetAsks(player, (answer) => answers.push(answer));
  });

  const ruled = (of: number, { verb }: Action, reason = ''): void =>
    asks.follow({
      type: 'action:ruled',
      actor: me,
      turn: of,
      action: { verb },
      verdict: { ok: reason === '', reason, narration: '' },
    } as unknown as Fact);

  it('is answered with the narrator’s own no, to the hand that asked', () => {
    asks.ask(open, 'left');
    ruled(1, open, 'The drawer is locked.');
    expect(answers).toEqual([{ hand: 'left', ok: false, reason: 'The drawer is locked.' }]);
    ruled(1, open, 'Again.');
    expect(answers, 'once').toHaveLength(1);
  });

  it('asks once for what is held out while it is handed over, and again where it came to nothing', () => {
    const give: Action = { subject: me, verb: 'give', object: 'prop:cup', preposition: 'to', target: 'actor:you' };
    asks.ask(give, 'right');
    asks.update(5);
    asks.ask(give, 'right');
    expect(done).toEqual(['give']);
    asks.update(5);
    asks.ask(give, 'right');
    expect(done).toEqual(['give', 'give']);
  });

  it('waits while one is still speaking, and gives up after a while', () => {
    refusal = { code: 'still-speaking', message: 'You are still speaking.' };
    asks.ask(take, 'right');
    for (let passed = 0; passed < 3; passed++) asks.update(1);
    expect([done, answers]).toEqual([[], []]);
    refusal = undefined;
    asks.update(0.1);
    expect(done).toEqual(['take']);
    refusal = { code: 'still-speaking', message: 'You are still speaking.' };
    asks.ask(open, 'right');
    for (let passed = 0; passed < 6; passed++) asks.update(1);
    expect(answers).toEqual([{ hand: 'right', ok: false, reason: 'You are still speaking.' }]);
  });

  it('is not answered by the end of the turn before it, nor by what has to be done first', () => {
    asks.ask(take, 'left');
    asks.ask(open, 'right');
    ruled(1, take);
    asks.follow({ type: 'turn:ended', actor: me, turn: 1 } as Fact);
    ruled(2, take);
    expect(answers).toEqual([]);
    ruled(2, open);
    expect(answers).toEqual([{ hand: 'right', ok: true, reason: '' }]);
  });
});
