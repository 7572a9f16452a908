import { vec } from '../../../stage/space/vector.ts';
import { says } from '../carpentry/assembly.ts';
import { madeOf, metals, woods } from '../handwork/dressing.ts';
import { circle, disc, handmade } from '../handwork/handwork.ts';
import type { ModelMaker } from '../model.ts';
import { lying } from '../weapons/blades.ts';

/** Glass over a dark screen; on, or in a hand where nothing switches it, it shines. A knitted case has stitches. */
export const makePhone: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const words = `${work.thing.name} ${work.thing.description ?? ''}`;
  const knitted = /knit/i.test(words);
  const shell = work.workshop.material(knitted ? 'wool' : 'plastic', knitted ? '#b8653a' : '#22252b');
  const phone = work.part('phone', work.measures.grip);
  const inner = work.part('inner', vec(-work.measures.grip.x, -work.measures.grip.y, -work.measures.grip.z), phone);
  work.box(inner, [width, height * 0.9, depth], [0, height * 0.45, 0], shell, undefined, height * 0.35);
  const black = work.workshop.material('ceramic', '#0c0d10');
  work.box(inner, [width * 0.9, height * 0.12, depth * 0.92], [0, height * 0.93, 0], black, undefined, 0.0006);
  const isOn = (state: Readonly<Record<string, unknown>>) => state['broken'] !== true && (state['on'] === true || (state['held'] === true && state['on'] !== false)); // prettier-ignore
  const screen = work.part('screen', undefined, inner);
  const glow = work.workshop.material('wax', '#dfeefc');
  work.box(screen, [width * 0.82, height * 0.04, depth * 0.84], [0, height * 0.99, 0], glow, undefined, 0.0003);
  for (let row = 0; row < 4; row++) work.box(screen, [width * (row ? 0.6 : 0.4), height * 0.03, depth * 0.05], [0, height * 1.02, depth * (0.28 - row * 0.12)], work.workshop.material('plastic', row ? '#51627a' : '#c8382e'), undefined, 0.0002); // prettier-ignore
  work.only(screen, isOn);
  const cracks = work.part('cracks', undefined, inner);
  for (let crack = 0; crack < 6; crack++) work.box(cracks, [0.0014, height * 0.02, depth * (0.3 + 0.08 * crack)], [width * 0.1, height * 1.0, depth * 0.05], work.workshop.material('glass', '#e8eef2'), { y: crack * 0.9 }, 0.0002); // prettier-ignore
  work.only(cracks, (state) => says(state, 'broken'));
  work.moves(
    (state) => (says(state, 'held') ? 1 : 0),
    (up) => void (phone.node.rotation.x = -1.05 * up),
    0.3,
  );
});

/** A dial, a cradle, a receiver that is off the hook while it is on or held. */
export const makeTelephone: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const bakelite = madeOf(work, 'plastic', [...woods, ...metals], '#1d1a19');
  const chrome = work.workshop.material('chrome');
  work.box(frame, [width * 0.72, height * 0.2, depth * 0.95], [0, height * 0.1, 0], bakelite, undefined, 0.014);
  frame.add(work.workshop.slab('body', [[-depth * 0.42, 0], [depth * 0.46, 0], [depth * 0.12, height * 0.5], [-depth * 0.34, height * 0.5]], width * 0.56, bakelite), 0, height * 0.16, 0, { y: -Math.PI / 2 }); // prettier-ignore
  const dial = work.part('dial', vec(0, height * 0.4, depth * 0.34));
  dial.node.rotation.x = -0.72;
  dial.add(work.workshop.slab('dial', disc(width * 0.17, 20), 0.008, chrome), 0, 0, 0);
  for (let hole = 0; hole < 10; hole++) {
    const angle = 0.5 + (hole / 10) * 5;
    dial.add(work.workshop.slab('hole', disc(width * 0.026, 8), 0.004, work.workshop.material('ceramic', '#efe8d8')), Math.sin(angle) * width * 0.12, Math.cos(angle) * width * 0.12, 0.005); // prettier-ignore
  }
  for (const side of [-1, 1]) work.box(frame, [0.014, height * 0.12, depth * 0.3], [side * width * 0.2, height * 0.7, -depth * 0.1], chrome, undefined, 0.004); // prettier-ignore
  const receiver = work.part('receiver', vec(0, height * 0.82, -depth * 0.1));
  work.rod(
    receiver,
    [
      [-width * 0.36, 0, 0],
      [0, height * 0.07, 0],
      [width * 0.36, 0, 0],
    ],
    height * 0.075,
    bakelite,
  );
  for (const side of [-1, 1]) work.lathe(receiver, width * 0.11, height * 0.2, [[0, 0], [1, 0], [1, 0.4], [0.5, 1], [0, 1]], bakelite, [side * width * 0.385, -height * 0.1, 0], undefined, 16); // prettier-ignore
  work.moves((state) => (says(state, 'on') || says(state, 'held') || says(state, 'open') ? 1 : 0), (off) => { receiver.node.position.set(width * 0.62 * off, height * (0.82 - 0.66 * off), depth * (0.2 * off - 0.1)); receiver.node.rotation.y = 1.2 * off; }, 0.4); // prettier-ignore
  work.shatters(bakelite, 0.008, frame, dial, receiver);
});

