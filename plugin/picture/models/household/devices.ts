import { vec } from '../../../stage/space/vector.ts';
import { says, when } from '../carpentry/condition.ts';
import { outline, path } from '../../look/shapes/outline.ts';
import { madeOf, metals, woods } from '../handwork/dressing.ts';
import { circle, disc } from '../carpentry/layout.ts';
import { handmade } from '../handwork/handwork.ts';
import { lying } from '../weapons/blades.ts';

/** Glass over a dark screen; on, or in a hand where nothing switches it, it shines. A knitted case has stitches. */
const makePhone = handmade((work) => {
  const { width, height, depth } = work;
  const words = `${work.thing.name} ${work.thing.description ?? ''}`;
  const knitted = /knit/i.test(words);
  const shell = work.workshop.material(knitted ? 'wool' : 'plastic', knitted ? '#b8653a' : '#22252b');
  const [phone, inner] = work.aboutGrip('phone');
  inner.box(shell, [width, height * 0.9, depth], [0, height * 0.45, 0], height * 0.35);
  inner.box('ceramic #0c0d10', [width * 0.9, height * 0.12, depth * 0.92], [0, height * 0.93, 0], 0.0006);
  const isOn = (state: Readonly<Record<string, unknown>>) =>
    state['broken'] !== true && (state['on'] === true || (state['held'] === true && state['on'] !== false));
  const screen = work.part('screen', undefined, inner);
  screen.box('wax #dfeefc', [width * 0.82, height * 0.04, depth * 0.84], [0, height * 0.99, 0], 0.0003);
  for (let row = 0; row < 4; row++) screen.box(work.workshop.material('plastic', row ? '#51627a' : '#c8382e'), [width * (row ? 0.6 : 0.4), height * 0.03, depth * 0.05], [0, height * 1.02, depth * (0.28 - row * 0.12)], 0.0002); // prettier-ignore
  work.only(screen, isOn);
  const cracks = work.part('cracks', undefined, inner);
  for (let crack = 0; crack < 6; crack++) cracks.box('glass #e8eef2', [0.0014, height * 0.02, depth * (0.3 + 0.08 * crack)], [width * 0.1, height * 1.0, depth * 0.05], { chamfer: 0.0002, y: crack * 0.9 }); // prettier-ignore
  work.only(cracks, when('broken'));
  work.moves(when('held'), (up) => void (phone.node.rotation.x = -1.05 * up), 0.3);
});

/** A dial, a cradle, a receiver that is off the hook while it is on or held. */
const makeTelephone = handmade((work) => {
  const { frame, width, height, depth } = work;
  const bakelite = madeOf(work, 'plastic', [...woods, ...metals], '#1d1a19');
  frame.box(bakelite, [width * 0.72, height * 0.2, depth * 0.95], [0, height * 0.1, 0], 0.014);
  const body = outline('-0.42 0, 0.46 0, 0.12 0.5, -0.34 0.5', depth, height);
  frame.slab(bakelite, body, width * 0.56, [0, height * 0.16, 0], { y: -Math.PI / 2 });
  const dial = work.part('dial', vec(0, height * 0.4, depth * 0.34));
  dial.node.rotation.x = -0.72;
  dial.slab('chrome', disc(width * 0.17, 20), 0.008); // dial
  for (let hole = 0; hole < 10; hole++) {
    const angle = 0.5 + (hole / 10) * 5;
    const at = vec(Math.sin(angle) * width * 0.12, Math.cos(angle) * width * 0.12, 0.005);
    dial.slab('ceramic #efe8d8', disc(width * 0.026, 8), 0.004, at); // hole
  }
  frame.sides.box('chrome', [0.014, height * 0.12, depth * 0.3], [width * 0.2, height * 0.7, -depth * 0.1], 0.004);
  const receiver = work.part('receiver', vec(0, height * 0.82, -depth * 0.1));
  receiver.rod(bakelite, path('-0.36 0 0, 0 0.07 0, 0.36 0 0', width, height), height * 0.075);
  for (const side of [-1, 1]) receiver.lathe(bakelite, outline('0 0, 1 0, 1 0.4, 0.5 1, 0 1', width * 0.11, height * 0.2), [side * width * 0.385, -height * 0.1, 0], 16); // prettier-ignore
  work.moves(when('on held open'), (off) => { receiver.node.position.set(width * 0.62 * off, height * (0.82 - 0.66 * off), depth * (0.2 * off - 0.1)); receiver.node.rotation.y = 1.2 * off; }, 0.4); // prettier-ignore
  work.shatters(bakelite, 0.008, frame, dial, receiver);
});

