import { describe, expect, it } from 'vitest';
import { houseFile, ada } from '../play/house-scene.ts';
import { person, rehearse, sceneFrom } from './rehearsal.ts';

describe('a line in performance notation, played', () => {
  it('says sums aloud, acts between stars, and keeps thoughts in full-width brackets to itself', async () => {
    const line = 'I owe 2 * 3 crowns. *nods* So be it. ［又来了］';
    const played = await rehearse(sceneFrom(houseFile), { person: person(ada, [line]) });
    const { turn } = played.of('turn:begun').find(({ source }) => source === 'player') ?? { turn: -1 };
    const mine = <T extends { turn: number }>(facts: readonly T[]) => facts.filter((fact) => fact.turn === turn);
    expect(mine(played.of('word:spoken')).map(({ text }) => text)).toEqual('I owe 2 * 3 crowns. So be it.'.split(' '));
    expect(mine(played.of('action:ruled')).map(({ action }) => action.verb)).toEqual(['nod']);
    expect(mine(played.of('thought:had')).map(({ text }) => text)).toEqual(['又来了']);
  });
});
