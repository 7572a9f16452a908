import { addressFor, foyerAddress, isSameEvening, readAddress, type Wish } from './address.ts';
import type { InPageModels } from './connection/in-page.ts';
import { House } from './house.ts';
import { languageFrom, words } from './words/words.ts';
import { BrowserShelf, databaseHere, storageHere } from './settings/browser-shelf.ts';
import type { Evenings } from './shelf/evenings.ts';
import { StageDoor } from './show/stage-door.ts';
import { trustOwnScripts } from './trusted-scripts.ts';

trustOwnScripts(window, location.href);
const asked = readAddress(location.search);
const shelf = new BrowserShelf(storageHere(), { site: window });
const language = asked.ui ?? shelf.settings.language ?? languageFrom(navigator.languages);
document.documentElement.lang = language;

const stageDoor = new StageDoor();
/** Nobody is on a stage while a play is written. */
const writersPatience = { firstWordMs: 60_000, silenceMs: 60_000, totalMs: 300_000 };

function warm(play?: string): void {
  stageDoor.warm(play);
  import('./auditorium/evening-on.ts').catch(() => undefined);
}

let loaded: Promise<InPageModels> | undefined;
/** The model that was loaded into this page, if anybody wanted one; it lives as long as the page. */
const inPage = (): Promise<InPageModels | undefined> => loaded ?? Promise.resolve(undefined);
const fetchInPage = (): Promise<InPageModels> =>
  (loaded ??= import('./connection/in-page.ts').then((found) => found.inPageModels(document.baseURI)));

if (asked.wish) warm(asked.wish.scene);
const house = new House({
  language,
  settings: shelf,
  evenings: openEvenings(),
  plays: import('./making/made-plays.ts').then(({ openMadePlays }) => openMadePlays(databaseHere())),
  page: asked.ui ? { ui: asked.ui } : {},
  fetch: (address, options) => fetch(address, options),
  openStage: stageDoor.openStage,
  openWords: stageDoor.openWords,
  warm,
  connect: async (tell, isWriting) => {
    const { model } = shelf.settings;
    if (!model) return undefined;
    const { connect, promptApiIn } = await import('./connection/connection.ts');
    const own = { browser: promptApiIn(globalThis), inPage: (await inPage())?.model };
    const patient = isWriting ? { ...model, deadline: { ...writersPatience, ...model.deadline } } : model;
    const connection = connect(patient, shelf.apiKey, { now: () => performance.now(), ...own });
    if (connection.ok) return connection.value;
    tell(connection.error[0]?.message ?? '');
    return undefined;
  },
  // The panel is fetched when it is first wanted, and says what endpoints can do without anything being played.
  openSettings: (onClose, connection) =>
    void import('./settings/settings-panel.ts').then(
      (panel) => panel.openSettings({ shelf, connection, inPage: fetchInPage, onClose }),
      () => {
        house.tell(words[language].house.noSettings);
        onClose();
      },
    ),
  onWish: followAddress,
  onLanguage: (next) => {
    shelf.change({ language: next });
    const address = new URL(location.href);
    address.searchParams.delete('ui');
    location.replace(address);
  },
  chance: () => Math.random(),
  now: () => new Date(),
  clock: () => performance.now(),
  onFault: (error) => reportError(error),
});

/** What keeps evenings is large, and the foyer is there before it. */
async function openEvenings(): Promise<Evenings> {
  const { Evenings } = await import('./shelf/evenings.ts');
  const { ownSealer } = await import('./shelf/own-seal.ts');
  return Evenings.openAsync({
    sealing: ownSealer(storageHere(), crypto).then((own) => own && { own, subtle: crypto.subtle }),
    indexedDb: databaseHere(),
    storage: storageHere(),
    onNotice: (notice) => house.tell(words[language].shelf.notices[notice]),
  });
}

/** Another play is another page to go back from; another speed is not. */
function followAddress(wish: Wish | undefined, isOtherName = false): void {
  const [address, from] = [wish ? addressFor(wish) : foyerAddress(asked.ui ? { ui: asked.ui } : {}), location.search];
  if (address === from || (from === '' && !wish)) return;
  const before = readAddress(from).wish;
  const isSame = isOtherName || (wish !== undefined && before !== undefined && isSameEvening(wish, before));
  history[isSame ? 'replaceState' : 'pushState'](null, '', address);
}

document.querySelector('#page')?.replaceWith(house.root);
// Handed out by `proscenium dev`: somebody writes the play that is given here.
if (document.querySelector('meta[name="proscenium-author"]')) {
  void import('./authoring/author-desk.ts').then(
    ({ AuthorDesk }) =>
      new AuthorDesk(house, {
        language,
        fetch: (address, options) => fetch(address, options),
        onFault: (error) => reportError(error),
      }),
  );
}
document.addEventListener('visibilitychange', () => house.setHidden(document.hidden));
document.addEventListener('keydown', (event) => {
  if (event.key === 'Tab') document.documentElement.classList.add('is-tabbed');
  // Space on a button presses it, and in a list chooses; elsewhere it pauses.
  const isTaken =
    event.target instanceof Element && event.target.closest('button, select, input, textarea, a, summary, dialog');
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTaken) return;
  if (house.key(event)) event.preventDefault();
});
addEventListener('popstate', () => void house.go(readAddress(location.search).wish));
house.setHidden(document.hidden);
await house.go(asked.wish);
if (asked.doubts.length > 0) {
  const { doubts, meant } = asked;
  const label = words[language].address.asMeant(meant?.as);
  house.tell(doubts.join(' '), meant && { label, choose: () => void house.go(meant) });
}
if (asked.panel && !asked.wish) house.open(asked.panel);
