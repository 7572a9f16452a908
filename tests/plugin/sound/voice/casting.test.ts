import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSceneFile } from '../../../../src/drama/scene-file.ts';
import { openWorld, thingOf } from '../../../../src/world/world.ts';
import { castVoice, type VoicePart } from '../../../../plugin/sound/voice/casting.ts';
import { sentenceOf } from '../../../../plugin/sound/voice/flite-voice.ts';
import { spokenWord } from '../../../../plugin/sound/voice/spoken-text.ts';
import { openFlite } from './open-flite.ts';

/** The company of a play, each with their voice. */
function companyOf(play: string): Map<string, VoicePart> {
  const text = readFileSync(new URL(`../../../../scenes/${play}/scene.json`, import.meta.url), 'utf8');
  const scene = readSceneFile(JSON.parse(text));
  if (!scene.ok) throw new Error(`${play} cannot be read`);
  const parts = new Map<string, VoicePart>();
  const world = openWorld(scene.value);
  for (const { actor } of scene.value.blueprint.profiles) {
    parts.set(actor, castVoice(thingOf(world, actor), [...parts.values()]));
  }
  return parts;
}

describe('who sounds how', () => {
  it.each(['elsinore', 'baker-street', 'midnight-cafe'])('nobody in %s sounds like another', (play) => {
    const parts = [...companyOf(play).values()];
    expect(parts.length).toBeGreaterThan(3);
    for (const [index, one] of parts.entries()) {
      for (const other of parts.slice(index + 1)) {
        const sameThroat = one.flite === other.flite && Math.abs(one.slightness / other.slightness - 1) < 0.02;
        const sameHeight = Math.abs(one.meanHz / other.meanHz - 1) < 0.04;
        expect(sameThroat && sameHeight, JSON.stringify([one, other])).toBe(false);
      }
    }
  });

  it('is the same in every play, and follows who they are', () => {
    const company = companyOf('elsinore');
    expect(company).toEqual(companyOf('elsinore'));
    const [ghost, hamlet, gertrude] = ['ghost', 'hamlet', 'gertrude'].map((name) => company.get(`actor:${name}`));
    expect(gertrude?.sex).toBe('she');
    expect(gertrude?.meanHz).toBeGreaterThan((hamlet?.meanHz ?? Infinity) * 1.2);
    expect(ghost?.slowness).toBeGreaterThan((hamlet?.slowness ?? Infinity) * 1.2);
    expect(ghost?.slightness).toBeLessThan(hamlet?.slightness ?? 0);
  });

  it('gives a voice to a company larger than there are voices', () => {
    const parts: VoicePart[] = [];
    for (let index = 0; index < 60; index++)
      parts.push(castVoice({ id: `actor:${index}`, name: '', pronouns: 'she' }, parts));
    expect(parts.every(({ sex, meanHz, slowness }) => sex === 'she' && meanHz > 120 && slowness > 0.8)).toBe(true);
  });

  it('is heard: two voices make different sound of the same words, in their own time', async () => {
    const flite = openFlite();
    const words = ['My', 'lord,', 'mother.'].map(spokenWord);
    const heard = [];
    for (const [meanHz, stretch] of [[90, 1], [90, 1.3], [140, 1]] as const) {
      const speech = await flite.speak({ text: 'my lord, mother.', voice: 'awb', meanHz, stretch });
      heard.push({ hz: pitchOf(speech.samples, speech.sampleRate), endMs: sentenceOf(speech, words, { slightness: 1 })?.endMs ?? 0 });
    } // prettier-ignore
    const [low, slow, high] = heard;
    expect(low?.hz).toBeGreaterThan(75);
    expect(low?.hz).toBeLessThan(105);
    expect(high?.hz).toBeGreaterThan((low?.hz ?? 0) * 1.3);
    expect(slow?.endMs).toBeGreaterThan((low?.endMs ?? 0) * 1.15);
    const speech = await flite.speak({ text: 'my lord, mother.', voice: 'awb', meanHz: 90, stretch: 1 });
    expect(sentenceOf(speech, words, { slightness: 1.2 })?.endMs).toBeCloseTo((low?.endMs ?? 0) / 1.2, 3);
  });
});

/** How high a voice is, by how far its sound is like itself a little later; the median over its louder moments. */
function pitchOf(samples: Float32Array, sampleRate: number): number {
  const length = Math.round(sampleRate * 0.04);
  const found: number[] = [];
  for (let from = 0; from + 2 * length < samples.length; from += length) {
    const likeness = (lag: number): number => {
      let sum = 0;
      for (let at = from; at < from + length; at += 2) sum += (samples[at] ?? 0) * (samples[at + lag] ?? 0);
      return sum;
    };
    if (likeness(0) < 0.5) continue;
    let best = 0;
    for (let lag = Math.round(sampleRate / 250); lag < sampleRate / 60; lag++) {
      if (best === 0 || likeness(lag) > likeness(best)) best = lag;
    }
    found.push(sampleRate / best);
  }
  return found.sort((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0;
}
