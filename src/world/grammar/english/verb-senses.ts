import { readings, type Readings } from '../../reading.ts';
import { about, doneWithObject, firstIsManner, firstObjectOnly, nothingElse, whoseObject, withoutFirstObject, withoutHead, type Sense, type VerbPhrase } from './verb-phrase.ts'; // prettier-ignore

/** Verbs that mean another thing by what they stand with; the first that fits. */
export const senses: Readings<VerbPhrase, Sense> = readings<VerbPhrase, Sense>('lemma', [
  [{ lemma: 'turn|switch', first: 'of', object: false }, { verb: 'switch off', word: '* off', swallowed: 'of' }],
  // puts a hand on his shoulder
  [{ lemma: 'put|lay|place|set|press|rest|run|slip|slide|wrap|drape|clap|pass|draw|trail', first: true, objectIs: ['part', '!of another'] }, { verb: 'touch', then: about() }],
  // slips the ring off her finger
  [{ first: 'off', object: true, withOff: 'take off', firstIs: 'part', objectIs: '!part' }, { verb: 'take off' }],
  // raises it to his lips
  [{ lemma: 'put|raise|lift|hold|bring|press|clutch|hug', first: 'to', object: true, firstHead: 'eye|eyes|lips|mouth|ear|nose|chest|heart', firstIs: 'his', objectIs: '!part' }, { verb: 'raise', then: firstIsManner }],
  // zips it shut, kicks it open
  [{ particles: 'shut|closed', object: true }, { verb: 'close', word: '* shut' }],
  [{ particles: 'open', object: true }, { verb: 'open', word: '* open' }],
  [{ lemma: 'sweep', object: false }, { verb: 'go' }],
  [{ lemma: 'turn', object: false }, { verb: 'turn' }],
  [{ lemma: 'say', object: 'yes' }, { verb: 'say yes', word: 'say yes', then: withoutFirstObject }],
  [{ lemma: 'say', object: 'no' }, { verb: 'say no', word: 'say no', then: withoutFirstObject }],
  [{ lemma: 'say', object: 'sorry' }, { verb: 'say sorry', word: 'say sorry', then: withoutFirstObject }],
  [{ lemma: 'wind|coil|loop|twine', object: true, behind: 'around' }, { verb: 'tie' }],
  [{ lemma: 'cross', objectIs: 'self' }, { verb: 'emote' }],
  // walks Miss Ashby to the door
  [{ lemma: 'walk|march|see|show', behind: 'to', second: false, objectIs: 'person' }, { verb: 'lead' }],
  // cuts a strip from the curtain
  [{ lemma: 'cut|tear|rip|slice', object: true, behind: 'off|from', objectIs: '!named|pronoun' }, { then: about('off|from') }],
  [{ lemma: 'wrench|wrest|yank|jerk|prise|pry', object: true, sourceIs: 'person|part' }, { verb: 'steal' }],
  [{ lemma: 'wrench|wrest|yank|jerk|prise|pry', object: true, behind: 'off|from' }, { verb: 'take' }],
  // brushes the dust off the mantelpiece
  [{ lemma: 'brush|wipe|sweep|dust|scrub', object: true, behind: 'off|from', objectIs: '!named' }, { verb: 'clean', then: about('off|from') }],
  [{ lemma: 'wash', object: true, behind: 'off|from', objectIs: '!named' }, { verb: 'wash', then: about('off|from') }],
  // knocks the cup off the table, knocks against it; but one knocks at a door
  [{ lemma: 'knock', object: /^(?!(door|gate)$)/ }, { verb: 'push' }],
  // flicks him on the ear; tips the coffee over his notes
  [{ lemma: 'flick', objectIs: 'person' }, { verb: 'hit', word: 'flick' }],
  // stamps on his foot
  [{ lemma: 'stamp|stomp|step|tread|trample', object: false, first: 'on|upon', firstHead: 'foot|feet|toe|toes|heel|heels', firstIs: ['his|of another', '!self'] }, { verb: 'hit', word: '* on', swallowed: 'on', then: about() }],
  [{ lemma: 'flick|tweak', objectIs: ['part', 'of another'] }, { verb: 'hit', word: '*' }],
  [{ lemma: 'tip|slosh|dump', object: true, behind: 'over|on', objectIs: '!part|person' }, { verb: 'pour', word: '*' }],
  [{ lemma: 'knock', object: false, first: 'against|in', firstHead: /^(?!(door|gate)$)/ }, { verb: 'push' }],
  [{ lemma: 'drum', objectIs: 'part' }, { verb: 'drum' }],
  [{ lemma: 'swallow|gulp', object: false, first: false }, { verb: 'gulp' }],
  [{ lemma: 'give', object: false, particles: true }, { verb: 'emote' }],
  [{ lemma: 'leave', object: true, behind: 'in|on|under|behind|over' }, { verb: 'put' }],
  // thrusts his dagger through the arras: the dagger is what with
  [{ lemma: 'thrust|plunge|sink|jab|ram|drive', behind: 'through|in|at|toward', objectIs: 'blade' }, { verb: 'stab', then: doneWithObject('through|in|at|toward') }],
  [{ lemma: 'thrust|plunge|sink|jab|ram|drive', behind: 'through|in', objectIs: 'it' }, { verb: 'stab', then: doneWithObject('through|in') }],
  // presses a coin into her palm
  [{ lemma: 'press|slip|lay|place|put|set', first: 'in', object: true, firstIs: ['part', '!named'], objectIs: '!part' }, { verb: 'give' }],
  [{ lemma: 'carry|bring|move|drag', object: true, behind: 'to|in|on|toward', objectIs: '!part' }, { verb: 'carry' }],
  [{ lemma: 'take', object: true, behind: 'to', objectIs: '!part' }, { verb: 'carry' }],
  [{ lemma: 'lean|rest|stand|balance|prop', object: true, behind: 'in|on|under|behind|over|against', objectIs: '!part' }, { verb: 'put' }],
  [{ lemma: 'strike', object: 'match|matches|light' }, { verb: 'light' }],
  [{ lemma: 'put|set', object: 'fire', behind: 'to' }, { verb: 'burn', word: 'set fire to', then: withoutFirstObject }],
  [{ lemma: 'put|set', behind: 'on', firstHead: 'fire' }, { verb: 'burn', word: 'set fire' }],
  [{ lemma: 'check|examine|look|inspect|view|see|list|open|consult|show', clause: /\binventory$/, namesThing: false }, { verb: 'take inventory', word: 'take stock', then: nothingElse }],
  [{ lemma: 'straighten|adjust|smooth', object: true }, { verb: 'touch' }],
  // shakes hands with the manager
  [{ lemma: 'shake', object: 'hand|hands', behind: 'with' }, { verb: 'shake', then: whoseObject('with') }],
  [{ lemma: 'fumble|fiddle|toy|fidget', object: false, behind: 'with' }, { verb: 'touch', then: about('with') }],
  // lets the letter fall: the verb is read as its noun, or stands behind it
  [{ lemma: 'let', object: 'fall|drop|go|slip|slide', objectIs: 'described' }, { verb: 'drop', word: 'let fall', then: withoutHead }],
  [{ lemma: 'let', second: 'fall|drop|pool|thud|slip|slide|clatter|tumble|crash|go' }, { verb: 'drop', word: 'let fall', then: firstObjectOnly }],
  [{ lemma: 'let', object: true }, { verb: 'emote' }],
  [{ lemma: 'get', first: 'to', firstHead: /feet/ }, { verb: 'stand', word: 'get up' }],
  [{ lemma: 'get', object: false, first: 'to|toward' }, { verb: 'go' }],
]); // prettier-ignore
