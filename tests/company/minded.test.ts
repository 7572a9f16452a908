import { beforeAll, describe, expect, it } from 'vitest';
import { prompts } from '../../src/mind/agents/prompts.data.ts';
import { replay } from '../../src/play/replay.ts';
import { summarize } from '../../src/company/summary.ts';
import { say, sayJson } from '../doubles/scripted-endpoint.ts';
import { askedOf, listenersIn, promptOf, rehearseMinded, type Asked, type MindedPlay } from './minded-company.ts';
import { closet, elsinore, hamlet, polonius } from './rehearsal.ts';

const points = ['the-rebuke', 'the-noise', 'the-stabbing', 'the-portrait', 'the-promise'];

describe('Elsinore, minded by a model', () => {
  let played: MindedPlay;
  beforeAll(async () => {
    played = await rehearseMinded({ scene: elsinore, settings: { seed: '3' } });
  });
  const asked = (what: string) => played.requests.filter((request) => request.asked === what);
  /** What left for the endpoint; a call that was called off before it left is a fact as well, and has its code. */
  const answered = () => played.of('model:called').filter(({ code }) => code === null);

  it('is played to its end by the model, and the understudy has nothing to do', () => {
    expect(played.summary).toMatchObject({ completed: true });
    expect(played.summary.points.map(({ point }) => point)).toEqual(expect.arrayContaining([...points]));
    expect(played.of('understudy:stepped-in')).toEqual([]);
    expect(played.of('model:garbled')).toEqual([]);
    expect(new Set(played.of('turn:begun').map(({ source }) => source))).toEqual(new Set(['model']));
    expect(new Set(played.of('decision:made').map(({ source }) => source))).toEqual(new Set(['model']));
    expect(played.facts.filter((fact) => fact.type === 'turn:begun')).toHaveLength(played.of('turn:ended').length);
  });

  it('asks once for all who perceived a thing, whoever and however many they are', () => {
    const occasions = new Map<number, string[]>();
    for (const { about, actor } of played.of('decision:made'))
      occasions.set(about, [...(occasions.get(about) ?? []), actor]);
    for (const actors of occasions.values()) expect(new Set(actors).size).toBe(actors.length);
    for (const { prompt } of asked('decide')) {
      const listeners = listenersIn(prompt);
      expect([...occasions.values()].some((actors) => listeners.every((id) => actors.includes(id)))).toBe(true);
    }
    // Whose moment it is alone decides and speaks in one call; whoever hides stands before nobody else's mind.
    expect(asked('turn').length).toBeGreaterThan(10);
    expect(listenersIn(asked('decide')[0]!.prompt)).not.toContain(polonius);
    expect(Math.max(...[...occasions.values()].map((actors) => actors.length))).toBeGreaterThan(1);
  });

  it('asks once for a turn, and once for what each of the living keeps of a scene', () => {
    // A line that is begun at the decision may be overtaken before its turn, now and then.
    const turns = played.of('turn:begun').length;
    const written = asked('actor').length + asked('turn').length;
    expect(written).toBeGreaterThanOrEqual(turns);
    expect(written).toBeLessThanOrEqual(turns * 1.3);
    const kept = played.of('memory:kept');
    expect(kept.map(({ actor }) => actor)).toContain(polonius);
    // The last scene's memories are kept by rules: nobody will be asked again.
    const later = kept.filter(({ actor, at }) => actor !== polonius && at < played.play.now);
    expect(asked('memory')).toHaveLength(later.length);
  });

  it('makes two calls a beat at the most, on average', () => {
    expect(played.of('beat:played').length).toBeGreaterThan(points.length);
    expect(played.requests.length / played.of('beat:played').length).toBeLessThanOrEqual(2);
    // Of a turn it is one decision and one line, and the scene’s memories besides.
    expect(
      (asked('decide').length + asked('actor').length + asked('turn').length) / played.summary.turns,
    ).toBeLessThanOrEqual(1.9);
  });

  it('makes a fact of every call, with what it came to', () => {
    // A turn that is overtaken while it is being written is called off; all others are facts as they ended.
    const off = played.of('model:called').filter(isCalledOff).length;
    for (const role of ['actor', 'decide', 'memory'] as const) {
      const left = played.requests.filter((request) => promptOf(request.asked) === role).length;
      const facts = answered().filter((call) => call.role === role).length;
      expect(facts).toBeLessThanOrEqual(left);
      expect(left - facts).toBeLessThanOrEqual(off);
    }
    for (const { inputTokens, outputTokens, firstWordMs, model } of answered()) {
      expect({ inputTokens, outputTokens, model }).toEqual({ inputTokens: 11, outputTokens: 7, model: 'scripted' });
      expect(firstWordMs).not.toBeNull();
    }
    expect(played.summary.modelCalls).toBe(played.of('model:called').length);
    const calledOff = played.of('model:called').filter(({ code }) => code !== null);
    for (const { code } of calledOff) expect(code).toBe('model/aborted');
  });

  it('replays to the same hash without asking anybody', () => {
    const { play, fault } = replay(JSON.parse(JSON.stringify(played.facts)) as unknown[]);
    expect(fault).toBeUndefined();
    expect(play && summarize(play)).toEqual(played.summary);
  });

  it('begins every request of a kind with the same message, and puts what changes after it', () => {
    const first = new Map<string, Set<string>>();
    for (const { asked: what, body } of played.requests) {
      const [system, ...rest] = body.messages;
      expect(system?.role).toBe('system');
      expect(rest.every(({ role }) => role === 'user')).toBe(true);
      first.set(what, (first.get(what) ?? new Set()).add(system?.content as string));
    }
    expect([...first.keys()].sort()).toEqual(['actor', 'decide', 'memory', 'turn']);
    for (const [what, messages] of first) expect([...messages]).toEqual([prompts[promptOf(what as Asked)]]);
    // They are not the same all through: the test can fail.
    expect(new Set(asked('actor').map(({ prompt }) => prompt)).size).toBe(asked('actor').length);
  });
});