/** Rounded bakelite, cloth over the speaker, a dial that glows while it is on. */
export const makeRadio: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const shell = madeOf(work, /bakelite|plastic/i.test(work.thing.description ?? '') ? 'plastic' : 'walnut', [...woods, ...metals], '#5a2f1c'); // prettier-ignore
  const brass = work.workshop.material('brass');
  const outline = [[-width / 2, 0.01], [-width * 0.48, 0], [width * 0.48, 0], [width / 2, 0.01], [width / 2, height * 0.6], [width * 0.42, height * 0.88], [width * 0.24, height], [-width * 0.24, height], [-width * 0.42, height * 0.88], [-width / 2, height * 0.6]] as const; // prettier-ignore
  frame.add(work.workshop.slab('case', outline, depth * 0.88, shell), 0, 0, -depth * 0.03);
  const front = depth * 0.42;
  frame.add(work.workshop.slab('cloth', disc(height * 0.3, 22), 0.01, work.workshop.material('wool', '#b79a63')), -width * 0.2, height * 0.52, front); // prettier-ignore
  for (let bar = -2; bar <= 2; bar++) work.box(frame, [0.008, height * 0.6 * Math.sqrt(1 - (bar / 3) ** 2), 0.012], [-width * 0.2 + bar * height * 0.1, height * 0.52, front + 0.004], shell, undefined, 0.003); // prettier-ignore
  const dial = [width * 0.24, height * 0.66, front] as const;
  frame.add(work.workshop.slab('dial', disc(height * 0.19, 20), 0.008, work.workshop.material('ceramic', '#d8caa0')), ...dial); // prettier-ignore
  frame.add(work.workshop.slab('rim', disc(height * 0.21, 20), 0.006, brass), dial[0], dial[1], front - 0.002);
  const needle = work.part('needle', vec(dial[0], dial[1], front + 0.006));
  work.box(needle, [0.004, height * 0.17, 0.003], [0, height * 0.075, 0], work.workshop.material('plastic', '#a32b26'));
  work.moves(
    (state) => (says(state, 'on') ? 1 : 0),
    (on) => void (needle.node.rotation.z = 0.8 - 1.5 * on),
    0.5,
  );
  for (const x of [0.13, 0.35]) work.lathe(frame, height * 0.075, depth * 0.1, [[0, 0], [1, 0], [0.9, 0.9], [0.6, 1], [0, 1]], brass, [x * width, height * 0.24, front - 0.002], lying, 14); // prettier-ignore
  const isOn = (state: Readonly<Record<string, unknown>>) => state['on'] === true && state['broken'] !== true;
  const lit = work.partWhen('lit dial', isOn);
  lit.add(work.workshop.slab('lit', disc(height * 0.17, 18), 0.002, work.workshop.material('wax', '#ffd98a')), dial[0], dial[1], front + 0.005); // prettier-ignore
  work.shatters(shell, 0.01, frame, needle);
});

