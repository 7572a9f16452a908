/** Ways to say a thing, between bars. */
export const ways = ([text = '']: TemplateStringsArray): readonly string[] =>
  text.split('|').map((way) => way.replace(/\s+/g, ' ').trim());
