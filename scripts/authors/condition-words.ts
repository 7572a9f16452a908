/** Each kind of condition as authors write it in words, by the keys of its object. */
export const conditionWords: Readonly<Record<string, readonly string[]>> = {
  all: ['beat asked and beat answered', 'all (beat asked, beat answered)'],
  any: ['beat asked or beat answered'],
  not: ['not door is open'],
  'atLeast of': ['2 of (beat asked, beat answered, door is open)'],
  'entity state': ['door is open', 'door is not locked', 'hamlet’s fate is silence'],
  'entity at': ['dagger held by hamlet', 'letter in desk', 'dagger on table', 'hamlet behind curtain'],
  'entity within': ['hamlet within closet'],
  done: ['hamlet did stab/strike curtain since scene', 'anybody did open door'],
  said: [
    'gertrude said "i promise", "my word" without "not" to hamlet since point',
    'hamlet said promise about gertrude',
  ],
  'witness of': ['hamlet heard gertrude say "your uncle" since point', 'hamlet saw gertrude do open door'],
  told: ['gertrude told voices-at-ten to hamlet', 'anybody told voices-at-ten since act'],
  'knows matter': ['hamlet knows voices-at-ten'],
  played: ['played hamlet'],
  case: ['case the-partner'],
  named: ['ghost-near'],
  beat: ['beat asked'],
  point: ['point the-noise'],
  'secondsInto atLeast': ['point lasts 120 seconds', 'play lasts 600 seconds'],
};
