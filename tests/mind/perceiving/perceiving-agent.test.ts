import { describe, expect, it } from 'vitest';
import { modelBrain } from '../../../src/mind/agents/model-brain.ts';
import { PerceivingAgent } from '../../../src/mind/agents/perceiving-agent.ts';
import type { Perceived } from '../../../src/mind/perceiving/training-rows.ts';
import { steadied } from '../../../src/mind/agents/steadied.ts';
import type { Listener } from '../../../src/mind/brain.ts';
import type { Perceiving } from '../../../src/mind/perceiving/perceiving.ts';
import type { ModelEvent } from '../../../src/model/language-model.ts';
import { answer, fakeModel } from '../../model/asking.ts';
import { allOf, deciding, listening, never, speaking } from '../listening.ts';
import { gallery, galleryNames, hugo, ida, rosa } from './gallery.ts';

const ofIda = (more: Partial<Listener> = {}): Listener =>
  listening(
    {
      actor: ida,
      name: 'Ida',
      others: [
        { id: hugo, name: 'Hugo', note: '' },
        { id: rosa, name: 'Rosa', note: '' },
      ],
      holding: ['ring'],
      sight: { staged: () => gallery, look: () => gallery },
    },
    { names: galleryNames },
    more,
  );

/** What a company of one does when a model answers so. */
async function played(texts: readonly string[], perceiving: Perceiving = { sees: 'words' }, listener = ofIda()) {
  const garbled: string[] = [];
  const perceived: Perceived[] = [];
  const model = fakeModel((_, index) => answer(texts[index] ?? ''));
  const agent = new PerceivingAgent(model, perceiving, (each) => void perceived.push(each));
  const brain = steadied(modelBrain(model, (_, reason) => void garbled.push(reason), agent));
  const { decisions, written, source } = await brain.decide(deciding([listener]), never);
  const decision = decisions[0]!;
  const line = await allOf(brain.speak(speaking(listener, { decision, written }), never));
  return { decision, source, line: line.trim(), requests: model.requests, garbled, perceived };
}

const head = '{"pace": "fast", "to": "Hugo", "action": null, "follows": false, "why": "she bleeds"}';
const three = (perception: string, line: string, thought = `She will die. ${head}`): string =>
  `<perception>${perception}</perception><think>${thought}</think><answer>${line}</answer>`;
const true_ = 'A man holds a dagger over a kneeling woman.';

