import { addressFor, isSameEvening, readAddress, type Wish } from './address.ts';
import { House } from './house.ts';

const firstWish: Wish = { scene: 'elsinore', seed: '1', speed: 1, debug: [] };
const wishIn = (search: string): Wish => readAddress(search).wish ?? firstWish;
const { doubts } = readAddress(location.search);
const wish = wishIn(location.search);

const house = new House(
  {
    fetch: (address, options) => fetch(address, options),
    // Engine and company are large: the page says what it is doing before they are there.
    openStage: async (options) => (await import('./show/stage-show.ts')).openStageShow(options),
    openWords: async (options) => (await import('./show/words-show.ts')).openWordsShow(options),
    onWish: (next) => {
      const [address, from] = [addressFor(next), location.search];
      if (address === from) return;
      // Another play is another page to go back from; another speed is not.
      const isSame = from === '' || isSameEvening(next, wishIn(from));
      history[isSame ? 'replaceState' : 'pushState'](null, '', address);
    },
    chance: () => Math.random(),
    onFault: (error) => reportError(error),
  },
  wish,
);

document.querySelector('#page')?.replaceWith(house.root);
document.addEventListener('visibilitychange', () => house.setHidden(document.hidden));
document.addEventListener('keydown', (event) => {
  // Space on a button presses it, and in a list chooses; elsewhere it pauses.
  const isTaken = event.target instanceof Element && event.target.closest('button, select, input, a, summary, dialog');
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTaken) return;
  if (event.code === 'KeyC') house.toggleCamera();
  if (event.code === 'KeyM') house.toggleMute();
  if (event.code !== 'Space') return;
  event.preventDefault();
  house.togglePause();
});
addEventListener('popstate', () => void house.perform(wishIn(location.search)));
house.setHidden(document.hidden);
await house.perform(wish);
if (doubts.length > 0) house.tell(doubts.join(' '));
