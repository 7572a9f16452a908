import { describe, expect, it } from 'vitest';
import { checkScene } from '../../src/check/check-scene.ts';
import type { PlayDraft } from '../../src/study/draft/play-draft.ts';
import { layOut } from '../../src/study/laying-out/lay-out.ts';
import { reviewDraft } from '../../src/study/review/review-draft.ts';
import { englishShelf } from '../../src/study/tongues/en/shelf.ts';
import { soundDraft, withDefect } from './drafts/drafts.ts';
import { plantedDefects } from './drafts/planted-defects.ts';

const topic = englishShelf.read('Two lighthouse keepers quarrel over a letter that came too late.');
const surroundings = { topic, kits: englishShelf.kits, language: 'en' };

const foundByCheck = (draft: PlayDraft): readonly string[] =>
  checkScene(layOut(draft, englishShelf).scene).map(({ code }) => code);
const foundByReviewer = (draft: PlayDraft): readonly string[] =>
  reviewDraft(draft, surroundings).map(({ code }) => code);

describe('the reviewer, without a model', () => {
  it('has nothing against a sound draft, nor has check', () => {
    expect(reviewDraft(soundDraft, surroundings)).toEqual([]);
    expect(checkScene(layOut(soundDraft, englishShelf).scene)).toEqual([]);
  });

  it('finds with check what check alone does not find', () => {
    const rows = plantedDefects.map((defect) => {
      const draft = withDefect(defect);
      return { what: defect.what, check: foundByCheck(draft), reviewer: foundByReviewer(draft) };
    });
    const [check, both] = [
      rows.filter((row) => row.check.length > 0).length,
      rows.filter((row) => row.check.length + row.reviewer.length > 0).length,
    ];
    const missed = rows.filter((row) => row.check.length + row.reviewer.length === 0).map(({ what }) => what);
    console.info(
      `planted defects: ${rows.length}; found by check alone ${check}, by check and reviewer ${both}` +
        rows.map((row) => `\n  ${row.what}: check [${row.check.join()}], reviewer [${row.reviewer.join()}]`).join(''),
    );
    expect(rows).toHaveLength(30);
    expect(missed).toEqual([]);
    expect(both - check).toBeGreaterThanOrEqual(10);
  });

  it('says where, what and what to do about it, in the names of the draft', () => {
    const doubts = reviewDraft(
      withDefect({ what: '', path: 'points.2.roads.0.beats.0.does', value: null }),
      surroundings,
    );
    expect(doubts[0]).toMatchObject({
      desk: 'points',
      act: 0,
      code: 'effect-before-cause',
      where: '“The chest” › road 1 › beat 2',
      message: 'letter lies in sea chest, which is closed',
    });
    expect(doubts[0]?.remedy).toMatch(/before it/);
  });
});