/** Rounded bakelite, cloth over the speaker, a dial that glows while it is on. */
const makeRadio = handmade((work) => {
  const { frame, width, height, depth } = work;
  const shell = madeOf(work, /bakelite|plastic/i.test(work.thing.description ?? '') ? 'plastic' : 'walnut', [...woods, ...metals], '#5a2f1c'); // prettier-ignore
  const front = depth * 0.42;
  const arch = [[-width / 2, 0.01], [-width * 0.48, 0], [width * 0.48, 0], [width / 2, 0.01], [width / 2, height * 0.6], [width * 0.42, height * 0.88], [width * 0.24, height], [-width * 0.24, height], [-width * 0.42, height * 0.88], [-width / 2, height * 0.6]] as const; // prettier-ignore
  frame.slab(shell, arch, depth * 0.88, [0, 0, -depth * 0.03]); // case
  frame.slab('wool #b79a63', disc(height * 0.3, 22), 0.01, [-width * 0.2, height * 0.52, front]); // cloth
  for (let bar = -2; bar <= 2; bar++) frame.box(shell, [0.008, height * 0.6 * Math.sqrt(1 - (bar / 3) ** 2), 0.012], [-width * 0.2 + bar * height * 0.1, height * 0.52, front + 0.004], 0.003); // prettier-ignore
  const dial = [width * 0.24, height * 0.66, front] as const;
  frame.slab('ceramic #d8caa0', disc(height * 0.19, 20), 0.008, dial); // dial
  frame.slab('brass', disc(height * 0.21, 20), 0.006, [dial[0], dial[1], front - 0.002]); // rim
  const needle = work.part('needle', vec(dial[0], dial[1], front + 0.006));
  needle.box('plastic #a32b26', [0.004, height * 0.17, 0.003], [0, height * 0.075, 0]);
  work.moves(when('on'), (on) => void (needle.node.rotation.z = 0.8 - 1.5 * on), 0.5);
  for (const x of [0.13, 0.35]) frame.lathe('brass', outline('0 0, 1 0, 0.9 0.9, 0.6 1, 0 1', height * 0.075, depth * 0.1), [x * width, height * 0.24, front - 0.002], { ...lying, sides: 14 }); // prettier-ignore
  const isOn = when('on', { unless: 'broken' });
  const lit = work.partWhen('lit dial', isOn);
  lit.slab('wax #ffd98a', disc(height * 0.17, 18), 0.002, [dial[0], dial[1], front + 0.005]); // lit
  work.shatters(shell, 0.01, frame, needle);
});

/** A box with a dial, a lever and a lamp: something that does something. */
const makeDevice = handmade((work) => {
  const { frame, width, height, depth } = work;
  const shell = madeOf(work, 'walnut', [...woods, ...metals, 'plastic']);
  frame.box(shell, [width, height * 0.72, depth], [0, height * 0.36, 0], 0.008);
  frame.box('brass', [width * 0.9, height * 0.05, depth * 0.9], [0, height * 0.74, 0], 0.003);
  frame.slab('ceramic', disc(height * 0.2, 20), 0.008, [-width * 0.2, height * 0.4, depth / 2 - 0.003]); // dial
  const needle = work.part('needle', vec(-width * 0.2, height * 0.36, depth / 2 + 0.002));
  needle.box('plastic #a32b26', [0.003, height * 0.2, 0.002], [0, height * 0.08, 0]);
  work.moves(when('on lit'), (on) => void (needle.node.rotation.z = 0.7 - 1.4 * on), 0.3);
  const lever = work.part('lever', vec(width * 0.22, height * 0.74, 0));
  lever.rod('brass', path('0 0 0, 0 0.2 0', 1, height), 0.006);
  lever.ball('plastic #22201e', height * 0.055, [0, height * 0.2, 0]);
  work.moves(when('on open'), (on) => void (lever.node.rotation.x = -0.35 + 0.7 * on), 0.2);
  const lamp = work.partWhen('lamp', when('on lit', { unless: 'broken' }));
  lamp.ball('ember', 0.012, [width * 0.22, height * 0.46, depth / 2]);
  work.shatters(shell, 0.01, frame, needle, lever);
});

