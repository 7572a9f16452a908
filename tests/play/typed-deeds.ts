/** Deeds as people type them, and what each is to whom: written for this test. */
export interface TypedDeed {
  readonly play: 'elsinore' | 'baker-street' | 'midnight-cafe';
  readonly as: string;
  readonly types: string;
  /** `kind victim thing`, short ids; `-` where there is none; nothing where the deed is nobody's business. */
  readonly is: string;
  /** Put there first: `thing relation parent`. */
  readonly put?: readonly string[];
}

const of =
  (play: TypedDeed['play'], as: string) =>
  (types: string, is: string, ...put: string[]): TypedDeed => ({ play, as, types, is, put });

const nadia = of('midnight-cafe', 'actor:nadia');
const gus = of('midnight-cafe', 'actor:gus');
const theo = of('midnight-cafe', 'actor:theo');
const hamlet = of('elsinore', 'actor:hamlet');
const gertrude = of('elsinore', 'actor:gertrude');
const horatio = of('elsinore', 'actor:horatio');
const dora = of('baker-street', 'actor:dora');
const pell = of('baker-street', 'actor:pell');
const strake = of('baker-street', 'actor:strake');

const lin = 'actor:lin in place:cafe';
const atTable = [
  'actor:dora in place:dining-room',
  'actor:bodley in place:dining-room',
  'actor:cecily in place:dining-room',
];
const inStudy = ['actor:strake in place:study', 'actor:amory in place:study', 'actor:bodley in place:study'];

