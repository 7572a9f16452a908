import type { PlanWords } from './en.ts';

export const zh: PlanWords = {
  above: '俯视：观众在下方，北在上方',
  house: '从观众席看',
  hidden: (thing, by, percent) => `${thing}被${by}挡住（${percent} %）`,
  allSeen: '从观众席看，一切都看得见。',
  inside: '看不见',
  cannot: '放不到所写的地方：',
  relation: {
    in: '在…里：',
    on: '在…上：',
    under: '在…下：',
    behind: '在…后：',
    partOf: '属于',
    heldBy: '拿在',
    wornBy: '穿在',
  },
};