describe('a mind with eyes', () => {
  it('perceives, thinks with a decision at the end, and answers: one call', async () => {
    const { decision, line, requests, perceived } = await played([three(true_, '(steps between them) Put it down.')]);
    expect(decision).toMatchObject({ actor: ida, pace: 'fast', to: hugo, why: 'she bleeds' });
    expect([line, requests.length]).toEqual(['(steps between them) Put it down.', 1]);
    expect(perceived).toHaveLength(1);
    expect(perceived[0]?.candidates[0]?.candidate).toMatchObject({ perception: true_, format: 5, fault: undefined });
    expect(perceived[0]?.candidates[0]?.candidate.grounding).toMatchObject({
      unsupported: [],
      precision: 1,
      recall: 1,
    });
  });

  it('is given the truth in words, as material', async () => {
    const { requests } = await played([three(true_, 'No.')]);
    const asked = requests[0]!.messages[1]!.content as string;
    expect(asked).toContain('<sees>\nlight: dim');
    expect(asked).toMatch(/Hugo \(before you, near\): .*holds dagger; face: anger; looks at Rosa/);
    expect(asked).toMatch(/oak door \(before you, near\): closed/);
    expect(asked).toContain('just now: Hugo took dagger');
    expect(asked).not.toMatch(/pistol|crown|Otto/);
  });

  it('speaks as soon as the line begins', async () => {
    const pieces = ['<perception>A man.', '</perception><think>x</think><ans', 'wer>Put it', ' down.', '</answer>'];
    const seen: string[] = [];
    const model = fakeModel(() => [
      ...pieces.map((text): ModelEvent => ({ type: 'text', text })),
      { type: 'end', reason: 'stop' },
    ]);
    const agent = new PerceivingAgent(model, { sees: 'words' }, () => undefined);
    const asked = { material: [], ask: 'Write.', decides: false, fits: '' };
    const { written } = await agent.begin(ofIda(), asked, never);
    for await (const event of written) if (event.type === 'text') seen.push(event.text);
    expect(seen).toEqual(['Put it', ' down.']);
    expect(model.running).toBe(0);
  });

  it('flags what is not to be seen, and goes on', async () => {
    const { line, perceived } = await played([three('A man holds a pistol.', 'Put that pistol down.')]);
    expect(line).toBe('Put that pistol down.');
    const { grounding } = perceived[0]!.candidates[0]!.candidate;
    expect(grounding.unsupported.map((claim) => `${claim.in}: ${claim.words}`)).toEqual([
      'perception: a pistol',
      'answer: that pistol',
    ]);
  });

  it('is asked once more where it is strict, and told what is not there', async () => {
    const texts = [three('A man holds a pistol.', 'Put that pistol down.'), three(true_, 'Put that dagger down.')];
    const { line, requests, perceived } = await played(texts, { sees: 'words', strict: true });
    expect([line, requests.length, perceived.length]).toEqual(['Put that dagger down.', 2, 2]);
    expect(requests[1]!.messages.at(-1)!.content).toMatch(/<not-there>\na pistol\nthat pistol\n<\/not-there>/);
  });

  it('says nothing of what is not there though it insists', async () => {
    const stubborn = three('A man holds a pistol.', 'Put that pistol down. Please.');
    const { line, requests } = await played([stubborn, stubborn], { sees: 'words', strict: true });
    expect([line, requests.length]).toEqual(['Please.', 2]);
  });

  it('that is out of form is asked in the plain way, and after two such answers at once', async () => {
    const plainly = `${head}\nPut it down.`;
    const { line, garbled, requests } = await played(['Put it down!', plainly]);
    expect([line, requests.length]).toEqual(['Put it down.', 2]);
    expect(garbled).toEqual([expect.stringMatching(/The answer has no line \(format -5\)/)]);

    const model = fakeModel((_, index) => answer(index % 2 === 0 && index < 4 ? 'Nonsense' : plainly));
    const brain = modelBrain(model, () => undefined, new PerceivingAgent(model, { sees: 'words' }, () => undefined));
    for (let time = 0; time < 3; time++) await brain.decide(deciding([ofIda()]), never);
    expect(model.requests).toHaveLength(5);
    expect(model.requests[4]!.messages[0]!.content).not.toMatch(/This person has eyes/);
  });

  it('that gives no decision has decided to answer', async () => {
    const { decision, line } = await played([three(true_, 'Put it down.', 'She will die.')]);
    expect([decision.pace, line]).toEqual(['slow', 'Put it down.']);
  });

  it('is shown a picture, with the words for whoever cannot see', async () => {
    const frames = [{ mimeType: 'image/jpeg' as const, base64: '/9j/4AAQ', width: 320, height: 240 }];
    const glimpse = () => Promise.resolve({ ...gallery, frames });
    const of = (sees: Perceiving['sees']) => played([three(true_, 'No.')], { sees }, ofIda({ glimpse }));
    const [pictured] = (await of('pictures')).requests;
    const parts = pictured!.messages[1]!.content as readonly Record<string, string>[];
    expect(parts[0]!['image']).toBe('data:image/jpeg;base64,/9j/4AAQ');
    expect(parts[0]!['instead']).toContain('<sees>');
    expect(parts[1]!['text']).not.toContain('<sees>');
    const [both] = (await of('both')).requests;
    const [image, text] = both!.messages[1]!.content as readonly Record<string, string>[];
    expect(image).toEqual({ image: 'data:image/jpeg;base64,/9j/4AAQ' });
    expect(text!['text']).toContain('<sees>');
    expect((await of('words')).requests[0]!.messages[1]!.content).toEqual(expect.stringContaining('<sees>'));
  });

  it('is shown one picture, a clip while something is done, or what the settings say', async () => {
    const asked: unknown[] = [];
    const glimpse: Listener['glimpse'] = async (picturing) => void asked.push(picturing);
    const deed = { seq: 1, at: ofIda().part.now, kind: 'deed' as const, by: hugo, text: 'Hugo lifts the dagger.' };
    const ask = (more: Partial<Listener>, perceiving: Partial<Perceiving> = {}) =>
      played([three(true_, 'No.')], { sees: 'pictures', ...perceiving }, ofIda({ glimpse, ...more }));
    await ask({});
    await ask({ event: deed });
    await ask({ event: deed }, { frames: 8, width: 640, height: 480 });
    expect(asked).toEqual([{ frames: 1 }, { frames: 3 }, { frames: 8, width: 640, height: 480 }]);
  });

  it('performs the best of several', async () => {
    const texts = [
      three('A man holds a pistol.', 'Put that pistol down.'),
      three(true_, 'Put it down.'),
      'Put it down!',
      three('A man.', 'Hm.', 'x'),
    ];
    const { line, requests, perceived } = await played(texts, { sees: 'words', bestOf: 4 });
    expect([line, requests.length]).toEqual(['Put it down.', 4]);
    expect(perceived[0]).toMatchObject({ chosen: 1 });
    expect(perceived[0]!.candidates).toHaveLength(4);
  });
});
