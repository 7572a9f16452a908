/**
 * What is plain to whoever reads the schemas in code, and not to an author: `what it belongs to . field`, and what it is.
 * Whatever has a comment in the schemas is not here.
 */
const table = `
play.title: What the play is called.
play.about: What it is about, in a few sentences: for the playbill and for models.
play.language: The language it is written in, such as en or zh; English unless said.
play.acts: The plan: acts, their scenes, their points. Left out where the script is the plan.
play.consequences: What follows from what, wherever the play stands.
play.cast: Who plays, in order: the names of the files in cast/.
play.setting: When and in what kind of story we are.
play.patience: How long a point may go without progress before somebody is helped along.
patience.seconds: Seconds without progress before the next help.
patience.turns: Turns without progress before the next help.
cases.id: A short name of its own: the-partner.
cases.title: What readers are told it was called, afterwards.
matters.id: A short name of its own: voices-at-ten.
acts.id: A short name of its own.
acts.title: What it is called.
acts.goals: What each wants from now on, by their names.
acts.scenes: Its scenes, in order.
goals.public: What everybody may know.
goals.private: What only they know.
goal.public: What everybody may know.
goal.private: What only they know.
scenes.id: A short name of its own.
scenes.title: What it is called.
scenes.place: Where it plays.
scenes.points: What must come about in it, in order.
places.entity: Who or what is put somewhere.
places.at: Where they are put; null takes them out of sight until they enter.
points.id: A short name of its own: the-noise.
points.description: What is going on, for whoever plays here.
points.enters: Who comes in when the point begins.
points.leaves: Who goes when it is over.
points.flag: What ends it.
enters.actor: Who comes.
enters.at: Where they come to.
enters.narration: How that is told.
flag.when: The condition that meets it. Without one a model judges, or the point is over once a road has been played.
needs.when: What must hold first.
needs.missing: What is said to be missing where it does not.
trajectories.id: A short name of its own.
trajectories.description: What is different on this road, in a sentence.
trajectories.beats: What is played on it, in order.
beats.id: A short name of its own.
beats.actor: Who plays it.
beats.to: To whom.
otherwise.narration: How it is told.
otherwise.changes: What is so afterwards.
consequences.id: A short name of its own.
consequences.when: Once this holds, it comes about.
consequences.changes: What is so afterwards.
consequences.narration: How it is told.
endings.id: The name a point's ending has.
endings.title: What readers are told it is called.
change.entity: Who or what changes.
change.property: at, for a new place, or a state.
change.value: What it is then; as a place null is gone for good.
condition.all: All of these hold.
condition.any: One of these holds.
condition.not: This does not hold.
condition.atLeast: So many of them, or so many seconds.
condition.of: Of these; or what was heard or seen.
condition.entity: Who or what it is about.
condition.state: States and the values they have: open: true.
condition.at: Where it is.
condition.within: Somewhere inside this, in hand, under the bed or behind the curtain there.
condition.done: Somebody has done this.
condition.said: Somebody has said this.
condition.witness: Who saw or heard it.
condition.told: Somebody has told this matter, in whatever words.
condition.knows: Who knows the matter, from before or because it was told to them.
condition.matter: Which matter.
condition.played: This role is played by a person.
condition.case: This case was drawn.
condition.named: One of the play's own conditions.
condition.beat: This beat has been played.
condition.point: This point has been reached.
condition.secondsInto: How long the play, act, scene or point lasts already.
done.by: Who did it.
done.verb: One of these verbs: stab, strike.
done.object: To what.
done.target: With, onto or to what.
done.since: How far back it counts; the whole play unless said.
said.by: Who said it.
said.to: To whom.
said.words: Any of these words or phrases, said and meant.
said.without: None of these in it.
said.act: What is done by saying it, in whatever words: promise.
said.about: Whom or what it concerns.
said.since: How far back it counts; the whole play unless said.
told.matter: What was told.
told.by: Who told it.
told.to: Somebody who heard it.
told.since: How far back it counts; the whole play unless said.
of.done: Somebody has done this.
of.said: Somebody has said this.
world.places: Rooms, streets, gardens.
world.props: Everything else that is not a person.
world.order: Ids in the order a scene file had them; nobody needs to write this.
places.id: A short name of its own: kitchen.
places.name: What people call it: the kitchen.
places.aliases: What else it is called, in any language.
places.description: What one sees who looks.
places.state: How it is at the start: dark: true.
places.exits: Where one can go from here.
exits.direction: Which way: north, up, out.
exits.to: Where it leads.
exits.door: The door in it.
props.id: A short name of its own: dagger.
props.name: What people call it: bare dagger.
props.aliases: What else it is called, in any language.
props.description: What one sees who looks.
props.state: How it is at the start: open: false.
props.at: Where it is at the start.
props.traits: What it is good for.
staging.style: The age its rooms and things look like.
staging.horizon: What is seen far off, behind a place in the open and through windows; what the style has, where nothing is said.
staging.light: The light of the evening.
staging.rooms: Rooms on the floor plan.
staging.doorways: Openings between rooms.
staging.placements: Where things and people stand.
staging.looks: What people look like, where it is not in their own files.
light.mood: The light of an hour or of a moment.
light.warm: The colour of lamps and fire.
light.cold: The colour of sky and moon.
light.cues: Changes of light.
cues.point: While this point is played.
cues.mood: The light it changes to.
cues.warm: The colour of lamps and fire.
cues.cold: The colour of sky and moon.
rooms.height: How high it is, in metres.
rooms.outdoors: Whether it is under the sky.
rooms.walls: What its walls are made of.
rooms.windows: Its windows.
windows.wall: The wall it is in.
windows.width: In metres.
windows.height: In metres.
windows.sill: How high it begins, in metres.
doorways.between: The two places it joins.
doorways.at: Where along the wall its middle is: 0 is the western or southern end, 1 the other.
doorways.width: In metres.
doorways.height: In metres.
placements.up: How high above the floor, in metres.
placements.massKg: What it weighs, where the form's own is not it.
placements.colour: Its colour.
looks.age: How old they look.
looks.heightMeters: How tall they are.
looks.shape: The outline of the body.
looks.build: Parts of the body, as factors of the outline.
looks.skin: The colour of the skin.
looks.face: The parts of the face.
looks.hair: Hair and beard.
looks.hat: What is on the head.
looks.spectacles: Whether they wear any; raised is on the forehead.
looks.glasses: Of which kind.
looks.dress: What they wear.
build.shoulders: How broad the shoulders are.
build.hips: How broad the hips are.
build.girth: How stout the trunk is.
build.waist: How wide the waist is.
build.belly: Metres.
build.head: How large the head is.
build.limbs: How thick arms and legs are.
face.shape: The outline of the head.
face.noseKind: The kind of nose.
face.wide: How wide the head is.
face.long: How long the head is.
face.jaw: How broad the jaw is.
face.chin: How far the chin comes forward.
face.cheeks: How full the cheeks are.
face.nose: How far the nose comes forward.
face.noseWide: How wide the nose is.
face.ears: How large the ears are.
face.eyes: How large the eyes are.
face.brows: How heavy the brows are.
hair.cut: How it is cut.
hair.colour: Its colour.
hair.beard: The beard.
hat.kind: Which hat.
hat.colour: Its colour.
hat.trim: The colour of its band, badge or feather.
dress.garment: What is worn over all.
dress.cloth: Its colour.
dress.pattern: What is woven into it or printed on it.
dress.trim: What it is edged, buttoned or tied with.
dress.legs: The colour of trousers or stockings.
dress.footwear: What is on the feet.
dress.shoes: Its colour.
dress.gloves: Their colour, or none.
dress.cape: Its colour, or none.
dress.shawl: Its colour, or none.
dress.scarf: Its colour, or none.
state.open: Whether it is open.
state.locked: Whether it is locked.
state.on: Whether it is switched on.
state.lit: Whether it gives light.
state.burning: Whether it burns.
state.broken: Whether it is broken.
state.cut: Whether it is cut through.
state.torn: Whether it is torn.
state.dirty: Whether it is dirty.
state.wet: Whether it is wet.
state.liquid: Which liquid is in it: wine.
state.amount: How much of it, 1 is full.
state.written: What somebody wrote on it.
state.revealed: Whether somebody has found what was hidden.
state.wielded: Whether it is drawn, of a weapon in hand.
state.posture: standing, sitting, lying or kneeling.
state.hurt: Whether they are hurt.
state.dead: Whether they are dead.
cast.name: What people call them; the name of the file unless said.
cast.aliases: What else they are called, in any language.
cast.description: What one sees who looks.
cast.state: How they are at the start: posture: sitting.
cast.at: Where they are at the start; null is nowhere yet.
cast.pronouns: How one speaks of them; they unless said.
cast.persona: Who they are: what stays the same through the play.
cast.goal: What they want.
cast.manner: How they speak where no line of theirs was written.
cast.relationships: How they stand to others, by their names: “My mother. I cannot look at her.”
cast.desires: What they would do of their own accord.
cast.lines: Their line book, where it is not in lines/.
cast.looks: What they look like.
moods.mood: How they come to the play.
moods.chance: How often, 0 to 1.
knows.matter: Which matter.
knows.source: How they came by it.
knows.secret: What has to be so before it is told.
instead.says: Ways to say it.
manner.rhythm: How long their sentences are.
desires.id: A short name of its own.
desires.to: To whom.
desires.when: Only while this holds.
`;

/** By `what it belongs to.field`. */
export const plainWords: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [key = '', text = ''] = line.split(/: (.*)/);
      return [key, text];
    }),
);