describe('a budget that is spent', () => {
  it('hands the rest of the play to the understudy, once and for good', async () => {
    const calls = 12;
    const played = await rehearseMinded({ scene: closet, model: { budget: { calls } } });
    expect(played.summary).toMatchObject({ completed: true });
    expect(played.of('understudy:stepped-in').map(({ code }) => code)).toEqual(['budget/spent']);
    // What is called off may have gone out already.
    expect(played.requests.length).toBeLessThanOrEqual(calls);
    expect(played.requests.length).toBeGreaterThanOrEqual(calls - played.of('model:called').filter(isCalledOff).length);
    // Two who are asked at once may both find it spent.
    expect([1, 2]).toContain(played.of('model:called').filter(({ code }) => code === 'budget/spent').length);
    const [handed] = played.of('understudy:stepped-in');
    const after = played.of('decision:made').filter(({ seq }) => seq > (handed?.seq ?? 0));
    expect(after.length).toBeGreaterThan(10);
    // A decision that was on its way when the money ran out is the model's still.
    expect(new Set(after.slice(5).map(({ source }) => source))).toEqual(new Set(['understudy']));
    expect(played.facts.findLast(({ type }) => type === 'model:called')?.seq).toBeLessThanOrEqual(handed?.seq ?? 0);
  });

  it('of nothing at all lets the understudy play from the first word', async () => {
    const played = await rehearseMinded({ scene: closet, model: { budget: { calls: 0 } } });
    expect(played.summary).toMatchObject({ completed: true });
    expect(played.requests).toEqual([]);
    expect(played.of('understudy:stepped-in')).toHaveLength(1);
  });
});

const isCalledOff = ({ code }: { code: string | null }): boolean => code === 'model/aborted';

