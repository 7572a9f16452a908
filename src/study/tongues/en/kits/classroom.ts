import type { Kit } from '../../../kit.ts';

export const classroom: Kit = {
  id: 'classroom',
  words:
    'classroom school lesson teacher pupil schoolroom university lecture campus college student kindergarten detention professor educator exam headmaster cheat locker schoolteacher',
  name: 'the classroom',
  description:
    'A classroom after four: desks in two rows, a blackboard with half a sum on it, and chalk in the afternoon light.',
  period: '1960s',
  props: `
- { id: teachers-desk, name: teacher's desk, aliases: [desk], traits: [fixed, supporter], at: in here }
- { id: bench, name: school bench, aliases: [bench], traits: [fixed, seat], at: in here }
- { id: back-bench, name: back bench, traits: [fixed, seat], at: in here }
- { id: blackboard, name: blackboard, aliases: [board], traits: [fixed, readable, writable], text: "7 x 8 = 5", at: in here }
- { id: cupboard, name: map cupboard, aliases: [cupboard], traits: [fixed, container, openable], state: { open: false }, at: in here }
- { id: plant, name: bean plant, aliases: [beans, plant], traits: [portable, breakable], at: on teachers-desk }
- { id: bell, name: hand bell, aliases: [bell], traits: [portable, musical], at: on teachers-desk }
- { id: register, name: class register, aliases: [register], traits: [portable, readable, writable], text: "Present. Present. Present. Says present.", at: on teachers-desk }
- { id: satchel, name: forgotten satchel, aliases: [satchel], traits: [portable, container, openable], state: { open: false }, at: in here }
- { id: chalk, name: stick of chalk, aliases: [chalk], traits: [portable], at: on teachers-desk }
`,
  token: 'register',
  staging: `
style: modern
light: { mood: day, from: west, strength: 1.15, warm: "#ffe2a0", cold: "#c8dcf0" }
rooms:
  - { place: here, at: [0, 0], size: [8.8, 6.6], height: 3.4, floor: parquet, walls: plaster, windows: [{ wall: west, at: 0.25, width: 1.4, height: 1.9, sill: 1 }, { wall: west, at: 0.7, width: 1.4, height: 1.9, sill: 1 }], dressing: [posters] }
placements:
  - { entity: blackboard, form: tablet, stands: on the north wall, size: [3, 1.2, 0.06], colour: "#24352c" }
  - { entity: teachers-desk, form: desk, stands: on the right side of the room, faces: south, size: [1.5, 0.78, 0.75] }
  - { entity: bench, stands: in the centre of the room, size: [1.8, 0.46, 0.4] }
  - { entity: back-bench, form: bench, stands: on the left side of the room, size: [1.8, 0.46, 0.4] }
  - { entity: cupboard, stands: in the north-east corner }
  - { entity: plant, form: pot-plant, size: [0.18, 0.3, 0.18] }
  - { entity: chalk, form: pen, size: [0.09, 0.012, 0.012], colour: "#f4f2ea" }
`,
};