/** A box with a dial, a lever and a lamp: something that does something. */
export const makeDevice: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const shell = madeOf(work, 'walnut', [...woods, ...metals, 'plastic']);
  const brass = work.workshop.material('brass');
  work.box(frame, [width, height * 0.72, depth], [0, height * 0.36, 0], shell, undefined, 0.008);
  work.box(frame, [width * 0.9, height * 0.05, depth * 0.9], [0, height * 0.74, 0], brass, undefined, 0.003);
  frame.add(work.workshop.slab('dial', disc(height * 0.2, 20), 0.008, work.workshop.material('ceramic')), -width * 0.2, height * 0.4, depth / 2 - 0.003); // prettier-ignore
  const needle = work.part('needle', vec(-width * 0.2, height * 0.36, depth / 2 + 0.002));
  work.box(needle, [0.003, height * 0.2, 0.002], [0, height * 0.08, 0], work.workshop.material('plastic', '#a32b26'));
  work.moves((state) => (says(state, 'on') || says(state, 'lit') ? 1 : 0), (on) => void (needle.node.rotation.z = 0.7 - 1.4 * on), 0.3); // prettier-ignore
  const lever = work.part('lever', vec(width * 0.22, height * 0.74, 0));
  work.rod(
    lever,
    [
      [0, 0, 0],
      [0, height * 0.2, 0],
    ],
    0.006,
    brass,
  );
  work.ball(lever, height * 0.055, [0, height * 0.2, 0], work.workshop.material('plastic', '#22201e'));
  work.moves((state) => (says(state, 'on') || says(state, 'open') ? 1 : 0), (on) => void (lever.node.rotation.x = -0.35 + 0.7 * on), 0.2); // prettier-ignore
  const lamp = work.partWhen('lamp', (state) => (says(state, 'on') || says(state, 'lit')) && !says(state, 'broken'));
  work.ball(lamp, 0.012, [width * 0.22, height * 0.46, depth / 2], work.workshop.material('ember'));
  work.shatters(shell, 0.01, frame, needle, lever);
});

/** Keys in rows, a roller with a sheet in it. */
export const makeTypewriter: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const iron = madeOf(work, 'iron', metals, '#26262a');
  const ivory = work.workshop.material('bone');
  frame.add(work.workshop.slab('case', [[-depth / 2, 0], [depth / 2, 0], [depth / 2, height * 0.2], [depth * 0.05, height * 0.45], [-depth * 0.05, height * 0.66], [-depth / 2, height * 0.6]], width * 0.86, iron), 0, 0, 0, { y: -Math.PI / 2 }); // prettier-ignore
  for (let row = 0; row < 4; row++)
    for (let key = 0; key < 9; key++) {
      const z = depth * (0.44 - row * 0.1);
      work.lathe(frame, width * 0.032, 0.012, [[0, 0], [1, 0], [1, 0.7], [0.8, 1], [0, 1]], ivory, [(key - 4) * width * 0.085 + (row % 2) * 0.006, height * (0.24 + row * 0.07), z], undefined, 10); // prettier-ignore
    }
  work.lathe(frame, height * 0.13, width, [[0, 0], [0.6, 0], [0.6, 0.05], [1, 0.07], [1, 0.93], [0.6, 0.95], [0.6, 1], [0, 1]], work.workshop.material('rubber'), [width / 2, height * 0.72, -depth * 0.2], { z: Math.PI / 2 }, 16); // prettier-ignore
  work.box(frame, [width * 0.6, height * 0.26, 0.002], [0, height * 0.87, -depth * 0.26], work.workshop.material('paper'), { x: -0.25 }, 0.0006); // prettier-ignore
  const lines = work.partWhen('typed', (state) => Boolean(state['written']) || says(state, 'on'));
  for (let line = 0; line < 3; line++) work.box(lines, [width * 0.4, 0.003, 0.002], [0, height * (0.94 - line * 0.05), -depth * 0.252], iron, { x: -0.25 }, 0.0003); // prettier-ignore
  work.shatters(iron, 0.01);
});

