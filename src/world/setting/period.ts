/** When a setting is: a year to hold things against. */

const ages: readonly (readonly [RegExp, number])[] = [
  [/\b(prehistor|stone age|neolithic|caveman)/, -5000],
  [
    /\b(bronze age|iron age|ancient|antiquity|classical|biblical|egypt|pharaoh|greek|greece|rome|roman|hellenic|trojan)/,
    200,
  ],
  [/\b(dark ages?|viking|anglo-saxon|arthurian|early medieval|tang|three kingdoms)/, 900],
  [/\b(medieval|middle ages|feudal|crusade|gothic|song dynasty)/, 1400],
  [/\b(renaissance|tudor|elizabethan|jacobean|shakespear|elsinore|ming)/, 1600],
  [/\b(baroque|restoration|stuart|enlightenment|georgian|colonial|rococo|musketeer|qing)/, 1780],
  [/\b(napoleonic|regency|romantic)/, 1815],
  [/\b(victorian|wild west|old west|gilded age|industrial revolution|belle epoque|belle époque)/, 1895],
  [/\b(edwardian|turn of the century)/, 1910],
  [/\b(first world war|world war i\b|wwi\b|great war)/, 1918],
  [/\b(interwar|jazz age|prohibition|roaring)/, 1929],
  [/\b(second world war|world war ii|wwii|ww2)/, 1945],
  [/\b(postwar|post-war|cold war|mid-century|atomic)/, 1965],
  [/\b(modern|contemporary|present|today|current|now)/, 2100],
  [/\b(near future|future|sci-?fi|science fiction|cyberpunk|space|far future)/, 9999],
];

/** The last year of the period as the author wrote it; nothing when it names no time we know. */
export function yearOf(period: string | undefined): number | undefined {
  if (!period) return undefined;
  const text = period.toLowerCase();
  const year = /\b(\d{3,4})(s)?\b/.exec(text);
  if (year?.[1]) return Number(year[1]) + (year[2] ? 9 : 0);
  const bc = /\b(\d{1,4})\s*(bc|bce)\b/.exec(text);
  if (bc?.[1]) return -Number(bc[1]);
  const century = /\b(\d{1,2})(st|nd|rd|th)[\s-]+century/.exec(text);
  if (century?.[1]) return Number(century[1]) * 100;
  return ages.find(([age]) => age.test(text))?.[1];
}
