import { describe, expect, it } from 'vitest';
import { hamlet, elsinore, rehearse } from './rehearsal.ts';

/**
 * The paper's fourth case: a person as Hamlet insists on stabbing Claudius, who is not there. The narrator refuses, the
 * transfer says what is missing, time runs out, the advancer instructs, and the person stabs the curtain.
 */
describe('HAMLET, case 4', () => {
  it('narrator, transfer and advancer together resolve a stubborn choice', async () => {
    const played = await rehearse(elsinore, {
      settings: { seed: '1' },
      onFact: (fact, performance) => {
        const { play } = performance;
        const mine = fact.type === 'point:opened' && fact.point === 'the-stabbing';
        if (mine) performance.takeRole(hamlet, 'player:one');
        if (!play.roles.has(hamlet) || (fact.type !== 'turn:ended' && fact.type !== 'cue:given' && !mine)) return;
        // It is done: they leave the rest of the night to the company.
        if (play.reached.some(({ point }) => point === 'the-stabbing')) return performance.releaseRole(hamlet);
        // They insist until they are told outright.
        const told = play.cues.get(hamlet)?.kind === 'instruction';
        performance.submit({
          actor: hamlet,
          player: 'player:one',
          text: told ? '(stabs the curtain with the dagger)' : '(takes out the dagger and stabs Claudius)',
        });
      },
    });
    const from = played.of('role:taken')[0]?.seq ?? Infinity;
    const to = played.of('point:reached').find(({ point }) => point === 'the-stabbing')?.seq ?? -1;
    const after = <T extends { seq: number }>(facts: readonly T[]) => facts.filter(({ seq }) => seq > from && seq < to);

    // The narrator: Claudius is not in this room.
    const refusals = after(played.of('action:ruled')).filter(({ actor, verdict }) => actor === hamlet && !verdict.ok);
    expect(refusals.length).toBeGreaterThan(1);
    for (const { verdict, witnesses } of refusals) {
      expect(verdict).toMatchObject({ code: 'not-here', reason: 'Claudius is not to be seen here.' });
      expect(witnesses).toContain(hamlet);
    }
    // The transfer: what is missing.
    const checks = after(played.of('flag:checked')).filter(({ point }) => point === 'the-stabbing');
    expect(checks[0]).toMatchObject({ met: false });
    expect(checks[0]?.missing.join()).toContain('Polonius is not dead');
    // The advancer, once patience is over: first a hint, then the instruction, to Hamlet.
    expect(after(played.of('stall:noted'))[0]?.point).toBe('the-stabbing');
    const cues = after(played.of('cue:given')).filter(({ actor }) => actor === hamlet);
    expect(cues.map(({ kind }) => kind)).toEqual(['hint', 'instruction']);
    expect(cues[1]?.text).toMatch(/curtain/i);
    // Hamlet stabs, the curtain tears, and the point is reached by play.
    const stab = after(played.of('action:ruled')).find(({ verdict, action }) => verdict.ok && action.verb === 'stab');
    expect(stab).toMatchObject({ actor: hamlet, action: { object: 'prop:curtain' } });
    expect(played.summary.points).toContainEqual({ point: 'the-stabbing', how: 'played' });
    expect(played.summary.completed).toBe(true);
  });
});