describe('a reply that does not parse', () => {
  const nonsense = 'I would rather tell you about my day.';

  it('is a fact, is asked for again with the reason, and then handed to the understudy', async () => {
    let decided = 0;
    const played = await rehearseMinded({
      scene: closet,
      reply: (request, words) => (askedOf(request) === 'decide' && ++decided <= 2 ? say(nonsense) : say(words)),
    });
    const [first, second, third] = played.requests.filter(({ asked }) => asked === 'decide');
    expect(played.of('model:garbled').map(({ role, reason }) => [role, reason])).toEqual([
      ['decide', 'there is no JSON in the answer'],
    ]);
    expect(second?.body.messages.slice(0, 2)).toEqual(first?.body.messages);
    expect(second?.body.messages.slice(2).map(({ role }) => role)).toEqual(['assistant', 'user']);
    expect(second?.body.messages[2]?.content).toBe(nonsense);
    expect(second?.body.messages[3]?.content).toContain('there is no JSON in the answer');
    expect(played.of('understudy:stepped-in').map(({ role, code }) => [role, code])).toEqual([
      ['decide', 'model/garbage'],
    ]);
    // It was one bad answer: the next is asked of the model again.
    expect(third?.body.messages).toHaveLength(2);
    expect(played.of('decision:made').some(({ source }) => source === 'understudy')).toBe(true);
    expect(played.of('decision:made').at(-1)).toMatchObject({ source: 'model' });
    expect(played.summary).toMatchObject({ completed: true });
  });

  it('and is mended by the second answer needs no understudy', async () => {
    let decided = 0;
    const played = await rehearseMinded({
      scene: closet,
      reply: (request, words) =>
        askedOf(request) === 'decide' && ++decided === 1 ? sayJson({ decisions: 'none' }) : say(words),
    });
    expect(played.of('model:garbled').map(({ reason }) => reason)).toEqual([expect.stringMatching(/decisions/)]);
    expect(played.of('understudy:stepped-in')).toEqual([]);
    expect(played.summary).toMatchObject({ completed: true });
  });

  it('about strangers only counts as none, and says whom it should have been about', async () => {
    let decided = 0;
    const stranger = { decisions: [{ actor: 'actor:fishmonger-of-ribe', pace: 'fast', why: 'alas' }] };
    const played = await rehearseMinded({
      scene: closet,
      reply: (request, words) => (askedOf(request) === 'decide' && ++decided === 1 ? sayJson(stranger) : say(words)),
    });
    const [garbled] = played.of('model:garbled');
    expect(garbled?.reason).toContain(hamlet);
    expect(played.of('understudy:stepped-in')).toEqual([]);
    expect(played.facts.filter((fact) => JSON.stringify(fact).includes('fishmonger-of-ribe'))).toEqual([]);
  });

  it('that forgets one of the listeners leaves that one to the understudy, and says so', async () => {
    let decided = 0;
    const played = await rehearseMinded({
      scene: closet,
      reply(request, words) {
        if (askedOf(request) !== 'decide' || ++decided > 1) return say(words);
        const { decisions } = JSON.parse(words) as { decisions: { actor: string }[] };
        return sayJson({ decisions: decisions.filter(({ actor }) => actor !== hamlet) });
      },
    });
    expect(played.of('model:garbled').map(({ reason }) => reason)).toEqual([`the decisions leave out ${hamlet}`]);
    const about = played.of('decision:made').find(({ source }) => source === 'understudy')?.about;
    const first = played.of('decision:made').filter((fact) => fact.about === about);
    expect(new Map(first.map(({ actor, source }) => [actor, source]))).toEqual(
      new Map(first.map(({ actor }) => [actor, actor === hamlet ? 'understudy' : 'model'])),
    );
    expect(first.length).toBeGreaterThan(1);
  });

  it('in a line is no line: the understudy has one', async () => {
    let spoken = 0;
    const played = await rehearseMinded({
      scene: closet,
      reply: (request, words) => (askedOf(request) === 'actor' && ++spoken === 1 ? say(' ') : say(words)),
    });
    expect(played.of('understudy:stepped-in').map(({ role, code }) => [role, code])).toEqual([
      ['actor', 'model/garbage'],
    ]);
    expect(played.of('turn:ended')[0]).toMatchObject({ how: 'finished' });
    expect(played.summary).toMatchObject({ completed: true });
  });
});
