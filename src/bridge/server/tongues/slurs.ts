/** Slurs, turned by thirteen letters so that nobody has to read them here; Chinese ones as the numbers of their signs. */
export const slurs: Readonly<Record<'en' | 'zh', readonly string[]>> = {
  en: ['avttre', 'avttn', 'snttbg', 'xvxr', 'tbbx', 'genaal', 'enturnq', 'jrgonpx'],
  zh: ['652f 90a3 732a', '9ed1 9b3c', '6b7b 57fa 4f6c'],
};
