/** What nobody should stage: children as lovers, rape as a show, hatred of a people as its point, recipes for killing. */
export const unfit: readonly RegExp[] = [
  /\b(child|children|kids?|minors?|toddlers?|schoolgirls?|schoolboys?|underage)\b.{0,40}\b(sex|sexual|erotic|porn\w*|nude|naked|seduc\w+)\b/i,
  /\b(sex|sexual|erotic|porn\w*|nude|naked|seduc\w+)\b.{0,40}\b(child|children|kids?|minors?|toddlers?|schoolgirls?|schoolboys?|underage)\b/i,
  /\b(rape|gang-?rape)\b.{0,30}\b(fun|funny|comedy|enjoy\w*|hot|sexy|deserv\w+)\b/i,
  /\b(how to|instructions? for|recipe for)\b.{0,30}\b(bombs?|nerve gas|explosives?|poison gas|bioweapons?)\b/i,
  /\b(exterminate|gas|wipe out)\b.{0,20}\b(the )?(jews|muslims|blacks|gays|roma|armenians)\b/i,
  /(幼女|幼童|儿童|小孩|孩子|未成年|小学生|萝莉|女童|男童).{0,12}(性爱|做爱|色情|性交|裸体|裸照|情色|淫|性侵)/u,
  /(性爱|做爱|色情|性交|裸体|裸照|情色|淫乱|性侵).{0,12}(幼女|幼童|儿童|小孩|孩子|未成年|小学生|萝莉|女童|男童)/u,
  /(强奸|轮奸).{0,12}(喜剧|搞笑|好玩|有趣|享受|爽|活该)|(喜剧|搞笑|好玩).{0,12}(强奸|轮奸)/u,
  /(怎么|如何|教.{0,6}|方法|配方).{0,8}(制造|做|造|制作|配制).{0,6}(炸弹|炸药|毒气|生化武器)/u,
  /(灭绝|杀光|清洗|屠杀).{0,4}(犹太人|穆斯林|黑人|同性恋|[\u4e00-\u9fff]{1,3}族).{0,12}(好|应该|万岁|有理|光荣)/u,
];
