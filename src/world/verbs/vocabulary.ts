import type { Verb, VerbName } from '../../drama/verb.ts';
import type { WordIn } from '../../kit/word-list.ts';

/**
 * The English words for our verbs, besides their names; `_` joins a verb with the particle it needs (`pick_up`). A word
 * stands in one row only; what is not here is looked up in WordNet.
 */
const vocabulary = {
  'take inventory': 'inventory take_stock',
  take: 'get grab seize snatch_up collect fetch retrieve gather acquire obtain procure pick pick_up take_up scoop scoop_up gather_up snag swipe pluck claim lift_up get_hold take_hold grab_hold confiscate take_down take_back take_away collect_up',
  steal: 'rob pilfer filch purloin pickpocket snatch wrest nick',
  drop: 'put_down set_down lay_down release let_go let_fall discard dump throw_down cast_down leave_behind drop_down throw_away toss_aside cast_aside throw_aside fling_down toss_down let_drop relinquish',
  put: 'place set lay insert deposit position stick slip stuff tuck stow plant prop set_up put_back replace return put_up slot dip hang hang_up drape pile stack store load arrange insert_in lay_out spread pin nail attach push_in slide park wrap jam cram file',
  'put away': 'stash stow_away tuck_away pocket put_by',
  give: 'feed hand pass offer present deliver hand_over pass_over give_over give_back hand_back proffer bestow award entrust surrender tender lend bequeath donate hold_out serve supply yield_up bring',
  show: 'display exhibit flash',
  throw: 'toss hurl fling cast chuck lob sling pitch throw_out throw_at launch flick toss_over throw_over',
  eat: 'devour consume gobble munch chew nibble swallow eat_up chomp polish_off wolf wolf_down ingest partake',
  drink: 'sip quaff gulp swig guzzle down drain drink_up drink_from imbibe slurp swill knock_back toss_back toss_off',
  taste: 'bite bite_into bite_off lick sample savour savor',
  go: "walk run move head stride march wander stroll saunter proceed travel cross hurry rush dash race hasten make_for make_one's_way advance approach come come_over go_over walk_over cross_over rush_over run_over walk_up go_up come_up go_down walk_down run_up run_down dart sprint trot tiptoe creep sneak slink shuffle stagger stumble limp hobble lurch wend journey repair return_to go_back walk_back come_back run_off run_away walk_away go_away flee escape retire steal_away storm_off slip_away slip_out hurry_out rush_out go_out walk_out run_out stride_out storm go_in walk_in come_in burst_in rush_in charge glide drift jog amble bound skip march_off march_out stalk prowl make_way pass_through go_through cross_to swim trudge tread roam crawl drag_oneself approach_to navigate step_in step_into step_out step_through step_inside step_outside step_to step_up_to near",
  drive: 'ride steer sail row pedal drive_off',
  step: 'back_away back_off back_up step_back step_forward step_aside step_closer step_away step_up step_down draw_back draw_near draw_closer draw_nearer move_closer move_back move_away move_aside move_forward move_over recoil retreat shrink_back fall_back edge edge_away inch pace_back come_forward come_closer come_near get_closer close_in stand_back stand_aside back retreat_from lunge sidle',
  pace: 'pace_up pace_around',
  enter:
    'get_in get_into climb_in climb_into board get_inside crawl_in crawl_into embark hop_in hop_into jump_in jump_into go_inside burst_into mount get_on get_onto climb_on climb_onto hop_on hop_onto jump_on jump_onto step_onto step_on clamber_onto',
  exit: "exeunt step_off hop_down leave depart get_out get_off climb_out climb_off dismount exit_from disembark alight crawl_out come_out emerge climb_down get_down hop_off hop_out jump_off clear_out quit vacate take_one's_leave",
  climb: 'scale ascend clamber climb_up shin climb_over clamber_up clamber_over descend',
  look: 'see gaze peer glance look_up look_down look_around look_about look_round glance_at peek_at gaze_at look_over look_in look_into look_through look_on look_back look_away glance_over glance_back glance_up glance_down glance_around look_out peer_in peer_into peer_under peer_behind peer_at contemplate regard behold eye observe view',
  watch: 'spy_on keep_watch',
  examine:
    'inspect study check scrutinise scrutinize survey investigate analyse analyze size_up check_out appraise examine_closely take_in',
  search:
    'rummage ransack frisk rifle explore scour comb rummage_through rummage_in search_through search_in pat_down look_inside',
  find: 'look_for search_for seek hunt_for locate search_out discover hunt',
  read: 'peruse scan skim read_out read_aloud read_over read_from leaf_through flip_through thumb_through page_through decipher consult',
  listen: 'hear eavesdrop overhear listen_to listen_at listen_for listen_in',
  smell: 'sniff inhale sniff_at',
  open: 'unfasten uncover unwrap unroll unfold unseal uncork unstopper open_up throw_open pull_open push_open fling_open swing_open prise_open pry_open force_open draw_open slide_open crack_open flip_open tear_open break_open kick_open lift_open pull_back pull_aside draw_aside part throw_back fling_back whisk_aside pry prise yank_open jerk_open rip_open flip_up',
  close:
    'shut slam close_up pull_shut push_shut slam_shut draw_shut pull_to fasten cork stopper cover draw_closed slide_shut swing_shut snap_shut slide_closed pull_closed push_closed kick_shut',
  lock: 'bolt latch padlock bar lock_up secure',
  unlock: 'unbolt unlatch unbar',
  'switch on': 'toggle_on turn_on flick_on flip_on activate power_on power_up start start_up boot boot_up fire_up',
  'switch off':
    'toggle_off turn_off flick_off flip_off deactivate power_off power_down shut_off turn_out shut_down put_off',
  toggle: 'flip switch',
  wear: 'put_on don slip_on slip_into pull_on throw_on equip buckle_on strap_on clap_on draw_on',
  'take off':
    'unequip doff strip_off pull_off shed slip_off shrug_off unwear peel_off undo throw_off cast_off kick_off',
  remove:
    'extract take_from pull_from remove_from fish_out lift_out take_out_of pull_out_of detach unpin unhook dislodge',
  draw: 'unsheathe unsheath whip_out take_out pull_out draw_out brandish wield produce bring_out bare draw_forth pull_forth ready slide_out bring_forth unholster draw_from',
  sheathe: 'unwield sheath resheathe holster scabbard',
  hold: 'clutch grip clasp grasp clench cling hang_on hold_on cradle hold_onto cling_to hang_onto keep_hold keep_hold_of bear tote lug finger handle heft weigh toy fiddle fidget tighten hold_tight hold_close',
  raise: 'lift hold_up hoist elevate hold_aloft lift_aloft lift_high raise_up heave',
  attack:
    'lunge_at assault fight assail set_upon fall_upon charge_at duel battle wrestle grapple tackle fly_at ambush besiege maul',
  hit: 'punch slap kick beat thump whack smack cuff box clout pummel bash batter wallop thrash swat club bludgeon hammer lash whip cane flog spank knee elbow headbutt pound hit_out bang knock_down knock_out punch_out sock',
  strike: 'smite strike_at strike_down',
  stab: 'pierce impale spear skewer gore knife run_through lance bayonet stab_at jab thrust gouge prick',
  shoot: 'fire gun_down fire_at shoot_at shoot_down blast snipe discharge open_fire',
  slash: 'hack slash_at swing_at hack_at cleave',
  kill: 'murder slay assassinate execute dispatch finish_off slaughter do_in butcher behead decapitate',
  strangle: 'choke throttle smother suffocate garrotte garrote',
  aim: 'take_aim aim_at level sight',
  parry: 'deflect fend_off ward_off dodge duck evade sidestep',
  break:
    'smash shatter crack snap demolish destroy wreck crush break_up break_down smash_up kick_in bust splinter fracture damage ruin smash_down trample',
  cut: 'slice carve chop cut_up cut_off cut_down cut_through sever slit chop_up slice_up saw snip trim cut_open dice whittle cut_free peel slit_open hew shear lop lop_off',
  tear: 'rip shred tear_up rip_up tear_off rip_off tear_down rip_down tear_apart rip_apart tear_out rip_out',
  burn: 'incinerate set_fire set_alight torch burn_up burn_down char scorch cremate set_on_fire singe',
  light: 'ignite kindle light_up set_light',
  extinguish: 'blow_out put_out snuff snuff_out douse quench stub_out stamp_out pinch_out',
  cook: 'bake boil roast fry grill heat heat_up simmer stew brew poach',
  pour: 'decant pour_into pour_from splash pour_on drip ladle',
  'pour out': 'spill tip_out pour_away slop upend spill_out',
  empty: 'empty_out unload dump_out unpack',
  fill: 'refill fill_up top_up replenish top_off',
  wash: 'rinse scrub bathe launder wash_up wash_off cleanse soak',
  wipe: 'wipe_off wipe_away dab mop mop_up wipe_down dry dry_off',
  clean: 'polish dust tidy sweep sweep_up clean_up clean_off shine buff tidy_up',
  dirty: 'soil smear stain muddy besmirch smudge befoul',
  write:
    'underline circle erase cross_out strike_out scratch_out scribble scrawl jot inscribe pen jot_down write_down note_down write_on write_in compose engrave sketch doodle mark',
  sign: 'autograph initial countersign',
  fold: 'fold_up crease roll_up crumple scrunch crumple_up',
  seal: 'seal_up',
  sit: 'sit_down be_seated seat perch sit_on sit_in sit_at plop_down plump_down settle settle_down sink_into slump slump_into slump_down sit_back collapse_into lounge settle_into ease_into sink_onto sit_up flop_into flop_down',
  lie: 'lie_down recline stretch_out lie_back lie_on sprawl lie_in flop_onto collapse_onto',
  stand: 'stand_up get_up rise arise jump_up leap_up spring_up rise_up scramble_up struggle_up',
  straighten: 'straighten_up unbend',
  kneel: 'kneel_down genuflect',
  crouch: 'squat stoop hunker crouch_down squat_down duck_down hunch hunker_down',
  bend: 'bend_down bend_over bend_forward stoop_down',
  lean: 'lean_over lean_forward lean_in lean_down lean_closer lean_across lean_toward lean_back lean_against lean_on lean_out',
  sleep: 'nap doze doze_off fall_asleep drift_off nod_off slumber go_to_sleep snooze',
  wake: 'awaken rouse wake_up awake waken',
  hide: 'conceal hide_behind hide_under hide_in secrete slip_behind crawl_under crawl_behind step_behind crouch_behind crouch_under get_behind get_under go_behind go_under dive_behind dive_under',
  peek: 'peep peek_out peep_out peer_out peek_through peep_through peek_from peek_behind peek_around peek_in',
  touch: 'ruffle tousle feel stroke caress pat tap brush fondle pet poke prod brush_against tickle trace press_against',
  rub: 'massage scratch chafe scuff',
  squeeze: 'press squash pinch wring knead',
  push: 'shove push_aside sweep_aside push_away push_back shove_aside shove_away push_over knock_over knock_off topple overturn tip tip_over upset push_off shoulder_aside press_button push_down jostle elbow_aside',
  pull: 'tug drag yank jerk haul tow tug_at pull_at drag_away pull_down yank_at pluck_at tug_on pull_away drag_out haul_up pull_up',
  turn: 'turn_to turn_toward turn_towards turn_around turn_round turn_back turn_away turn_from turn_aside turn_about face wheel wheel_on wheel_round wheel_around whirl whirl_round whirl_around whirl_on spin_round spin_around swing_round swing_around rotate spin twist crank revolve turn_over flip_over swivel wind wind_up screw unscrew dial',
  swing: 'swing_from',
  shake: 'rattle jiggle shake_out agitate',
  tie: 'bind tie_up knot tether hitch bind_up truss strap tie_to hook chain chain_up rope',
  untie: 'unbind unknot free set_free loosen unchain untether unstrap',
  knock: 'rap knock_on knock_at rap_on rap_at bang_on pound_on hammer_on thump_on beat_on hammer_at',
  ring: 'ring_for toll chime jingle peal',
  play: 'strum play_on play_upon sound drum toot',
  set: 'adjust set_to tune calibrate',
  use: 'utilise utilize employ operate work try_out apply',
  'plug in': 'connect plug',
  unplug: 'disconnect plug_out',
  type: 'type_in type_on key_in type_into',
  call: 'phone telephone ring_up call_up',
  buy: 'purchase pay_for',
  kiss: 'smooch peck',
  embrace: 'hug cuddle enfold',
  follow:
    'trail tail accompany go_after come_after pursue chase shadow go_with chase_after run_after escort come_along go_along tag_along hurry_after',
  lead: 'guide usher conduct',
  block: 'obstruct barricade intercept head_off impede block_off',
  corner: 'trap hem_in',
  guard: 'protect shield defend watch_over',
  help: 'assist aid help_up support steady',
  carry: 'carry_off carry_out carry_away carry_over',
  reach: 'reach_for reach_out reach_toward reach_into reach_in reach_under reach_behind grope reach_across extend',
  point: 'point_at point_to point_toward point_out indicate',
  wave: 'flourish wave_at wave_to wave_off wave_away wave_about',
  jump: 'leap hop vault spring bounce jump_over leap_over vault_over spring_over',
  dance: 'waltz dance_with jig pirouette',
  wait: 'pause linger stay remain freeze hesitate wait_for stand_by bide tarry idle loiter stop halt stay_put',
  think:
    'ponder consider reflect muse wonder meditate brood think_about think_of ruminate deliberate mull reason calculate recall remember weigh_up realise realize understand notice decide doubt',
  sing: 'hum croon',
  say: 'speak utter state declare remark announce add exclaim comment talk converse chat speak_to talk_to speak_with talk_with say_to mutter murmur mumble grumble stammer stutter recite pray swear curse boast brag confess admit joke jest gossip rant repeat insist protest complain hiss croak drawl cry_out call_out speak_up quote narrate chant lecture',
  'say yes': 'agree consent accept assent',
  'say no': 'disagree deny decline refuse',
  'say sorry': 'apologise apologize',
  answer: 'reply respond retort rejoin',
  ask: 'question inquire enquire interrogate request beg plead entreat implore beseech ask_for query demand quiz beg_for plead_with invite ask_about bid order command instruct urge summon',
  tell: 'inform notify explain report advise warn threaten remind tell_about promise greet thank hail welcome introduce accuse blame scold rebuke taunt mock insult flatter praise compliment congratulate comfort console reassure persuade convince encourage challenge address menace reproach chide berate tease provoke bless forgive pardon dismiss',
  whisper: 'whisper_to',
  shout: 'yell bellow roar holler shout_at yell_at shout_to call_to bawl snap_at shout_for call_for',
  toast: 'drink_to clink',
} as const satisfies Partial<Readonly<Record<VerbName, string>>>;

/** The words that mean a verb and are not its name. */
export type WordFor<V extends VerbName> = V extends keyof typeof vocabulary ? WordIn<(typeof vocabulary)[V]> : never;

/** Something that depends on the very word used: *slaps* and *kicks* are both our `hit`. */
export type ByWord<T> = { readonly [V in keyof typeof vocabulary]?: { readonly [W in WordFor<V>]?: T } };

export const byWord = <T>(table: ByWord<T>, verb: Verb, word: string | undefined): T | undefined =>
  word === undefined ? undefined : (table as Readonly<Record<string, Readonly<Record<string, T>>>>)[verb]?.[word];

/** A verb with the words for it. */
interface VocabularyEntry {
  readonly verb: VerbName;
  readonly words: readonly string[];
}

export const readVocabulary = (): VocabularyEntry[] =>
  Object.entries(vocabulary).map(([verb, words]) => ({
    verb: verb as keyof typeof vocabulary,
    words: words.split(' ').map((word) => word.replaceAll('_', ' ')),
  }));
