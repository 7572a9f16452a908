import type { Bearing } from './bearing.ts';

/** Plays a moment of a gesture, `part` of the way through it, onto a bearing. Begins and ends at rest. */
export type Gesture = (bearing: Bearing, part: number) => void;

/** Up, held, and down again. */
const held = (part: number, edge = 0.25): number => {
  const p = Math.min(1, Math.max(0, Math.min(part, 1 - part) / edge));
  return p * p * (3 - 2 * p);
};
const beat = (part: number, times: number): number => Math.sin(part * times * 2 * Math.PI);
/** Drawn back, then thrown forward: −1 at a third, 1 at two thirds. */
const blow = (part: number): number =>
  part < 0.4
    ? -Math.sin((part / 0.4) * Math.PI * 0.5)
    : part < 0.55
      ? -1 + ((part - 0.4) / 0.15) * 2
      : Math.max(0, 1 - (part - 0.55) / 0.45);

const put = (bearing: Bearing, hand: 'left' | 'right', x: number, y: number, z: number, weight: number): void => {
  const at = bearing[hand];
  at.x = hand === 'left' ? -x : x;
  at.y = y;
  at.z = z;
  at.weight = weight;
};

const families = {
  nod: (b, p) => {
    b.nod += Math.abs(beat(p, 1)) * 0.32;
    b.smile += held(p) * 0.2;
  },
  'shake-head': (b, p) => {
    b.turn += beat(p, 2) * 0.42 * held(p, 0.15);
    b.knit += held(p) * 0.4;
  },
  bow: (b, p) => {
    const k = held(p, 0.35);
    b.bend += k * 0.85;
    b.nod += k * 0.25;
    b.lids += k * 0.6;
    put(b, 'right', 0.02, 1.17, 0.2, k);
    put(b, 'left', 0.34, 0.95, -0.2, k * 0.8);
  },
  curtsy: (b, p) => {
    const k = held(p, 0.35);
    b.sink += k * 0.22;
    b.bend += k * 0.18;
    b.nod += k * 0.3;
    put(b, 'right', 0.38, 0.78, 0.08, k);
    put(b, 'left', 0.38, 0.78, 0.08, k);
  },
  wave: (b, p) => {
    const k = held(p, 0.2);
    put(b, 'right', 0.34 + beat(p, 3) * 0.1, 1.6, 0.14, k);
    b.smile += k * 0.7;
    b.lifted += k * 0.4;
  },
  beckon: (b, p) => {
    const k = held(p, 0.2);
    put(b, 'right', 0.2, 1.24 + beat(p, 3) * 0.05, 0.4 - beat(p, 3) * 0.08, k);
    b.nod += k * 0.1;
  },
  point: (b, p) => {
    const k = held(p, 0.2);
    put(b, 'right', 0.2, 1.3, 0.66, k);
    b.bend += k * 0.06;
    b.knit += k * 0.25;
  },
  shrug: (b, p) => {
    const k = held(p, 0.3);
    put(b, 'right', 0.42, 1.12, 0.2, k);
    put(b, 'left', 0.42, 1.12, 0.2, k);
    b.tilt += k * 0.18;
    b.lifted += k * 0.8;
    b.smile -= k * 0.3;
  },
  refuse: (b, p) => {
    const k = held(p, 0.2);
    put(b, 'right', 0.16, 1.25, 0.42, k);
    put(b, 'left', 0.16, 1.25, 0.42, k * 0.7);
    b.turn += beat(p, 1.5) * 0.3 * k;
    b.bend -= k * 0.1;
    b.knit += k * 0.6;
  },
  clap: (b, p) => {
    const k = held(p, 0.15);
    const apart = 0.03 + Math.abs(beat(p, 3)) * 0.12;
    put(b, 'right', apart, 1.2, 0.34, k);
    put(b, 'left', apart, 1.2, 0.34, k);
    b.smile += k * 0.8;
  },
  strike: (b, p) => {
    const k = held(p, 0.15);
    const swing = blow(p);
    put(b, 'right', 0.24 - Math.max(0, swing) * 0.14, 1.34, 0.22 + swing * 0.38, k);
    b.twist += -swing * 0.4;
    b.bend += Math.max(0, swing) * 0.2;
    b.knit += k;
    b.open += Math.max(0, swing) * 0.5;
  },
  throw: (b, p) => {
    const k = held(p, 0.12);
    const swing = blow(p);
    put(b, 'right', 0.26, 1.45 + (1 - Math.abs(swing)) * 0.12, 0.1 + swing * 0.42, k);
    b.twist += -swing * 0.35;
    b.bend += swing * 0.18;
  },
  embrace: (b, p) => {
    const k = held(p, 0.25);
    put(b, 'right', 0.1, 1.24, 0.42, k);
    put(b, 'left', 0.1, 1.14, 0.42, k);
    b.bend += k * 0.12;
    b.tilt += k * 0.25;
    b.lids += k * 0.8;
    b.smile += k * 0.5;
  },
  kiss: (b, p) => {
    const k = held(p, 0.35);
    b.bend += k * 0.22;
    b.nod += k * 0.1;
    b.lids += k;
    put(b, 'right', 0.14, 1.3, 0.4, k * 0.7);
  },
  kneel: (b, p) => {
    const k = held(p, 0.25);
    b.sink += k * 0.36;
    b.nod += k * 0.35;
    b.bend += k * 0.12;
  },
  pray: (b, p) => {
    const k = held(p, 0.2);
    put(b, 'right', 0.022, 1.27, 0.26, k);
    put(b, 'left', 0.022, 1.27, 0.26, k);
    b.nod += k * 0.32;
    b.lids += k;
    b.lifted += k * 0.3;
  },
  weep: (b, p) => {
    const k = held(p, 0.2);
    put(b, 'right', 0.06, 1.46, 0.2, k);
    put(b, 'left', 0.06, 1.44, 0.2, k);
    b.nod += k * 0.45;
    b.bend += k * (0.16 + beat(p, 6) * 0.025);
    b.smile -= k;
    b.lids += k * 0.9;
    b.lifted += k * 0.5;
  },
  laugh: (b, p) => {
    const k = held(p, 0.15);
    b.nod -= k * (0.22 + beat(p, 5) * 0.06);
    b.bend -= k * 0.08 - beat(p, 5) * 0.02 * k;
    b.open += k * (0.65 + beat(p, 5) * 0.25);
    b.smile += k;
    b.lids += k * 0.4;
    put(b, 'right', 0.05, 1.02, 0.22, k * 0.8);
  },
  smile: (b, p) => {
    const k = held(p, 0.2);
    b.smile += k;
    b.tilt += k * 0.1;
    b.lifted += k * 0.3;
  },
  frown: (b, p) => {
    const k = held(p, 0.2);
    b.knit += k;
    b.smile -= k * 0.7;
    b.nod += k * 0.08;
  },
  drink: (b, p) => {
    const k = held(p, 0.25);
    put(b, 'right', 0.05, 1.41, 0.21, k);
    b.nod -= held(p, 0.4) * 0.28;
    b.lids += k * 0.4;
  },
  pour: (b, p) => {
    const k = held(p, 0.25);
    put(b, 'right', 0.2, 1.2, 0.42, k);
    b.bend += k * 0.12;
    b.nod += k * 0.22;
    b.tilt += k * 0.12;
  },
  dance: (b, p) => {
    const k = held(p, 0.12);
    put(b, 'right', 0.4, 1.3 + beat(p, 2) * 0.14, 0.2, k);
    put(b, 'left', 0.4, 1.3 - beat(p, 2) * 0.14, 0.2, k);
    b.sway += beat(p, 2) * 0.16 * k;
    b.twist += beat(p, 2) * 0.3 * k;
    b.sink += Math.abs(beat(p, 4)) * 0.05 * k;
    b.smile += k * 0.7;
  },
  falter: (b, p) => {
    const k = held(p, 0.2);
    b.bend -= k * 0.14;
    b.sway += beat(p, 1.5) * 0.08 * k;
    b.sink += k * 0.05;
    b.lifted += k;
    b.smile -= k * 0.4;
    b.open += k * 0.3;
    put(b, 'right', 0.14, 1.2, 0.3, k * 0.8);
  },
  tremble: (b, p) => {
    const k = held(p, 0.15);
    b.twist += beat(p, 12) * 0.03 * k;
    b.tilt += beat(p, 9) * 0.03 * k;
    b.bend += k * 0.12;
    b.lifted += k;
    put(b, 'right', 0.08, 1.18, 0.2, k);
    put(b, 'left', 0.08, 1.14, 0.2, k);
  },
  sigh: (b, p) => {
    const k = held(p, 0.4);
    b.bend += k * 0.1 - held(Math.min(1, p * 3), 0.5) * 0.08;
    b.nod += k * 0.25;
    b.lids += k * 0.6;
    b.smile -= k * 0.4;
  },
  ponder: (b, p) => {
    const k = held(p, 0.2);
    put(b, 'right', 0.03, 1.37, 0.19, k);
    put(b, 'left', -0.08, 1.08, 0.2, k);
    b.tilt += k * 0.14;
    b.nod -= k * 0.08;
    b.knit += k * 0.4;
  },
  salute: (b, p) => {
    const k = held(p, 0.2);
    put(b, 'right', 0.17, 1.6, 0.13, k);
    b.nod -= k * 0.06;
  },
  hush: (b, p) => {
    const k = held(p, 0.2);
    put(b, 'right', 0.02, 1.4, 0.2, k);
    b.bend += k * 0.1;
    b.lifted += k * 0.6;
  },
  cheer: (b, p) => {
    const k = held(p, 0.15);
    put(b, 'right', 0.3, 1.72 + beat(p, 3) * 0.06, 0.1, k);
    put(b, 'left', 0.3, 1.72 + beat(p, 3) * 0.06, 0.1, k);
    b.smile += k;
    b.open += k * 0.6;
    b.nod -= k * 0.15;
  },
  rage: (b, p) => {
    const k = held(p, 0.15);
    put(b, 'right', 0.24, 1.4 + beat(p, 4) * 0.1, 0.34, k);
    put(b, 'left', 0.26, 1.0, 0.26, k * 0.8);
    b.knit += k;
    b.open += k * 0.4;
    b.bend += k * 0.1;
  },
  stamp: (b, p) => {
    b.sink += Math.max(0, beat(p, 1.5)) * 0.05;
    b.bend += held(p) * 0.08;
    b.knit += held(p) * 0.7;
  },
  recoil: (b, p) => {
    const k = held(Math.sqrt(p), 0.25);
    put(b, 'right', 0.2, 1.36, 0.3, k);
    put(b, 'left', 0.2, 1.3, 0.32, k);
    b.bend -= k * 0.26;
    b.turn += k * 0.3;
    b.lifted += k;
    b.open += k * 0.6;
  },
  collapse: (b, p) => {
    const k = held(p, 0.35);
    b.sink += k * 0.45;
    b.bend += k * 0.5;
    b.nod += k * 0.4;
    b.lids += k;
  },
  yawn: (b, p) => {
    const k = held(p, 0.3);
    put(b, 'right', 0.04, 1.42, 0.2, k);
    b.open += k;
    b.lids += k * 0.9;
    b.nod -= k * 0.2;
  },
  sing: (b, p) => {
    const k = held(p, 0.15);
    put(b, 'right', 0.3, 1.22, 0.34, k * (0.8 + beat(p, 1) * 0.1));
    b.open += k * (0.5 + beat(p, 5) * 0.3);
    b.nod -= k * 0.14;
    b.lifted += k * 0.6;
  },
  stretch: (b, p) => {
    const k = held(p, 0.35);
    put(b, 'right', 0.28, 1.78, 0.02, k);
    put(b, 'left', 0.28, 1.74, 0.02, k);
    b.bend -= k * 0.14;
  },
  'fold-arms': (b, p) => {
    const k = held(p, 0.2);
    put(b, 'right', -0.1, 1.14, 0.2, k);
    put(b, 'left', -0.1, 1.1, 0.22, k);
    b.bend -= k * 0.05;
  },
  /** Anything else: a hand says that something is meant. */
  motion: (b, p) => {
    const k = held(p, 0.3);
    put(b, 'right', 0.26, 1.14 + beat(p, 1) * 0.04, 0.34, k);
    b.nod += k * 0.08;
  },
} satisfies Readonly<Record<string, Gesture>>;

