import { readWorldFile } from '../../src/drama/world-file.ts';
import { openWorld, type World } from '../../src/world/world.ts';

/** A house of 200 entities: ten rooms, doors between them, a cast of ten, furniture with things in, on and under it. */
export function largeWorld(): World {
  const rooms = Array.from({ length: 10 }, (_, room) => room);
  const things = [
    'letter',
    'candle',
    'cup',
    'key',
    'book',
    'knife',
    'bottle',
    'coin',
    'lamp',
    'glove',
    'pipe',
    'purse',
  ];
  const entities: object[] = [];
  for (const room of rooms) {
    const exits = [
      ...(room > 0 ? [{ direction: 'west', to: `place:r${room - 1}`, door: `prop:door${room - 1}` }] : []),
      ...(room < 9 ? [{ direction: 'east', to: `place:r${room + 1}`, door: `prop:door${room}` }] : []),
    ];
    entities.push({ id: `place:r${room}`, kind: 'place', name: `room ${room}`, exits });
    if (room < 9) {
      entities.push({
        id: `prop:door${room}`,
        kind: 'prop',
        name: `door ${room}`,
        traits: ['door'],
        state: { open: true },
        at: { in: `place:r${room}` },
      });
    }
    entities.push({
      id: `actor:a${room}`,
      kind: 'actor',
      name: `Actor${room}`,
      at: { in: `place:r${room}` },
      capacity: 6,
    });
    entities.push({
      id: `prop:table${room}`,
      kind: 'prop',
      name: `oak table ${room}`,
      traits: ['fixed', 'supporter'],
      at: { in: `place:r${room}` },
    });
    entities.push({
      id: `prop:box${room}`,
      kind: 'prop',
      name: `iron box ${room}`,
      traits: ['container', 'openable', 'portable'],
      state: { open: true },
      at: { on: `prop:table${room}` },
    });
    entities.push({
      id: `prop:chair${room}`,
      kind: 'prop',
      name: `chair ${room}`,
      traits: ['seat'],
      capacity: 1,
      at: { in: `place:r${room}` },
    });
    for (const [index, thing] of things.entries()) {
      const at =
        index % 3 === 0
          ? { on: `prop:table${room}` }
          : index % 3 === 1
            ? { in: `prop:box${room}` }
            : { in: `place:r${room}` };
      entities.push({
        id: `prop:${thing}${room}`,
        kind: 'prop',
        name: `${['red', 'old', 'small'][index % 3]} ${thing}`,
        traits: ['portable', ...(thing === 'knife' ? ['sharp'] : [])],
        at,
      });
    }
    entities.push({
      id: `prop:rug${room}`,
      kind: 'prop',
      name: `rug ${room}`,
      traits: ['scenery'],
      at: { in: `place:r${room}` },
    });
    entities.push({
      id: `prop:window${room}`,
      kind: 'prop',
      name: `window ${room}`,
      traits: ['fixed', 'openable'],
      at: { in: `place:r${room}` },
    });
  }
  entities.push({ id: 'prop:clock', kind: 'prop', name: 'tall clock', traits: ['fixed'], at: { in: 'place:r0' } });
  const read = readWorldFile({ setting: { period: 'victorian' }, entities });
  if (!read.ok) throw new Error(JSON.stringify(read.error[0]));
  return openWorld(read.value);
}
