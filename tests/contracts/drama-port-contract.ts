import { describe, expect, it } from 'vitest';
import type { DramaPort } from '../../src/drama/drama-port.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import type { Play } from '../../src/play/play.ts';

/** A drama opened for a test, not yet begun. */
export interface OpenedDrama {
  readonly port: DramaPort<Play>;
  /** A role that somebody could play. */
  readonly role: EntityId;
  /** Lets it go on until so many facts have come. */
  readonly goOn: (facts: number) => Promise<void>;
  readonly dispose: () => void;
}

/** What every drama owes a participant, played here and now, played again, or behind a socket. */
export function dramaPortContract(name: string, open: () => OpenedDrama): void {
  describe(`${name} as a DramaPort`, { timeout: 120_000 }, () => {
    it('gives every fact in order, with the play after it, until it is told not to', async () => {
      const { port, goOn, dispose } = open();
      const seen: { fact: Fact; play: Play }[] = [];
      const others: Fact[] = [];
      const stop = port.onFact((fact, play) => seen.push({ fact, play }));
      port.onFact((fact) => others.push(fact));
      await goOn(20);
      stop();
      const { length } = seen;
      await goOn(40);
      expect(length).toBeGreaterThanOrEqual(20);
      expect(seen).toHaveLength(length);
      expect(others.length).toBeGreaterThan(length);
      for (const [at, { fact, play }] of seen.entries()) {
        expect(fact.seq).toBe((seen[0]?.fact.seq ?? 0) + at);
        expect(play.seq).toBe(fact.seq + 1);
      }
      dispose();
    });

    it('shows a play that never changes: the next fact brings another', async () => {
      const { port, goOn, dispose } = open();
      await goOn(5);
      const { play } = port;
      const { seq } = play;
      await goOn(20);
      expect(play.seq).toBe(seq);
      expect(port.play).not.toBe(play);
      dispose();
    });

    it('answers an ask that cannot be taken with a code and a sentence, and tells no fact of it', async () => {
      const { port, role, goOn, dispose } = open();
      await goOn(5);
      const { seq } = port.play;
      const answer = port.submit({ actor: role, player: 'player:nobody', text: 'Here I am.' });
      expect(answer.ok ? '' : answer.error.code).toMatch(/^(over|not-your-role)$/);
      expect(answer.ok ? '' : answer.error.message).toMatch(/^[A-Z].+\.$/);
      port.stop(role, 'player:nobody');
      port.releaseRole(role);
      expect(port.play.seq).toBe(seq);
      dispose();
    });
  });
}
