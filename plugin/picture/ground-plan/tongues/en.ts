export const en = {
  above: 'From above: the audience sits below, north is up',
  house: 'From the house',
  hidden: (thing: string, by: string, percent: number): string => `${thing} is hidden by ${by} (${percent} %)`,
  allSeen: 'Everything can be seen from the house.',
  inside: 'not to be seen',
  cannot: 'Cannot stand where it is put:',
  relation: {
    in: 'in',
    on: 'on',
    under: 'under',
    behind: 'behind',
    partOf: 'part of',
    heldBy: 'held by',
    wornBy: 'worn by',
  },
};

export type PlanWords = typeof en;
