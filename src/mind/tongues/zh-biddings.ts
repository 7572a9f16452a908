const before =
  /^(?:请你?|麻烦你?|劳驾你?|拜托你?|你?(?:能不能|可不可以|能否|可以|能)|帮我|替我|帮忙|快点?|那就?|好|去|，|,|\s)+/;
const after = /(?:，|,|\s|好吗|好不好|可以吗|行吗|行不行|吧|吗|呢|谢谢你?)+$/;
const longest = 40;

/** What a line asks somebody to do, as commands: 把锤子给旅人, in 麻烦你把锤子给我，好吗？ */
export const chineseBiddings = (raw: string, asker: string, thing = '它'): readonly string[] =>
  raw
    .split(/[。！？；…!?;]+/)
    .map((sentence) => sentence.trim().replace(before, '').replace(after, ''))
    .filter((bid) => bid !== '' && bid.length <= longest && !/^[我你他她它这那谁什怎为]/.test(bid))
    .map((bid) => bid.replaceAll('我', asker).replaceAll('它', thing));
