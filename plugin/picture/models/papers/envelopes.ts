import { vec } from '../../../stage/space/vector.ts';
import { says, when } from '../carpentry/condition.ts';
import { outline } from '../../look/shapes/outline.ts';
import { madeOf } from '../handwork/dressing.ts';
import { handmade } from '../handwork/handwork.ts';
import { addBurnt, addSeal, isBurnt } from './sheets.ts';

/** Its flap stands up when it is open; wax holds it when it is sealed. */
const makeEnvelope = handmade((work) => {
  const { frame, width, height, depth } = work;
  const paper = madeOf(work, 'paper', ['parchment', 'card'], /cream|thick/i.test(work.thing.description ?? '') ? '#f0e2bf' : undefined); // prettier-ignore
  const line = work.workshop.material('paper', '#c8b790');
  const ink = work.workshop.material('leather', '#2a2018');
  work.only(frame, (state) => !isBurnt(state));
  frame.box(paper, [width, height * 0.55, depth], [0, height * 0.275, 0], 0.0015);
  for (const side of [-1, 1])
    frame.plate(line, [[(side * width) / 2, depth / 2], [(side * width) / 2, -depth / 2], [0, -depth * 0.02]], 0.0008, [0, height * 0.57, 0]); // prettier-ignore
  frame.plate(paper, outline('-0.5 -0.5, 0.5 -0.5, 0 0.1', width, depth), 0.001, [0, height * 0.62, 0]);
  const written = work.partWhen('hand', (state) => (work.thing.traits.has('readable') || Boolean(state['written'])) && !isBurnt(state)); // prettier-ignore
  written.box(ink, [width * 0.36, 0.0006, 0.002], [0, height * 0.68, -depth * 0.36], 0.0001);
  written.box(ink, [width * 0.24, 0.0006, 0.002], [0, height * 0.68, -depth * 0.43], 0.0001);

  const flap = work.part('flap', vec(0, height * 0.66, depth / 2));
  work.only(flap, (state) => !isBurnt(state) && !says(state, 'torn'));
  flap.plate(paper, outline('-0.5 0, 0.5 0, 0 -0.62', width, depth), 0.0012, [0, height * 0.1, 0]);
  flap.plate(line, [[-width * 0.44, -0.004], [width * 0.44, -0.004], [0, -depth * 0.55]], 0.0006, [0, height * 0.22, 0]); // prettier-ignore
  work.moves(when('open', { unless: 'sealed' }), (open) => void (flap.node.rotation.x = 2.3 * open), 0.35);
  const seal = work.partWhen('seal', (state) => says(state, 'sealed') && !isBurnt(state));
  addSeal(seal, height * 0.6, -depth * 0.08);
  const torn = work.partWhen('torn flap', when('torn cut'));
  torn.plate(paper, [[-width * 0.3, 0], [-width * 0.1, 0.012], [width * 0.05, -0.004], [width * 0.3, 0.008], [0.01, -depth * 0.4]], 0.001, [width * 0.06, height * 0.86, depth * 0.28]); // prettier-ignore
  addBurnt(work);
});

export const envelopes = { envelope: makeEnvelope };
