import { gzipSync } from 'node:zlib';
import { entityId } from '../../src/drama/entity-id.ts';
import { createVoice } from '../../plugin/sound/voice/create-voice.ts';
import { fliteVoices, type Flite } from '../../plugin/sound/voice/flite/flite.ts';
import { InThreadFlite } from '../doubles/in-thread-flite.ts';
import { cuesOfSound } from '../../plugin/sound/voice/heard-mouth.ts';
import { cuesOfText } from '../../plugin/stage/speech/mouth-cues.ts';
import { mouthShapeAt, restingMouth } from '../../plugin/stage/speech/mouth-shape.ts';
import { spokenWord, textToSay } from '../../plugin/sound/voice/spoken-text.ts';
import { fliteWasm, openFlite } from '../plugin/sound/voice/open-flite.ts';
import { twentySentences } from '../plugin/sound/voice/sentences.ts';
import { SilentAudio } from '../plugin/sound/voice/silent-audio.ts';
import { medianMicros, round, type Measure } from './stopwatch.ts';

const sentences = twentySentences.slice(0, 8);

/** What offline voices weigh and when they are loaded; how fast they speak beside real time; what a mouth costs a picture. */
export async function* voiceBench(): AsyncGenerator<Measure> {
  const wasm = new Uint8Array(await fliteWasm());
  yield { measure: 'offline voices', value: wasm.length, unit: 'bytes', gzipped: gzipSync(wasm, { level: 6 }).length };
  yield await loading(wasm.length);
  const flite = openFlite();
  for (const voice of fliteVoices) yield await speaking(flite, voice);
  const { samples, sampleRate } = await flite.speak({
    text: sentences[0] ?? '',
    voice: 'slt',
    meanHz: 190,
    stretch: 1,
  });
  const hearing = medianMicros(() => cuesOfSound(samples, sampleRate), 20) / 1000;
  yield {
    measure: 'a mouth heard from sound',
    value: round(hearing),
    unit: 'ms',
    speechMs: round((samples.length / sampleRate) * 1000),
  };
  const cues = cuesOfText(twentySentences.join(' ').split(' '));
  const shape = restingMouth();
  yield {
    measure: 'the shape of a mouth, a frame',
    value: medianMicros((index) => mouthShapeAt(cues, index * 17, shape)),
    unit: 'µs',
  };
}

/** What is loaded of flite by a company that has not spoken yet, beside one that has. */
async function loading(whole: number): Promise<Measure> {
  let loaded = 0;
  const flite = new InThreadFlite(async () => {
    const bytes = await fliteWasm();
    loaded += bytes.byteLength;
    return bytes;
  });
  const audio = new SilentAudio();
  const voice = createVoice({ portray: (id) => ({ id, name: '' }), flite, audio: () => audio.asContext });
  voice.partOf(entityId('actor:hamlet'));
  const before = loaded;
  await voice.prepare({ actor: entityId('actor:hamlet'), words: ['My', 'lord.'], voice: 'plain' });
  voice.dispose();
  return { measure: 'of it loaded before the first line', value: before, unit: 'bytes', afterIt: loaded, ofAll: whole };
}

async function speaking(flite: Flite, voice: (typeof fliteVoices)[number]): Promise<Measure> {
  const ask = (text: string) =>
    flite.speak({ text: textToSay(text.split(' ').map(spokenWord)), voice, meanHz: 120, stretch: 1 });
  await ask('once to warm up');
  let [speechMs, workMs] = [0, 0];
  for (const text of sentences) {
    const began = performance.now();
    const { samples, sampleRate } = await ask(text);
    workMs += performance.now() - began;
    speechMs += (samples.length / sampleRate) * 1000;
  }
  return {
    measure: `a sentence said by flite's ${voice}`,
    value: round(workMs / sentences.length),
    unit: 'ms',
    baseline: round(speechMs / sentences.length),
    ratio: round(speechMs / workMs),
  };
}