export type GestureFamily = keyof typeof families;

/** Which verbs are played alike. */
const verbs: Readonly<Record<GestureFamily, string>> = {
  nod: 'nod agree consent assent incline bob obey approve confirm',
  'shake-head': 'shake-head deny disagree tut decline doubt disapprove',
  bow: 'bow respect worship adore mourn genuflect',
  curtsy: 'curtsy curtsey',
  wave: 'wave greet farewell hail flap',
  beckon: 'beckon invite summon signal sign call',
  point: 'point accuse threaten challenge indicate show aim command order demand',
  shrug: 'shrug dither hesitate ignore wonder emote wonder-at',
  refuse: 'refuse reject resist defy repel avoid block stop push shove',
  clap: 'clap applaud',
  strike: 'strike hit slap punch stab attack kill beat smash break chop cut fight slash whip kick knock slam',
  throw: 'throw toss hurl fling cast lob scatter',
  embrace: 'embrace hug hold comfort cradle console court woo',
  kiss: 'kiss',
  kneel: 'kneel genuflect beg implore plead grovel',
  pray: 'pray bless hope swear vow',
  weep: 'weep cry sob wail lament grieve sniffle whimper despair',
  laugh: 'laugh chuckle giggle cackle snicker rejoice exult celebrate gloat snort guffaw',
  smile: 'smile grin beam smirk flirt wink admire love glow brighten soften preen',
  frown: 'frown scowl glare sneer grimace pout sulk brood scoff fume seethe bristle stare squint suspect hate loathe despise stiffen tense harden',
  drink: 'drink sip quaff swallow gulp taste eat bite toast smoke',
  pour: 'pour fill water serve sprinkle spill empty',
  dance: 'dance twirl pirouette whirl sway strut swagger rock',
  falter: 'falter waver stagger reel totter stumble trip slip lose fail',
  tremble: 'tremble shiver shudder quiver fear dread cower cringe panic twitch fidget squirm writhe wriggle',
  sigh: 'sigh groan moan sag droop slouch mope wilt deflate relax exhale breathe regret pity',
  ponder: 'ponder think consider wait choose decide count dream daydream concentrate focus read examine study observe listen forget rehearse',
  salute: 'salute',
  hush: 'hush shush whisper hiss',
  cheer: 'cheer whoop triumph shout scream howl',
  rage: 'rage growl snarl bark thrash flail jerk gesticulate storm-about boo',
  stamp: 'stamp stomp tap drum',
  recoil: 'recoil flinch wince start startle jolt gasp gape gawk scare freeze blanch pale marvel dodge',
  collapse: 'collapse swoon faint fall die tumble vomit retch cough choke',
  yawn: 'yawn',
  sing: 'sing hum whistle yodel perform play recite speak',
  stretch: 'stretch',
  'fold-arms': 'fold-arms cross brace',
  motion: 'motion gesture mime',
}; // prettier-ignore

/** The verbs of all families, each with how it is played. */
export function gestureTable(): ReadonlyMap<string, Gesture> {
  return new Map(
    Object.entries(verbs).flatMap(([family, list]) =>
      list.split(' ').map((verb) => [verb.replaceAll('-', ' '), families[family as GestureFamily]] as const),
    ),
  );
}

/** How a verb is played; one that no family knows is a small motion of the hand. */
export const gestureOf = (table: ReadonlyMap<string, Gesture>, verb: string): Gesture =>
  table.get(verb) ?? families.motion;
