export const house = {
  inWords: 'Follow it in words',
  tryAgain: 'Try again',
  noSettings: 'The settings did not arrive. Are you offline? Reload the page when you are connected again.',
  unheard: 'No voices just now: what is said is written.',
};
