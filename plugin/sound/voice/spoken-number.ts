const small = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen',
  'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
]; // prettier-ignore
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Digits as they are said, so that what is said has a word for every sound: 24, 1602 (a year), 30000. */
export function spokenNumber(digits: string): string {
  const value = Number(digits);
  if (digits.length > 6 || (digits.length > 1 && digits.startsWith('0'))) return [...digits].map(smallWord).join(' ');
  const isYear = digits.length === 4 && value >= 1100 && value < 2000;
  if (isYear) return spokenYear(value);
  return spokenBelowMillion(value);
}

function spokenYear(value: number): string {
  const rest = value % 100;
  const ending = rest === 0 ? 'hundred' : rest < 10 ? `oh ${smallWord(rest)}` : spokenBelowHundred(rest);
  return `${spokenBelowHundred(Math.floor(value / 100))} ${ending}`;
}

function spokenBelowMillion(value: number): string {
  if (value >= 1000) return joined(`${spokenBelowThousand(Math.floor(value / 1000))} thousand`, value % 1000);
  return spokenBelowThousand(value);
}

function spokenBelowThousand(value: number): string {
  if (value >= 100) return joined(`${smallWord(Math.floor(value / 100))} hundred`, value % 100);
  return spokenBelowHundred(value);
}

function spokenBelowHundred(value: number): string {
  if (value < 20) return smallWord(value);
  return joined(tens[Math.floor(value / 10)] ?? '', value % 10);
}

const joined = (said: string, rest: number): string => (rest === 0 ? said : `${said} ${spokenBelowThousand(rest)}`);
const smallWord = (value: number | string): string => small[Number(value)] ?? '';
