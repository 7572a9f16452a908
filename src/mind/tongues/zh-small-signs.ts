/** Signs that say little by themselves, as *the* and *of* do in English. */
export const smallSigns = new Set(
  '的了吗呢么是不在有我你他她它您们这那什谁哪怎为会能要就都也和跟到说啊吧呀嘛个一人来去上下过着给把被让对很太还又再吧没得里想知道觉可以多少几时候样么点先生小姐太太请问',
);
