/** Signs that say little by themselves, as *the* and *of* do in English. */
export const smallSigns = new Set('的了吗呢吧啊呀么你我您他她它们是在有不没什怎为这那个就都也还很要会能');
