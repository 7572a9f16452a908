/** What is done, as French has it of somebody, and the English words by which the rules know it; the longest first. */
const pairs = `
  se lève: stands up; s'assied sur: sits on; s'assied: sits down; s'agenouille: kneels; se cache derrière: hides behind
  prend: takes; ramasse: picks up; saisit: grabs; pose: puts; met: puts; range: puts; lâche: drops; donne: gives; tend: gives
  montre: shows; ouvre: opens; ferme: closes; verrouille: locks; déverrouille: unlocks; lit: reads; mange: eats; boit: drinks
  casse: breaks; déchire: tears; brûle: burns; allume: lights; éteint: puts out; regarde dans: looks in; regarde sous: looks under
  regarde derrière: looks behind; regarde: looks at; examine: examines; fouille: searches; frappe à: knocks at; frappe: strikes
  poignarde: stabs; pousse: pushes; tire: pulls; va dans: goes into; va à: goes to; va vers: goes to; entre dans: goes into
  sort: leaves; attend: waits; embrasse: embraces; salue: greets; rit: laughs; sourit: smiles; pleure: weeps
  soupire: sighs; hausse les épaules: shrugs; hoche la tête: nods; secoue la tête: shakes her head; danse: dances; chante: sings
`;
const small = `
  dans: in; sur: on; sous: under; derrière: behind; avec: with; à: to; au: to the; aux: to the; du: from the; de: from; et: and
  le: the; la: the; les: the; un: a; une: a; son: his; sa: his; ses: his; puis: then; vers: towards; par terre: on the floor
`;

const table = (text: string): readonly (readonly [RegExp, string])[] =>
  text
    .split(/[;\n]/)
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair): readonly [string, string] => {
      const [french = '', english = ''] = pair.split(': ');
      return [french, english];
    })
    .sort(([a], [b]) => b.length - a.length)
    .map(([french, english]) => [new RegExp(`(?<![\\p{L}-])${french}(?![\\p{L}-])`, 'giu'), english]);

const known = [...table(pairs), ...table(small)];

/** An act in French as English says it; names stay as they are: *prend le biscuit* is *takes the biscuit*. */
export const inEnglish = (act: string): string =>
  known
    .reduce((words, [french, english]) => words.replace(french, english), act.replaceAll('’', "'"))
    .replace(/(?<!\p{L})l'(?=\p{L})/giu, 'the ')
    .replace(/(?<!\p{L})d'(?=\p{L})/giu, 'from ');

/** How deeds are told: `{object}`, `{target}` and `{instrument}` by name; the first way whose things are all there. */
export const told: Readonly<Record<string, readonly string[]>> = {
  take: ['prend {object}'],
  drop: ['pose {object}'],
  put: ['pose {object} {preposition} {target}', 'pose {object}'],
  give: ['donne {object} à {target}', 'donne {object}'],
  show: ['montre {object} à {target}', 'montre {object}'],
  open: ['ouvre {object}'],
  close: ['ferme {object}'],
  lock: ['verrouille {object}'],
  unlock: ['déverrouille {object}'],
  read: ['lit {object}'],
  eat: ['mange {object}'],
  drink: ['boit {object}'],
  break: ['casse {object}'],
  tear: ['déchire {object}'],
  burn: ['brûle {object}'],
  light: ['allume {object}'],
  extinguish: ['éteint {object}'],
  look: ['regarde {object}', 'regarde autour de soi'],
  examine: ['examine {object}', 'regarde autour de soi'],
  search: ['fouille {object}', 'fouille'],
  strike: ['frappe {object}'],
  stab: ['poignarde {object}'],
  push: ['pousse {object}'],
  pull: ['tire {object}'],
  go: ['va vers {object}', 's’en va'],
  leave: ['s’en va'],
  wait: ['attend'],
  sit: ['s’assied sur {object}', 's’assied'],
  stand: ['se lève'],
  kneel: ['s’agenouille'],
  embrace: ['serre {object} dans ses bras'],
};
