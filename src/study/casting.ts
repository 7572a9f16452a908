import type { Topic, TopicPerson } from './topic.ts';

/** The parts of a premise. */
export const parts = ['A', 'B', 'C'] as const;
type Part = (typeof parts)[number];

/** A line of a casting: verbs by who does them to whom, or nouns by who is one. */
type CastingRow =
  | { readonly kind: 'does'; readonly by: Part; readonly to: Part | undefined; readonly words: readonly string[] }
  | { readonly kind: 'is'; readonly who: Part; readonly words: readonly string[] };

/** Which parts the people of a topic take: what they do and are decides, else the order they are named in. */
export function partsFor({ people, deeds }: Topic, casting = ''): ReadonlyMap<Part, TopicPerson> {
  const rows = casting.trim().split('\n').flatMap(rowIn);
  const score = (given: ReadonlyMap<Part, TopicPerson>): number => {
    const isPart = (part: Part | undefined, name: string | undefined): number =>
      part === undefined || name === undefined ? 0 : given.get(part)?.name === name ? 1 : -1;
    return rows.reduce((sum, row) => {
      if (row.kind === 'does') {
        const own = deeds.filter(({ verb }) => row.words.includes(verb));
        return sum + own.reduce((points, { by, to }) => points + isPart(row.by, by) + isPart(row.to, to), 0);
      }
      // 绑匪 has no other name.
      const { calling, name = '' } = given.get(row.who) ?? {};
      return sum + (row.words.some((word) => (calling ?? name).endsWith(word)) ? 1 : 0);
    }, 0);
  };
  // The first is the order of naming, which stands where no other fits better.
  const all = orders(people.length).map((order) => new Map(people.map((person, index) => [order[index]!, person])));
  return all.reduce((best, one) => (score(one) > score(best) ? one : best), all[0]!);
}

/** `B > A: offer tempt` or `B: devil genie`; in Chinese the same with Chinese words. */
function rowIn(line: string): CastingRow[] {
  const [, by, to, words = ''] = /^\s*([ABC])(?: > ([ABC])?)?: (.+)$/.exec(line) ?? [];
  if (by === undefined) return [];
  const own = words.split(' ');
  return line.includes('>')
    ? [{ kind: 'does', by: by as Part, to: to as Part | undefined, words: own }]
    : [{ kind: 'is', who: by as Part, words: own }];
}

/** The ways so many people can take parts; with two of them nobody takes the third before both have one of the first. */
function orders(many: number): readonly (readonly Part[])[] {
  if (many <= 1) return [['A'], ['B'], ['C']].slice(0, many === 0 ? 1 : 3) as (readonly Part[])[];
  const pairs = [['A', 'B'], ['B', 'A'], ['A', 'C'], ['C', 'A'], ['B', 'C'], ['C', 'B']] as const; // prettier-ignore
  if (many === 2) return pairs;
  return pairs.map((pair) => [...pair, parts.find((part) => !pair.some((own) => own === part))!]);
}
