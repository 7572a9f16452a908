import { readings, type Readings } from '../../reading.ts';
import type { Complements } from './complements.ts';
import { about, nothingElse, phrasesOnly, type Sense, type VerbPhrase } from './verb-phrase.ts';

/** Whole clauses that do not mean their words. */

const own = '(his|her|their|my|its)';
const self = '(him|her|my|them|it|your)sel(f|ves)';

function helpedTo(found: Complements): void {
  phrasesOnly(found);
  about('to')(found);
}

/** Sayings by their first verb, which only look physical: nobody is attacked in *fights back tears*. What follows may be anything. */
const sayings: readonly RegExp[] = [
  /^(take|make) note\b/,
  /^(stand|rise|balance|stretch|walk|go) (up )?on (tiptoe|tiptoes)\b/,
  /^\w+ (.{0,20} )?from (one )?(foot|side|leg|hip|heel|hand|face) to (the other|the next|another|\3)\b/,
  /^strike (a |an )?(\w+ )?note\b/,
  /^(look|glance|gaze|stare) from one to the other\b/,
  /^(throw|cast|fling) (caution|a fit|a tantrum|in the towel|cold water|down the gauntlet|shade|(his|her|their) weight|(him|her|them) a (lifeline|bone|curve))\b/,
  /^(give|show|turn) .{0,20}\b(cold shoulder|benefit of the doubt|blind eye|deaf ear|other cheek|tables|new leaf|game away|slip|runaround|time of day|the boot|green light)\b/,
  /^(pass the buck|pull strings|(toe|draw|cross|walk) the line|hold the fort|bite the bullet|break the ice|call the shots|carry the torch|clear the air|cut corners|drop the ball|follow suit|foot the bill|hit the (roof|road|sack|deck)|jump the gun|kick the bucket|make (waves|ends meet)|rock the boat|miss the boat|pop the question|push (his|her|their|my) luck|raise the (alarm|roof)|ring a bell|shed light|smell a rat|spill the beans|split hairs|steal the show|steal .{1,20} thunder|stretch a point|sweat bullets|take (the (bait|plunge|floor|blame|credit|fall|high road|biscuit|cake|hit)|sides|a stand)|talk shop|tie the knot|touch wood|weather the storm|wipe the slate clean|move mountains|pay lip service|play (dumb|dead)|toot (his|her|their|my) (own )?horn|clear (his|her|their|my) name|raise (a )?hell)\b/,
  /^beat (about|around) the bush\b/,
  /^(rack|cudgel|search) (his |her |their |my )?(brain|brains|memory|mind)\b/,
  /^(spin|weave|tell|swap) (a |an |the )?(\w+ )?(yarn|tale|tales|story|stories|web of lies|fib)\b/,
  /^(chew|mull|think|talk|turn) (it|this|that|things|the \w+) over\b/,
  /^(draw|pull|puff|hold|straighten) (him|her|my|them|it)sel(f|ves) (up|upright|erect|together|tall|straight)\b/,
  /^put two and two together\b/,
  /^(take|have|make) a (stab|shot|crack|go|guess) at\b/,
  /^(bury the hatchet|burn (his|her|their|my) bridges|eat (his|her|their|my) words|eat humble pie|face the music|fan the flames|fly off the handle|get a grip|get cold feet|hit the nail|keep a straight face|keep tabs|kick (him|her|my|them)sel|lay it on thick|lay down the law|lend (a|an) (hand|ear)|let the cat|let (it|that|this) (slide|go|drop|pass)|lick (his|her|their|my) wounds|open old wounds|open up|pick holes|play with fire|pour oil on troubled|pull (his|her|their|my) leg|push (his|her|their|my) luck|put (his|her|their|my) foot (down|in)|read between|rub it in|rub salt|sell .{1,20} short|set the record|sit tight|sleep on it|stab .{1,20} in the back|stick to (his|her|their|my) guns|swallow (his|her|their|my) pride|take the bull|take (it|this|that|everything) (to heart|personally|lying down|for granted|easy)|throw (his|her|their|my) weight|twist (his|her|their|my) arm|walk on eggshells|wash (his|her|their|my) hands of|wear (his|her|their|my) heart|kill time|steel (him|her|my|them)sel|bite (his|her|their|my) tongue|hold (his|her|their|my) horses|cut (to the chase|a figure|a deal|loose)|drive a (hard )?bargain|drive (the|his|her) point|strike (home|out|a blow for)|hang on .{1,20} (every )?word|lean into (it|the))\b/,
  /^(cut|shut) (him|her|them|\w+) (off|up|short)$/,
  /^(laugh|shrug|brush|wave) (it|this|that|him|her|them) (off|aside|away)$/,
  /^take (it |everything |that |this )?(all )?in$/,
  /^give (up|in|way|ground|out|off|pause|it up|it some thought)\b/,
  /^(shake|shrug|brush|laugh|wave|push) (off|aside|away) (the |a |his |her |their |that |this )?(\w+ )?(thought|idea|comment|remark|feeling|question|concern|objection|suggestion|worry|fear|doubt|compliment|memory)\b/,
  /^turn .{0,30}over in (his|her|their|my) (mind|head|thoughts)\b/,
  /^(kill|lighten|sour|darken|spoil|ruin|set) the (mood|atmosphere|tone|scene|moment)\b/,
  /^(fight|hold|bite|blink|choke|keep|force|swallow|gulp|push|hide|suppress|stifle|conceal|repress|restrain|contain|wipe|brush|dash) (back |down |away )?(a |an |the |his |her |their |my )?(\w+ )?(tear|tears|sob|sobs|smile|laugh|laughter|grin|anger|rage|fury|fear|retort|yawn|shudder|emotion|emotions|pride|reply|cry|scream|sigh|panic|disgust|words|feelings|impatience|grief|amusement|frustration)\b/,
  /^(catch|meet|hold|seek|avoid|find|search|lock) .{0,30}\b(eye|eyes|gaze|look|stare|glance)\b/,
  /^(throw|cast|shoot|steal|dart|give|fling|flash|toss|exchange|send|slide|spare|level) .{0,40}\b(glance|glances|look|looks|glare|smile|smiles|grin|nod|stare|wink|frown|scowl|smirk|gaze|glares)\b/,
  /^(hold|catch|take|draw|release|let out|suck|lose|save|waste|regain) (in |out )?(a |an |one |his |her |their |my )?((\w|-)+ )?((\w|-)+ )?(breath|breaths)\b/,
  /^(lose|keep|hold|control|regain|recover|save) (a |his |her |their |my )?(temper|nerve|composure|patience|mind|head|calm|cool|voice|footing|balance|tongue|wits|way|place|interest|ground|peace|distance|promise|word|secret|silence|face)\b/,
  /^(break|shatter|fill|pierce|cut|split) (the |a |into |into a )?(\w+ )?(silence|ice|tension|quiet|mood|spell|stillness|air|laughter|song|tears|smile|run|sweat)\b/,
  /^(strike|hold|take|adopt|assume|maintain|strike up) (a |an |up a )?(\w+ )?(pose|attitude|posture|stance|conversation|bargain|deal|tune|chord|balance)\b/,
  /^(pick|start|provoke|seek|stir) (a |up a |up )?(quarrel|fight|argument|trouble)\b/,
  /^(turn|go|grow|become|get|fall|look|seem|appear|feel|sound|remain|stay|keep|run|stand|sit|lie|wax|blush|flush) (very |suddenly |a little |quite |deathly |completely |perfectly |utterly |rather |a |slightly |visibly |as )*(pale|red|white|silent|quiet|cold|still|angry|serious|sad|calm|scarlet|crimson|grave|stern|mute|tense|rigid|sombre|somber|gloomy|nervous|afraid|shocked|surprised|shade|green|numb|limp|stiff|blank|dark|solemn|confused|worried|uneasy|embarrassed|impatient|motionless|deadly|livid|ashen|pensive|wistful|thoughtful|anxious|defensive|speechless|unmoved|dumb|weak|faint|dizzy|mad|wild|hysterical|emotional|asleep)\b/,
  /^(raise|drop|lower|lift|soften|harden|lose|find|keep|steady|hush) (his |her |their |my |the |its )?(voice|tone|pitch|spirits|guard|hopes|standards)\b/,
  /^(raise|lift|arch|quirk|cock|knit|furrow|wrinkle|lower) (a |an |one |his |her |their |my )?(single |delicate |sceptical |skeptical |eloquent )?(eyebrow|eyebrows|brow|brows|nose|forehead)\b/,
  /^(bite|lick|purse|press|curl|wet|chew|chew on|smack) (on )?(a |his |her |their |my )?((\w+) )?(lip|lips|tongue|nails|cheek|fingernails)\b/,
  /^(clear|scratch|shake|nod|hang|bow|toss|bury|tilt|cock|incline|scratch|wag|drop|duck) (his |her |their |my )?(throat|head|face|chin)\b/,
  /^(take|bide|pass|waste|kill|while away) (his |her |their |my |some |the |a )?(\w+ )?(time|turn|turns|pleasure|pride|comfort|heart|courage|care|notice|offence|offense|umbrage|advantage|charge|part|pity|stock|root|shape|effect|place|risk|risks|chance|moment|second|minute|beat|stand|issue|exception|liberties|hours|day|refuge|in the scene|in the view|in the room)\b/,
  /^(make|pull|draw) (a |an |his |her |their )?(\w+ )?(face|faces|fuss|scene|fool|point|effort|attempt|joke|impression|show|decision|choice|mistake|promise|noise|sound|case|bid|blank|conclusion|long face|attention|comparison|mental note|difference)\b/,
  /^(keep|fix|set|rest|lay|cast|let|run|turn|lift|raise|drop|lower|avert|narrow|roll|close|widen|tear|shift|train|fasten|glue) (his |her |their |my |one |an |both )?(\w+ )?(eyes|eye|gaze|glance|stare|look|attention|eyelids)\b/,
  /^(play|act|pretend|feign|assume|affect) (the |a )?(fool|innocent|dumb|dead|hero|victim|part|role|coward|innocence|surprise|ignorance|indifference|interest|martyr|madness)\b/,
  /^(stand|hold|keep|gain|lose|break|give) (his |her |their |my )?(ground|own|tongue|place|head high|way|up hope)\b$/,
  /^(hold|keep) (his |her |their |my )?(tongue|peace|head high|nerve|chin up|distance|breath|silence)\b/,
  /^(pull|get|gather|collect|compose|steel|brace|control|check|catch|restrain|hold|contain|ready|steady|calm|resign|forget|busy|rouse|bring|drag|tear|shake|force) (him|her|my|them|one|your|it)(self|selves)\b/,
  /^(burst|break|dissolve|erupt|explode|melt|collapse|fly|go|bubble) (out |into |in |with )+(a |an )?(\w+ )?(tears|laughter|laughing|crying|song|smile|rage|fury|applause|giggles|sobs|anger|grin|passion)\b/,
  /^(weigh|choose|chew|measure|swallow|eat|mince|taste|spit out|drop|hold|find|twist) (his |her |their |my |the |each )?(words|word|pride|name|phrase|sentence|syllables)\b/,
  /^(hit|strike|dawn on|cross|touch|move|break|steal|warm|win|melt) (upon )?(a |his |her |their |my |the )?(\w+ )?(nerve|heart|mind|soul|hearts|idea|home|target|roof|mark)\b/,
  /^(put|bring|lay|set) (on )?(a |an |his |her |their )?(\w+ )?(brave face|smile|act|airs|end|stop|face|pretence|pretense|show|hope|trust|faith|mind|foot down)\b/,
  /^(jump|leap|come|rush|fly) to (a |the |his |her |their )?(conclusion|conclusions|defence|defense|senses|life|mind|terms|blows|grips|point)\b/,
  /^(let) (his |her |their |my |the )?(\w+ )?(shoulders|head|words|silence|moment|thought|mask|guard|breath|eyes|gaze|voice|question|hand|hands|arms|arm|tears|smile) /,
  /^(fall|drop|sink|collapse|slip|drift|lapse) (in|into|to) (a |an |deep )?(\w+ )?(silence|love|thought|despair|reverie|trance|pieces|mood|prayer)\b/,
  /^(tie|knot) (his |her |their |the |a )?(tongue|stomach|up in knots)\b/,
  /^(carry|win|lose|throw|beat|drive|push|cross|draw|hold|run|walk|toe) (the |a |an |his |her |their )?(\w+ )?(day|argument|point|fit|tantrum|retreat|bargain|luck|line|show|court|risk|conclusion|blank|lesson|moral)\b/,
];

