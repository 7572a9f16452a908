export const house = {
  inWords: 'Follow it in words',
  tryAgain: 'Try again',
};
