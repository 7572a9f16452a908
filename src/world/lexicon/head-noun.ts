const articles = /^(the|a|an|some|his|her|its|their|my|our|your)\s+/i;
const behindHead = /\s(of|with|in|on|from|for|at|to|under|behind|made|full)\s.*$/i;

/** `mahogany desk` → `desk`; `a glass of wine` → `glass`. */
export function headNounOf(name: string): string {
  const core = name
    .toLowerCase()
    .replace(articles, '')
    .replace(behindHead, '')
    .replace(/[^\p{L}\p{N}' -]/gu, '')
    .trim();
  return core.slice(core.lastIndexOf(' ') + 1);
}