export const idioms: Readings<VerbPhrase, Sense> = readings<VerbPhrase, Sense>('lemma', [
  // Deeds said in a roundabout way: *beats a retreat to the door* is going there.
  [{ clause: /^(close|cross|cover|bridge|narrow) the (distance|gap|space)\b/ }, { verb: 'step', word: 'step', direction: 'closer', then: nothingElse }],
  [{ clause: /^burst (into|in) (\w+ )?(tears|sobs)\b/ }, { verb: 'cry', word: 'burst', then: nothingElse }],
  [{ clause: /^(break|dissolve|melt|collapse) (down )?(into|in) (\w+ )?(tears|sobs)\b/ }, { verb: 'cry', word: 'break down', then: nothingElse }],
  [{ clause: /^(burst|break|dissolve|collapse|erupt) (out )?(into|in|with) (a fit of |\w+ )?(laughter|giggles)\b/ }, { verb: 'laugh', word: 'burst', then: nothingElse }],
  [{ clause: /^(burst|break) (out )?into (a |\w+ )?song\b/ }, { verb: 'sing', word: 'sing', then: nothingElse }],
  [{ clause: /^(walk|go|storm|march|stalk|run|rush) (out|off|away) (in|right in|at) (the )?(middle|midst) of\b/ }, { verb: 'go', word: 'walk out', direction: 'out', then: nothingElse }],
  [{ clause: /^(break|burst) into a (run|sprint|trot|gallop|jog)\b/ }, { verb: 'go', word: 'run', then: phrasesOnly }],
  [{ clause: new RegExp(`^(get|rise|jump|leap|spring|scramble|struggle|come|stagger) (up )?to ${own} feet\\b`) }, { verb: 'stand', word: 'rise', then: nothingElse }],
  [{ clause: new RegExp(`^(fall|drop|sink|go|get) (down )?(to|on|onto) (${own}|one|both|bended) knees?\\b`) }, { verb: 'kneel', word: 'kneel', then: nothingElse }],
  [{ clause: new RegExp(`^take to ${own} heels\\b`) }, { verb: 'go', word: 'flee', then: nothingElse }],
  [{ clause: /^(beat|make|sound) (a |an )?(\w+ )?(retreat|exit|dash|run|beeline|break|getaway|escape)\b/ }, { verb: 'go', word: 'retreat', then: phrasesOnly }],
  [{ clause: new RegExp(`^(take|make) (${own} )?(leave|goodbyes|farewells)\\b`) }, { verb: 'exit', word: 'leave', then: nothingElse }],
  [{ clause: new RegExp(`^help ${self} to\\b`) }, { verb: 'take', word: 'take', then: helpedTo }],
  [{ clause: /^strike up (a |an |the )?(\w+ )?(tune|song|melody|waltz|jig|air|march|hymn)\b/ }, { verb: 'play', word: 'play', then: phrasesOnly }],
  [{ clause: new RegExp(`^(make|get) ${self} (\\w+ )?(comfortable|cosy|cozy|at home)\\b`) }, { verb: 'sit', word: 'sit', then: phrasesOnly }],
  [{ clause: new RegExp(`^(lower|ease|settle|fold|drop|throw|fling|heave|plant|seat|let) ${self} (gently |slowly |heavily |carefully )?(down )?(in|into|on|onto)\\b`) }, { verb: 'sit', word: 'sit', then: phrasesOnly }],
  [{ clause: new RegExp(`^(make|wend|thread|pick|work|force|push) ${own} way\\b`) }, { verb: 'go', word: 'go', then: phrasesOnly }],
  [{ clause: new RegExp(`^(press|hold|raise|put|lift) (a |${own} )?finger to ${own} lips\\b`) }, { verb: 'gesture', word: 'gesture', then: nothingElse }],
  // Nobody means the things: true even where there is a dagger.
  [{ clause: /^(shoot|look|stare|glare) daggers\b/ }, { verb: 'emote' }],
  ...sayings.map((clause) => [{ clause, namesThing: false }, { verb: 'emote' }] as const),
]); // prettier-ignore