export const typedDeeds: readonly TypedDeed[] = [
  // Blows and worse.
  nadia('(slaps Theo)', 'harm theo -'),
  gus('(kicks Theo in the shin)', 'harm theo -'),
  theo('(punches Gus on the nose)', 'harm gus -'),
  nadia('(shoves Gus against the jukebox)', 'harm gus -'),
  gus('(throws the cup of coffee at Nadia)', 'harm nadia coffee'),
  theo('(pours the chamomile over Gus)', 'harm gus tea'),
  nadia('（把咖啡泼在Theo身上）', 'harm theo coffee'),
  nadia('（打了格斯一耳光）', 'harm gus -'),
  hamlet('(stabs Gertrude with the dagger)', 'harm gertrude -'),
  hamlet('(strangles the Queen)', 'harm gertrude -'),
  gertrude('(slaps her son in the face)', 'harm hamlet -'),
  gertrude('(throws the looking glass at Hamlet)', 'harm hamlet mirror'),
  dora('(hits Strake with the umbrella)', 'harm strake -'),
  strake('(pushes Bodley aside)', 'harm bodley -'),
  strake('(throws the watch at Dora)', 'harm dora watch'),
  // Weapons.
  hamlet('(draws the dagger)', 'threaten gertrude dagger', 'actor:polonius in place:gallery'),
  hamlet('(points the dagger at Gertrude)', 'threaten gertrude dagger'),
  hamlet('(holds the dagger to the Queen’s throat)', 'threaten gertrude dagger'),
  hamlet('（拔出匕首）', 'threaten gertrude dagger', 'actor:polonius in place:gallery'),
  horatio('(takes the halberd and points it at Torben)', 'threaten torben halberd'),
  strake('(raises the poker)', 'threaten - poker', ...inStudy, 'prop:poker heldBy actor:strake'),
  strake('(points the poker at Amory)', 'threaten amory poker', ...inStudy, 'prop:poker heldBy actor:strake'),
  dora('(threatens Strake with the umbrella)', 'threaten strake umbrella'),
  // Theft, and hands laid on what others have.
  nadia('(steals Gus’s phone)', 'theft gus phone'),
  nadia('(snatches the umbrella from Theo)', 'theft theo duck'),
  gus('(takes Theo’s notes)', 'theft theo notes'),
  gus('(takes the tip jar)', 'theft nadia jar'),
  gus('（抢走西奥的雨伞）', 'theft theo duck'),
  theo('(grabs the envelope)', 'theft lin envelope', lin),
  theo('(takes Mrs Lin’s umbrella)', 'theft lin grey', lin),
  hamlet('(snatches the key from Gertrude)', 'theft gertrude key'),
  hamlet('(takes the shawl)', 'theft gertrude shawl'),
  horatio('(takes the keys from Torben)', 'theft torben keys'),
  horatio('(pockets the tally stick)', 'theft torben tally'),
  horatio('(takes the tally stick)', ''),
  dora('(takes the doctor’s bag)', 'theft amory bag'),
  pell('(steals the watch)', 'theft strake watch'),
  pell('(pulls the ribbon from Cecily’s hair)', 'theft cecily ribbon'),
  dora('(takes the spectacles off Amory’s nose)', 'theft amory spectacles'),
  dora('（偷走医生的包）', 'theft amory bag'),
  // Hands.
  nadia('(hugs Gus)', 'touch gus -'),
  nadia('(kisses Mrs Lin on the cheek)', 'touch lin -', lin),
  gus('(pats Theo on the shoulder)', 'touch theo -'),
  gus('（轻轻拍拍西奥的肩膀）', 'touch theo -'),
  theo('(pokes Gus)', 'touch gus - rough'),
  theo('(pinches Gus’s cheek)', 'touch gus - rough'),
  hamlet('(takes his mother’s hand)', 'touch gertrude -'),
  gertrude('(strokes Hamlet’s hair)', 'touch hamlet -'),
  gertrude('(pulls Hamlet’s hair)', 'touch hamlet - rough'),
  pell('(puts a hand on Cecily’s arm)', 'touch cecily -'),
  dora('(tickles Bodley)', 'touch bodley - rough'),
  strake('(grabs Dora by the collar)', 'touch dora - rough'),
  // Gifts.
  nadia('(gives Theo the coffee)', 'gift theo coffee'),
  nadia('(offers the chamomile to Mrs Lin)', 'gift lin tea', lin),
  gus('（把彩票送给Nadia）', 'gift nadia ticket'),
  hamlet('(hands the dagger to Gertrude)', 'gift gertrude dagger'),
  hamlet('(puts the shawl on Gertrude)', 'gift gertrude shawl'),
  pell('(gives Dora the peppermints)', 'gift dora peppermints'),
  // What is spoilt, eaten and drunk.
  nadia('（把笔记撕成两半）', 'destruction theo notes'),
  hamlet('(breaks the mirror)', 'destruction gertrude mirror'),
  hamlet('(throws the stool at the mirror)', 'destruction gertrude mirror'),
  dora('(smashes the full cup)', 'destruction bodley cup', ...atTable),
  theo('(drinks the coffee)', 'consuming nadia coffee'),
  gus('(opens the cake box and eats the cake)', 'consuming nadia cake'),
  hamlet('(drinks the wine)', 'consuming gertrude goblet', 'prop:flagon in place:gallery'),
  dora('(eats the seed cake)', 'consuming bodley cake', ...atTable),
  nadia('(drinks the tea)', ''),
  // What and who was hidden.
  hamlet('(pulls the curtain aside)', 'laying-bare polonius -'),
  hamlet('(looks behind the curtain)', 'laying-bare polonius -'),
  dora('(opens Cecily’s reticule)', 'laying-bare cecily reticule'),
  dora('(opens the doctor’s bag)', 'laying-bare amory bag'),
  dora('(reads Pell’s notebook)', 'laying-bare pell notebook'),
  gus('(searches Theo)', 'laying-bare theo -'),
  // Manners.
  nadia('(spits at Gus)', 'mockery gus -'),
  theo('(laughs at Gus)', 'mockery gus -'),
  dora('(sneers at Strake)', 'mockery strake -'),
  gus('(burps)', 'indecorum - -'),
  gus('(dances on the counter)', 'indecorum nadia counter'),
  theo('(undresses)', 'undressing - -'),
  // Nobody’s business.
  nadia('(smiles at Gus)', 'courtesy gus -'),
  nadia("(shakes Gus's hand)", 'courtesy gus -'),
  nadia('(shakes hands with Gus)', 'courtesy gus -'),
  dora('(kisses Cecily’s hand)', 'touch cecily -'),
  theo('(bows to Nadia)', 'courtesy nadia -'),
  nadia('(goes to the jukebox)', ''),
  gus('(looks at Theo)', ''),
  gus('(turns to Nadia)', ''),
  theo('(opens the umbrella)', 'meddling - duck'),
  hamlet('(takes off the cloak)', 'dressing gertrude cloak'),
  gertrude('(turns her back on Hamlet)', 'shunning hamlet -'),
  hamlet('(points at the moon)', 'indicating gertrude -'),
  hamlet('(throws the goblet across the room)', 'rage gertrude goblet', 'prop:goblet heldBy actor:hamlet'),
  nadia('(sits on the floor)', 'squatting - -'),
  theo('(whistles a tune)', 'singing - -'),
  nadia('（坐在地上）', 'squatting - -'),
  // Done before others, and to none of them.
  hamlet('(kneels before Gertrude)', 'homage gertrude -'),
  gertrude('(opens the closet door)', ''),
  pell('(writes in the notebook)', ''),
  pell('(shows Strake the notebook)', 'showing strake notebook'),
  theo('(bursts into tears)', 'grief - -'),
  theo('(yawns at Gus)', 'boredom gus -'),
  theo('(sneezes)', 'ailing - -'),
  gus('(kicks the jukebox)', 'battering nadia jukebox'),
  gus('(spills the coffee on the counter)', 'spilling nadia coffee'),
  hamlet('(blows out the candle)', 'darkening gertrude candle'),
  hamlet('(lies down on the bed)', 'lying-down gertrude bed'),
  strake('(kisses the corpse)', 'the-dead harbottle -', ...inStudy),
  strake('(kicks the corpse)', 'the-dead harbottle - rough', ...inStudy),
  strake('(points at Dora)', 'pointing dora -'),
  theo('(whispers to Nadia)', 'whispering nadia -'),
  strake('(looks at the watch)', ''),
];
