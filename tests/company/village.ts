const names = ['Ana', 'Ben', 'Cora', 'Dan', 'Eva', 'Finn', 'Gus', 'Hana', 'Ivo', 'June', 'Karl', 'Lena', 'Milo', 'Nora', 'Otto', 'Pia', 'Quin', 'Rosa', 'Sven', 'Tess']; // prettier-ignore

/** So many people in a tavern, its yard and its kitchen, for whom nobody wrote a word. */
export const village = (people: number) => ({
  setting: { period: 'medieval' },
  entities: [
    { id: 'place:tavern', kind: 'place', name: 'the tavern', exits: [{ to: 'place:yard' }, { to: 'place:kitchen' }] },
    { id: 'place:yard', kind: 'place', name: 'the yard', exits: [{ to: 'place:tavern' }] },
    { id: 'place:kitchen', kind: 'place', name: 'the kitchen', exits: [{ to: 'place:tavern' }] },
    ...['tavern', 'yard', 'kitchen'].flatMap((place) => [
      { id: `prop:${place}-bench`, kind: 'prop', name: 'bench', traits: ['fixed', 'seat'], capacity: 4, at: { in: `place:${place}` } }, // prettier-ignore
      { id: `prop:${place}-table`, kind: 'prop', name: 'table', traits: ['fixed', 'supporter'], at: { in: `place:${place}` } }, // prettier-ignore
      { id: `prop:${place}-mug`, kind: 'prop', name: 'mug', traits: ['portable'], at: { on: `prop:${place}-table` } },
    ]),
    ...names.slice(0, people).map((name, index) => ({
      id: `actor:${name.toLowerCase()}`,
      kind: 'actor',
      name,
      at: { in: ['place:tavern', 'place:yard', 'place:kitchen'][index % 3] },
    })),
  ],
  blueprint: { endless: true },
});
