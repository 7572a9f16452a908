import type { Shelf } from '../../shelf.ts';

type Kinds = Parameters<Shelf['opening']>[0];

/** *the bored goddess* of *a bored goddess*; whose daughter somebody is stays as it is. */
const definite = (calling: string): string => calling.replace(/^an? /, 'the ');
const ordinals = ['one', 'the other', 'the third'] as const;

/** Who is who: *Ruth is the nurse, and Hugo is the smuggler.* */
export const introduceInEnglish: Shelf['introduce'] = (people) => {
  const said = people.map(({ name, calling }, index) => {
    const alike = people.filter((other) => other.calling === calling);
    const which = people.slice(0, index).filter((other) => other.calling === calling).length;
    if (alike.length === 1) return `${name} is ${definite(calling)}`;
    return `${name} is ${ordinals[which] ?? 'another'}${which === 0 ? ` ${calling.replace(/^an? /, '')}` : ''}`;
  });
  const [last = '', ...first] = said.toReversed();
  return first.length === 0 ? `${last}.` : `${first.toReversed().join(', ')}, and ${last}.`;
};

/** What is said first: who they are, and what it is about. */
export function englishOpening(kinds: Kinds, hasMatter: boolean): string {
  const { A, B, C } = kinds;
  if (!hasMatter && A === undefined) return '';
  const me = (kind: string | undefined, and = ''): string => (kind === undefined ? '' : `${and}I am the ${kind}. `);
  const asks = hasMatter
    ? [`${me(A)}You know what this is about: {matter}.`, `${me(A)}Let us not pretend. It is about {matter}.`]
    : [`Well. You know who I am: the ${A}. Somebody must begin.`];
  const answers = hasMatter
    ? [
        `${me(B, 'And ')}I have thought about {matter} all night.`,
        `${me(B, 'And ')}I knew that you would begin with {matter}.`,
      ]
    : [B === undefined ? 'I am listening.' : `And you know the ${B}. Begin; I am listening.`];
  const third =
    C === undefined
      ? ''
      : `
@C (to {A})
The ${C} would be me.
[[hint: Say who you are.]]
`;
  return `
### what brings them
= ${hasMatter ? 'It is about {matter}, and everybody knows it.' : 'They know who they are.'}
[[flag: {A} has begun, and {B} has answered.]]
[[otherwise: {A} and {B} look at one another. It need not be said what it is about.]]

@A (to {B}) #begins-it#
${asks.join('\n| ')}
[[hint: ${hasMatter ? 'Say what it is about.' : 'Say who you are.'}]]

@B (to {A}) #answers-it#
${answers.join('\n| ')}
[[hint: ${hasMatter ? 'Say what you think of it.' : 'Say who you are.'}]]
${third}`;
}