/** A horn over a box, a record that lies on it. */
export const makeGramophone: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const wood = madeOf(work, 'walnut', woods);
  const brass = work.workshop.material('brass');
  const box = height * 0.26;
  work.box(frame, [width * 0.9, box, depth * 0.84], [0, box / 2, -depth * 0.04], wood, undefined, 0.01);
  work.box(frame, [width * 0.96, box * 0.18, depth * 0.9], [0, box * 0.09, -depth * 0.04], wood, undefined, 0.008);
  const record = work.part('record', vec(0, box, -depth * 0.02));
  work.lathe(record, width * 0.38, 0.008, [[0, 0], [1, 0], [1, 1], [0.3, 1], [0, 1]], work.workshop.material('rubber', '#161416'), undefined, undefined, 26); // prettier-ignore
  work.lathe(record, width * 0.12, 0.01, [[0, 0], [1, 0], [1, 1], [0, 1]], work.workshop.material('paper', '#8e2a22'), [0.004, 0, 0]); // prettier-ignore
  work.moves(
    (state) => (says(state, 'on') ? 1 : 0),
    (on) => void (record.node.rotation.y = 5 * on),
    1.5,
  );
  work.rod(frame, [[-width * 0.3, box, -depth * 0.3], [-width * 0.3, height * 0.42, -depth * 0.34], [-width * 0.1, height * 0.5, -depth * 0.2]], 0.012, brass); // prettier-ignore
  const horn = work.part('horn', vec(-width * 0.08, height * 0.48, -depth * 0.22));
  horn.node.rotation.x = 0.9;
  work.lathe(horn, width * 0.4, height * 0.5, [[0.06, 0], [0.1, 0.3], [0.26, 0.62], [0.6, 0.86], [1, 1], [0.94, 0.99], [0.55, 0.84], [0.2, 0.6], [0.04, 0.25]], brass, [0, 0, 0], undefined, 16); // prettier-ignore
  work.rod(frame, circle(0.03, 6, 0, 1.6).map(([x, y]) => [width * 0.46 + x, box * 0.5 + y, 0] as const), 0.006, work.workshop.material('iron')); // prettier-ignore
  const note = work.partWhen('arm', (state) => says(state, 'on'));
  work.rod(note, [[-width * 0.28, box + 0.03, -depth * 0.28], [width * 0.05, box + 0.014, depth * 0.05]], 0.006, work.workshop.material('silver')); // prettier-ignore
  work.shatters(wood, 0.012, frame, record, horn);
});

/** A match box with a match across it; lit, the match has its flame. */
export const makeMatch: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const tray = work.part('tray');
  work.box(frame, [width, height * 0.8, depth * 0.94], [0, height * 0.4, 0], work.workshop.material('card', '#b5452e'), undefined, 0.001); // prettier-ignore
  work.box(frame, [width * 0.7, 0.0006, depth * 0.6], [0, height * 0.81, 0], work.workshop.material('paper', '#efe2bd'), undefined, 0.0002); // prettier-ignore
  work.box(tray, [width * 0.94, height * 0.6, depth * 0.88], [0, height * 0.4, depth * 0.04], work.workshop.material('pine'), undefined, 0.001); // prettier-ignore
  work.moves((state) => (says(state, 'open') || says(state, 'lit') ? 1 : 0), (open) => void (tray.node.position.x = width * 0.4 * open), 0.2); // prettier-ignore
  work.rod(frame, [[-width * 0.36, height * 0.9, -depth * 0.4], [width * 0.32, height * 0.9, depth * 0.42]], height * 0.07, work.workshop.material('pine')); // prettier-ignore
  work.ball(
    frame,
    height * 0.11,
    [width * 0.33, height * 0.9, depth * 0.43],
    work.workshop.material('plastic', '#a3261c'),
  );
  work.shines(work.workshop.flame(`${work.thing.id} flame`, frame.node, vec(width * 0.33, height, depth * 0.43), 0.03), (state) => says(state, 'lit')); // prettier-ignore
});
