/** One place the search can lead to: `[title, part, address, text]`. */
type Entry = readonly [title: string, part: string, address: string, text: string];

const most = 12;
const root = document.body.dataset['root'] ?? './';
const input = document.querySelector<HTMLInputElement>('header input[type=search]');
const found = document.querySelector<HTMLElement>('#found');
let index: Promise<readonly Entry[]> | undefined;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How well an entry meets what is asked; 0 where a word is missing. A title counts most, the beginning of a word more than its middle. */
function worth([title, , , text]: Entry, asked: readonly string[]): number {
  const [low, body] = [title.toLowerCase(), text.toLowerCase()];
  let sum = 0;
  for (const word of asked) {
    const inTitle =
      low === word ? 60 : wordsOf(title).some((each) => each.startsWith(word)) ? 20 : low.includes(word) ? 8 : 0;
    const inText = body.includes(word) ? 2 : 0;
    if (inTitle + inText === 0) return 0;
    sum += inTitle + inText;
  }
  return sum + 4 / (1 + title.length / 20);
}

function excerpt(text: string, asked: readonly string[]): string {
  const at = Math.max(0, text.toLowerCase().indexOf(asked[0] ?? '') - 40);
  return (at > 0 ? '… ' : '') + text.slice(at, at + 140);
}

async function search(): Promise<void> {
  if (!input || !found) return;
  const asked = wordsOf(input.value);
  if (asked.length === 0) return void (found.hidden = true);
  index ??= fetch(new URL(`${root}search.json`, location.href)).then(
    (answer) => answer.json() as Promise<readonly Entry[]>,
  );
  const ranked = (await index)
    .map((entry) => ({ entry, worth: worth(entry, asked) }))
    .filter((each) => each.worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most);
  const rows = ranked.map(({ entry: [title, part, address, text] }) => {
    const row = document.createElement('a');
    row.href = root + address;
    row.role = 'option';
    const name = document.createElement('b');
    name.textContent = title;
    const where = document.createElement('small');
    where.textContent = part;
    const shown = document.createElement('span');
    shown.textContent = excerpt(text, asked);
    row.append(name, where, shown);
    return row;
  });
  if (rows.length === 0) found.textContent = 'Nothing is called so.';
  else found.replaceChildren(...rows);
  found.hidden = false;
}

/** Arrows go through what was found, Enter follows the first, Escape lets it be. */
function steer(event: KeyboardEvent): void {
  if (!input || !found) return;
  const rows = [...found.querySelectorAll('a')];
  const at = rows.indexOf(document.activeElement as HTMLAnchorElement);
  if (event.key === 'Escape') {
    found.hidden = true;
    input.focus();
  } else if (event.key === 'ArrowDown') rows[Math.min(at + 1, rows.length - 1)]?.focus();
  else if (event.key === 'ArrowUp') (rows[at - 1] ?? input).focus();
  else if (event.key === 'Enter' && at < 0) rows[0]?.click();
  else return;
  event.preventDefault();
}

input?.addEventListener('input', () => void search());
input?.addEventListener('focus', () => void search());
input?.closest('search')?.addEventListener('keydown', steer);
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA)$/.test(event.target.tagName);
  if (event.key !== '/' || isTyping) return;
  event.preventDefault();
  input?.focus();
});
document.addEventListener('click', ({ target }) => {
  if (found && !(target instanceof Element && target.closest('search'))) found.hidden = true;
});
