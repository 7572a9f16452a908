import { describe, expect, it } from 'vitest';
import { complete } from '../../src/model/complete.ts';
import { ModelError } from '../../src/model/model-error.ts';
import { routed } from '../../src/model/model-from-settings.ts';
import { watched, type CallReport } from '../../src/model/watched.ts';
import { answer, ask, failureOf, fakeModel } from './asking.ts';

describe('routed', () => {
  it('asks the model of the part, else the default', async () => {
    const model = routed({ default: fakeModel(() => answer('good')), decide: fakeModel(() => answer('quick')) });
    expect((await complete(model, ask('?', { role: 'decide' }))).text).toBe('quick');
    expect((await complete(model, ask('?', { role: 'narrator' }))).text).toBe('good');
  });
});

describe('watched', () => {
  /** A clock that goes on by ten with every look. */
  const ticking = (): (() => number) => {
    let now = 0;
    return () => (now += 10);
  };

  it('tells of an answer', async () => {
    const reports: CallReport[] = [];
    const model = watched(
      fakeModel(() => [{ type: 'begun' }, ...answer('Aye.')]),
      (report) => reports.push(report),
      ticking(),
    );
    await complete(model, ask('Speak.'));
    expect(reports).toEqual([
      {
        role: 'actor',
        model: 'fake',
        ok: true,
        reason: 'stop',
        msToFirstWord: 10,
        ms: 20,
        usage: { inputTokens: 10, outputTokens: 5 },
      },
    ]);
  });

  it('tells of a fault and passes it on', async () => {
    const reports: CallReport[] = [];
    const model = watched(
      fakeModel(() => [new ModelError('model/timeout', 'Late.')]),
      (report) => reports.push(report),
      ticking(),
    );
    expect((await failureOf(complete(model, ask('Speak.')))).code).toBe('model/timeout');
    expect(reports).toEqual([{ role: 'actor', model: 'fake', ok: false, code: 'model/timeout', ms: 10 }]);
  });

  it('tells of a caller who left', async () => {
    const reports: CallReport[] = [];
    const model = watched(
      fakeModel(() => answer('Aye.')),
      (report) => reports.push(report),
      ticking(),
    );
    for await (const _ of model.stream(ask('Speak.'))) break;
    expect(reports).toMatchObject([{ ok: false, code: 'model/aborted', msToFirstWord: 10 }]);
  });
});
