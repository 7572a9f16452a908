export const replay = {
  replay: 'Seen again',
  position: 'Where in the evening',
  play: 'Play',
  pause: 'Pause',
  again: 'From the beginning',
  previousLine: 'Previous line',
  nextLine: 'Next line',
  speed: 'Speed',
  times: (speed: number) => (speed === 1 ? 'As it was' : `${speed} × as fast`),
  playOn: 'Play on from here',
  playOnHint: 'A new evening branches off at this moment. This one stays as it was.',
  save: 'Download',
  leave: 'Leave',
  says: (name: string, text: string) => `${name}: ${text}`,
  dies: (name: string) => `${name} dies`,
  theEnd: 'The end',
  /** Between the sentences of what ears are told. */
  stop: '. ',
  /** For ears: how far, of how much, where. */
  at: (minutes: number, seconds: number, ofMinutes: number) =>
    `${minutes === 0 ? '' : minutes === 1 ? '1 minute ' : `${minutes} minutes `}${seconds === 1 ? '1 second' : `${seconds} seconds`} of ${ofMinutes === 1 ? '1 minute' : `${ofMinutes} minutes`}`,
};
