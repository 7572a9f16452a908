import type { PresumptionWords } from './presumption-words.ts';

export const englishPresumptions: PresumptionWords = {
  there: /\b(?:the|this|that|his|her|their|my|your|our)(?: \p{Ll}+)? ⟦(\d+)⟧/giu,
  burns:
    /⟦(\d+)⟧(?:[’']s flame)? (?:still )?(?:burns|burned|burnt|gutters|flickers|glows|flares|leans|bends|ticks|is burning|is lit)\b/gu,
  plays: /\bsays the ⟦(\d+)⟧|⟦(\d+)⟧ (?:plays|says|sings|hums|murmurs)\b/gu,
  hides:
    /\b(?:some(?:thing|body|one)|a (?:sound|voice|breath|cough)|hidden|hides|hiding)\b[^.]* behind the ⟦(\d+)⟧|\bbehind the ⟦(\d+)⟧ (?:has |have )?(?:makes?|made|moves?|moved|stirs?|stirred|breathes?|coughs?|sneezes?)\b/giu,
  inHand: /\bwith (?:the|his|her|their) ⟦(\d+)⟧ in (?:his|her|their) hands?\b/giu,
  liesThere:
    /\blies (?:the|his|her|their) ⟦(\d+)⟧|⟦(\d+)⟧ (?:still )?(?:lies|lay)(?= (?:on|in|by|at|where|between|beside|among|there|open|untouched)\b)/giu,
  drunkFrom: /\b(?:drinks?|drank|sips?|sipped|empties|emptied|drains?)(?: from)? (?:the|his|her|their) ⟦(\d+)⟧/giu,
  acts: /⟦(\d+)⟧ (?!lies|is|was|has|had|does|looks|seems)\p{Ll}+s\b/gu,
  isDead: /(?:^|[.!] )⟦(\d+)⟧ is dead\b/gu,
  aBody: /\bthe (?:dead man|corpse)\b/giu,
  ofLoss:
    /\b(?:gone|lost|missing|ate|eaten|drank|drunk|burnt|burned|ash|ashes|tore|torn|rags|half|broke|broken|pieces|bits|crumbs|spilt|spilled|poured|thrown|empty|no more|was|were|had|used to)\b|\?/iu,
};
