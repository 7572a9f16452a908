import { law, passes, type Law } from './law.ts';

/**
 * Gestures and emotes: they always pass, change nothing, and become animation. The first word of each is what LIGHT and
 * the stage know by name; verbs of the body, of feeling and of thought that are not here are gestures too.
 */
const gestures = `
applaud blush cry dance frown gasp grin groan growl laugh nod nudge ponder pout scream shrug sigh smile stare wink yawn
bow curtsy tremble sneer weep beckon salute wait think emote pray spit belch burp vomit drool panic boo hiss clap shush hush tut whoop gag retch huff puff grunt purr bark meow chirp limp keep burst lose die choose decide smoke fan scare recoil deflate
clap cheer snort scoff smirk glare scowl grimace wince flinch cringe shudder shiver quiver cower falter waver stiffen
tense relax breathe exhale pant gulp cough sneeze hiccup sniffle sob whimper wail moan howl snarl chuckle giggle snicker
cackle blink squint gape gawk gesture gesticulate motion signal fidget squirm writhe twitch start startle jolt stagger
reel sway totter rock fume bristle preen strut swagger posture pose sulk mope brood gloat beam glow pale redden flush
sweat blanch swoon faint collapse fall trip stumble slip tumble whirl pirouette twirl curtsey genuflect hesitate dither
linger shift squirm wriggle stretch slouch sag droop wilt perk crane cock tilt incline bob purse furrow knit arch cross
uncross fold_arms drum tap stamp stomp snap click flap flail thrash jerk recoil freeze melt soften harden brighten darken
calm steel brace compose collect_oneself listen_in fume seethe rage storm_about mime imitate mimic pretend act play_dead
flirt court woo wait_on attend observe_silence mourn grieve lament rejoice celebrate exult triumph despair hope dream
daydream count marvel wonder_at admire adore love hate loathe despise fear dread suspect trust ignore avoid forget regret pity
envy worship respect obey defy concentrate focus rehearse practise practice prepare perform sing hum whistle yodel
`;

const read = (): string[] => [...new Set(gestures.trim().split(/\s+/))].map((word) => word.replaceAll('_', ' '));

export const gesturingLaws = (): readonly Law[] =>
  read().map((verb) => law(verb, passes, { object: 'any', target: 'any', loose: 'always' }));
