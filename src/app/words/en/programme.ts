const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const programme = {
  playbill: 'Playbill',
  closePlaybill: 'Put the playbill away',
  yourGoal: 'On your mind',
  company: 'The company',
  playedByYou: 'you',
  playedByPerson: 'a person',
  nowPlaying: 'now',
  /** So many scenes of this act, and so many acts, are still to come; one of them may be none. */
  ahead: (scenes: number, acts: number) =>
    `Still to come: ${[
      ...(scenes > 0 ? [plural(scenes, 'scene of this act', 'scenes of this act')] : []),
      ...(acts > 0 ? [plural(acts, 'more act', 'more acts')] : []),
    ].join(', and ')}.`,
  elsewhere: 'Something has happened where you were not.',
  stillToCome: (count: number): string =>
    count === 1
      ? 'One thing may still happen here.'
      : count <= 3
        ? 'A few things may still happen here.'
        : 'Much may still happen here.',
  hows: { played: 'played', otherwise: 'it happened by itself', moot: 'not needed', passed: 'passed over' },
  tension: (level: string) => `How it stands: ${level}`,
  levels: { calm: 'calm', uneasy: 'uneasy', tense: 'tense', height: 'at its height' },

  programme: 'Programme',
  brokenOff: 'The play was broken off',
  afterMinutes: (minutes: number) => `after ${plural(minutes, 'minute', 'minutes')}`,
  numbers: ({ lines, deeds, refusals }: { lines: number; deeds: number; refusals: number }) =>
    [
      plural(lines, 'line', 'lines'),
      plural(deeds, 'deed', 'deeds'),
      ...(refusals > 0 ? [`${plural(refusals, 'thing', 'things')} that could not be done`] : []),
    ].join(' · '),
  theEvening: 'The evening',
  whoDidWhat: 'Who did what',
  whatYouDid: 'What you did',
  castNumbers: (lines: number, deeds: number) => `${plural(lines, 'line', 'lines')}, ${plural(deeds, 'deed', 'deeds')}`,
  refusedTimes: (count: number) => (count === 1 ? 'once in vain' : `${count} times in vain`),
  diedSo: 'Did not live to see the end.',
  nothingDone: 'Watched, and kept still.',
  quote: (text: string) => `“${text}”`,
  itCameOut: (claim: string) => `And it was out that ${claim}.`,
  roadsNotTaken: (count: number) => (count === 1 ? 'One road not taken' : `${count} roads not taken`),
  whisper: (name: string) => `A whisper to ${name}:`,
  wasBegun: 'It was begun, and left.',
  moreRoads: (count: number) => `And ${count} more.`,
  momentByMoment: (count: number) => `Moment by moment (${count})`,
  fromHere: 'From here',
  fromHereLabel: (time: string, what: string) => `Play again from here, ${time}: ${what}`,
  otherEndings: 'Other endings',
  endingsThereAre: (count: number) =>
    count === 1 ? 'It may end in one other way.' : `It may end in ${count} other ways.`,
  onlyEnding: 'It ends in no other way; but it may get there by others.',
  unfoldEndings: 'Read what they are called',
  playAgain: 'Play it again',
  anotherEvening: 'Another evening',
  save: 'Save this evening',
  transcript: 'Transcript',
  foyer: 'Foyer',
  whatNext: 'What next',
  bows: (name: string) => `${name} bows.`,
  bowsDead: (name: string) => `${name} gets up, and bows.`,
  bowsYou: (name: string) => `${name} — that is you — bows.`,
  curtainCall: 'Curtain call',
};
