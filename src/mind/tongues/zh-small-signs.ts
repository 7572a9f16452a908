/** Signs that say little by themselves, as *the* and *of* do in English. */
export const smallSigns = new Set('的了吗呢吧啊呀么你我您他她它们是在有不没什怎为这那个就都也还很要会能');
/** And those that only ask: 哪里 is no subject. */
const askingSigns = new Set('哪里儿谁几何样');

/** Whether a phrase has nothing but such signs. */
export const saysLittleInSigns = (phrase: string): boolean =>
  [...phrase.trim()].every((sign) => smallSigns.has(sign) || askingSigns.has(sign));