/** Keys in rows, a roller with a sheet in it. */
const makeTypewriter = handmade((work) => {
  const { frame, width, height, depth } = work;
  const iron = madeOf(work, 'iron', metals, '#26262a');
  const body = outline('-0.5 0, 0.5 0, 0.5 0.2, 0.05 0.45, -0.05 0.66, -0.5 0.6', depth, height);
  frame.slab(iron, body, width * 0.86, [0, 0, 0], { y: -Math.PI / 2 });
  for (let row = 0; row < 4; row++)
    for (let key = 0; key < 9; key++) {
      const z = depth * (0.44 - row * 0.1);
      frame.lathe('bone', outline('0 0, 1 0, 1 0.7, 0.8 1, 0 1', width * 0.032, 0.012), [(key - 4) * width * 0.085 + (row % 2) * 0.006, height * (0.24 + row * 0.07), z], 10); // prettier-ignore
    }
  frame.lathe('rubber', outline('0 0, 0.6 0, 0.6 0.05, 1 0.07, 1 0.93, 0.6 0.95, 0.6 1, 0 1', height * 0.13, width), [width / 2, height * 0.72, -depth * 0.2], { sides: 16, z: Math.PI / 2 }); // prettier-ignore
  frame.box('paper', [width * 0.6, height * 0.26, 0.002], [0, height * 0.87, -depth * 0.26], { chamfer: 0.0006, x: -0.25 }); // prettier-ignore
  const lines = work.partWhen('typed', (state) => Boolean(state['written']) || says(state, 'on'));
  for (let line = 0; line < 3; line++) lines.box(iron, [width * 0.4, 0.003, 0.002], [0, height * (0.94 - line * 0.05), -depth * 0.252], { chamfer: 0.0003, x: -0.25 }); // prettier-ignore
  work.shatters(iron, 0.01);
});

/** A horn over a box, a record that lies on it. */
const makeGramophone = handmade((work) => {
  const { frame, width, height, depth } = work;
  const wood = madeOf(work, 'walnut', woods);
  const box = height * 0.26;
  frame.box(wood, [width * 0.9, box, depth * 0.84], [0, box / 2, -depth * 0.04], 0.01);
  frame.box(wood, [width * 0.96, box * 0.18, depth * 0.9], [0, box * 0.09, -depth * 0.04], 0.008);
  const record = work.part('record', vec(0, box, -depth * 0.02));
  record.lathe('rubber #161416', outline('0 0, 1 0, 1 1, 0.3 1, 0 1', width * 0.38, 0.008), [0, 0, 0], 26);
  record.lathe('paper #8e2a22', outline('0 0, 1 0, 1 1, 0 1', width * 0.12, 0.01), [0.004, 0, 0]);
  work.moves(when('on'), (on) => void (record.node.rotation.y = 5 * on), 1.5);
  frame.rod('brass', [vec(-width * 0.3, box, -depth * 0.3), vec(-width * 0.3, height * 0.42, -depth * 0.34), vec(-width * 0.1, height * 0.5, -depth * 0.2)], 0.012); // prettier-ignore
  const horn = work.part('horn', vec(-width * 0.08, height * 0.48, -depth * 0.22));
  horn.node.rotation.x = 0.9;
  horn.lathe('brass', outline('0.06 0, 0.1 0.3, 0.26 0.62, 0.6 0.86, 1 1, 0.94 0.99, 0.55 0.84, 0.2 0.6, 0.04 0.25', width * 0.4, height * 0.5), [0, 0, 0], 16); // prettier-ignore
  frame.rod('iron', circle(0.03, 6, 0, 1.6).map(([x, y]) => [width * 0.46 + x, box * 0.5 + y, 0] as const), 0.006); // prettier-ignore
  const note = work.partWhen('arm', when('on'));
  note.rod('silver', [vec(-width * 0.28, box + 0.03, -depth * 0.28), vec(width * 0.05, box + 0.014, depth * 0.05)], 0.006); // prettier-ignore
  work.shatters(wood, 0.012, frame, record, horn);
});

/** A match box with a match across it; lit, the match has its flame. */
const makeMatch = handmade((work) => {
  const { frame, width, height, depth } = work;
  const tray = work.part('tray');
  frame.box('card #b5452e', [width, height * 0.8, depth * 0.94], [0, height * 0.4, 0], 0.001);
  frame.box('paper #efe2bd', [width * 0.7, 0.0006, depth * 0.6], [0, height * 0.81, 0], 0.0002);
  tray.box('pine', [width * 0.94, height * 0.6, depth * 0.88], [0, height * 0.4, depth * 0.04], 0.001);
  work.moves(when('open lit'), (open) => void (tray.node.position.x = width * 0.4 * open), 0.2);
  frame.rod('pine', path('-0.36 0.9 -0.4, 0.32 0.9 0.42', width, height, depth), height * 0.07);
  frame.ball('plastic #a3261c', height * 0.11, [width * 0.33, height * 0.9, depth * 0.43]);
  work.flame('flame', vec(width * 0.33, height, depth * 0.43), 0.03, when('lit'));
});

export const devices = {
  device: makeDevice,
  gramophone: makeGramophone,
  match: makeMatch,
  phone: makePhone,
  radio: makeRadio,
  telephone: makeTelephone,
  typewriter: makeTypewriter,
};
