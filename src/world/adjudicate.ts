import type { Random } from '../kit/random.ts';
import type { Action } from '../drama/action.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { Refusal } from '../drama/refusal.ts';
import type { Verdict } from '../drama/verdict.ts';
import { bearerOf, isDead, isWithin, isHeldBy, isLocked, isOpen, isOpenable, isShut, placeOf } from './containment.ts';
import type { Attempt } from './grammar/attempt.ts';
import { bodyParts, contactVerbs, ownVerbs } from './grammar/english/body.ts';
import { abstractNouns } from './grammar/english/idioms.ts';
import { mention, mentionGroup, type Discourse } from './names/discourse.ts';
import { nameIndex, plainName } from './names/name-index.ts';
import type { NounPhrase } from './names/noun-phrase.ts';
import { pronounFits, resolve, type Asking, type Reference } from './names/resolve.ts';
import { narrateAspect, narrateDeed, narrateRefusal } from './narration.ts';
import { Deed, type ResolvedAction } from './rules/deed.ts';
import { isHelpless } from './rules/hands.ts';
import { liquidIn } from './rules/liquids.ts';
import { passes, type Access, type Law } from './rules/law.ts';
import { laws } from './rules/laws.ts';
import { listed, the, The } from './rules/naming.ts';
import { comeOutFor } from './rules/whereto.ts';
import { isAnachronism } from './setting/anachronism.ts';
import { isImpossible } from './setting/impossible.ts';
import { unseen, type Unseen } from './sight.ts';
import { verbClass } from './lexicon/verbs.ts';
import { untouchable } from './touch.ts';
import { has, thingOf, type Thing, type World } from './world.ts';

export interface Circumstances {
  readonly discourse: Discourse;
  readonly random: Random;
  readonly probe?: PhysicalProbe | undefined;
}

/** The narrator's ruling on one action, and the world as it leaves it. */
export interface Ruling {
  readonly action: Action;
  readonly verdict: Verdict;
  readonly world: World;
  readonly discourse: Discourse;
}

/** Rules on what an actor attempts. Plurals (*takes both cups*) become one ruling each; there is always at least one. */
export function adjudicate(world: World, actor: EntityId, attempt: Attempt, circumstances: Circumstances): Ruling[] {
  const subject = thingOf(world, actor);
  const judge = new Judge(world, subject, circumstances);
  const meant = judge.normalise(attempt);
  const group = judge.manyOf(meant);
  if (!group) return [judge.rule(meant)];
  const rulings: Ruling[] = [];
  let current = world;
  let { discourse } = circumstances;
  for (const thing of group) {
    const one: Attempt = { ...meant, object: { text: thing.name, head: '', adjectives: [], id: thing.id } };
    const ruling = new Judge(current, thingOf(current, actor), { ...circumstances, discourse }).rule(one);
    rulings.push(ruling);
    current = ruling.world;
    discourse = ruling.discourse;
  }
  const last = rulings.at(-1);
  if (last)
    rulings[rulings.length - 1] = {
      ...last,
      discourse: mentionGroup(
        last.discourse,
        group.map((thing) => thing.id),
      ),
    };
  return rulings;
}

/** What a slot turned out to be. */
type Slot =
  | { readonly thing: Thing; readonly unseen: Unseen | undefined }
  | { readonly word: string }
  | { readonly refusal: Refusal };

const backdrops = new Set('floor ground wall walls ceiling air room sky corner darkness dark shadow shadows distance space middle centre center audience crowd light fire smoke rain wind night moon sun stars horizon house stage world way path side end front chamber scene surroundings place area doorway threshold grass earth dirt floorboards nothing everyone everybody others nobody void silence'.split(' ')); // prettier-ignore

class Judge {
  constructor(
    private readonly world: World,
    private readonly subject: Thing,
    private readonly circumstances: Circumstances,
  ) {}

  /** Verbs whose meaning hangs on what they are done to. */
  normalise(attempt: Attempt): Attempt {
    const { verb, object, target } = attempt;
    if (verb === 'hide' && object) {
      const thing = this.glance(object);
      if (thing?.id === this.subject.id)
        return target
          ? ({ ...attempt, object: target, target: undefined } as unknown as Attempt)
          : { verb, word: attempt.word };
      if (target && thing?.kind === 'prop') return { ...attempt, verb: 'put' };
      if (!target && !attempt.preposition && thing?.kind === 'prop') return { ...attempt, verb: 'put away' };
    }
    if (asides.has(attempt.word) && object) {
      const thing = this.glance(object);
      if (thing && thing.kind === 'prop' && isOpenable(thing) && !has(thing, 'portable'))
        return { ...attempt, verb: 'open' };
    }
    if (verb === 'draw' && object) {
      const thing = this.glance(object);
      if (thing && isOpenable(thing) && !has(thing, 'weapon') && !has(thing, 'portable')) {
        return { ...attempt, verb: isOpen(thing) ? 'close' : 'open' };
      }
      const weapon = thing && (has(thing, 'weapon') || has(thing, 'sharp'));
      if (thing && !weapon && (target || !armsOnly.has(attempt.word))) return { ...attempt, verb: 'take' };
    }
    if (verb === 'put' && attempt.word === 'set' && !target && !attempt.preposition) return { ...attempt, verb: 'set' };
    if (verb === 'follow' && attempt.aspect === 'stops') {
      const { aspect: _aspect, ...rest } = attempt;
      return { ...rest, verb: 'unfollow' };
    }
    if (object && !attempt.part && manhandling.has(attempt.word) && this.glance(object)?.kind === 'actor') {
      return { ...attempt, verb: attempt.verb === 'take' && !attempt.word.includes(' ') ? 'hold' : 'pull' };
    }
    // Exit Hamlet. The name is who, not what.
    if (
      (verb === 'exit' || verb === 'enter') &&
      object &&
      attempt.preposition === undefined &&
      this.glance(object)?.id === this.subject.id
    ) {
      return this.withoutObject(attempt);
    }
    if (verb === 'exit' && attempt.word === 'leave' && object) {
      const thing = this.glance(object);
      if (thing?.kind === 'prop' && has(thing, 'portable'))
        return { ...attempt, verb: isHeldBy(thing, this.subject) ? 'drop' : 'wait' };
    }
    // puts rum in the cup: what is put is poured
    if (verb === 'put' && object && target && attempt.preposition === 'in') {
      const vessel = this.glance(object);
      if (vessel && liquidIn(vessel) === object.head) return { ...attempt, verb: 'pour' };
    }
    // puts the key on the table in the box: the key is on the table, the box is where it goes
    if (verb === 'put' && object?.where && target) {
      const thing = this.glance({ ...object, where: undefined } as unknown as NounPhrase);
      const first = this.glance(target);
      if (thing && first && isWithin(this.world, thing, first)) {
        return { ...attempt, target: object.where.phrase, preposition: object.where.preposition };
      }
    }
    if (verb === 'drop' && target) return { ...attempt, verb: 'put' };
    if (
      verb === 'block' &&
      object &&
      /^(way|path|exit|passage|door|doorway)$/.test(object.head) &&
      !this.glance(object)
    ) {
      return { verb, word: attempt.word };
    }
    return attempt;
  }

  private glance(phrase: NounPhrase): Thing | undefined {
    const found = resolve(phrase, this.asking());
    return found.kind === 'one' ? found.thing : undefined;
  }

  private asking(more: Partial<Asking> = {}): Asking {
    return {
      world: this.world,
      actor: this.subject,
      discourse: this.circumstances.discourse,
      probe: this.circumstances.probe,
      ...more,
    };
  }

  /** The things a plural or *all* stands for; nothing when the object is one thing. */
  manyOf(attempt: Attempt): readonly Thing[] | undefined {
    if (!attempt.object || attempt.object.id || attempt.part) return undefined;
    const law = laws().get(attempt.verb);
    if (law?.loose === 'always') return undefined;
    const target = attempt.target && this.glance(attempt.target);
    const from =
      target && attempt.preposition && ['from', 'off'].includes(attempt.preposition) ? attempt.target : undefined;
    const phrase: NounPhrase =
      from && attempt.object.quantity !== undefined && !attempt.object.where
        ? { ...attempt.object, where: { preposition: 'from', phrase: from } }
        : attempt.object;
    if (!mayBeMany(phrase)) return undefined;
    const found = resolve(
      phrase,
      this.asking({ suits: law?.suits, allHeld: handsDown.has(attempt.verb), except: target ? [target] : [] }),
    );
    if (found.kind === 'one' && phrase.quantity !== undefined) return [found.thing];
    if (found.kind !== 'many') return undefined;
    const spared = phrase.except && this.glance(phrase.except);
    return found.things.filter((thing) => thing.id !== spared?.id);
  }

  rule(said: Attempt): Ruling {
    const law = laws().get(said.verb);
    const attempt = this.withRecalled(said, law);
    const { setting } = this.world;
    const names = [attempt.verb, attempt.word];
    if (setting.forbids?.some((verb) => names.includes(verb.toLowerCase()))) {
      return this.refused(attempt, {}, { code: 'forbidden', reason: `In this play nobody may ${attempt.word}.` });
    }
    const allowed = setting.allows?.some((verb) => names.includes(verb.toLowerCase())) ?? false;
    if (isDead(this.subject))
      return this.refused(attempt, {}, { code: 'impossible', reason: `${The(this.subject)} is dead.` });
    if (isImpossible(attempt.verb) && !allowed) {
      return this.refused(
        attempt,
        {},
        { code: 'impossible', reason: `Nobody can ${attempt.word} here; the world does not allow it.` },
      );
    }
    if (this.isThroughWall(attempt) && !allowed) {
      return this.refused(attempt, {}, { code: 'impossible', reason: 'Walls are solid; nobody walks through them.' });
    }
    const own = this.ownPart(attempt);
    if (own)
      return this.passed(own, own.instrument ? { instrument: this.slot(own.instrument, undefined, law, {}) } : {});
    const slots = this.slots(attempt, law);
    if (attempt.aspect && attempt.aspect !== 'does' && attempt.aspect !== 'tries') return this.passed(attempt, slots);
    if (!law) return this.withoutLaw(attempt, slots, allowed);
    const complaint = this.complain(attempt, law, slots);
    if (complaint) return this.refused(attempt, slots, complaint);
    return this.carryOut(attempt, law, slots);
  }

  /** *takes the violin and begins to play*: what was spoken of last, where it is just the thing for the verb. */
  private withRecalled(attempt: Attempt, law: Law | undefined): Attempt {
    if (attempt.object || attempt.target || attempt.part || !law?.suits || !recalling.has(attempt.verb)) return attempt;
    const recent = this.circumstances.discourse.recent
      .map((id) => thingOf(this.world, id))
      .find(
        (thing) =>
          thing.kind === 'prop' &&
          (law.suits?.(thing, this.subject) ?? 0) > 1 &&
          !unseen(this.world, this.subject, thing),
      );
    return recent ? { ...attempt, object: { text: recent.name, head: '', adjectives: [], id: recent.id } } : attempt;
  }

  private isThroughWall(attempt: Attempt): boolean {
    return (
      attempt.preposition === 'through' &&
      /^(wall|walls|ceiling|floor)$/.test(attempt.object?.head ?? '') &&
      ['go', 'step', 'climb', 'reach'].includes(attempt.verb)
    );
  }

  /** [SHAPE4] His own eyes, her own hands: a gesture. Somebody else's become the object. */
  private ownPart(attempt: Attempt): Attempt | undefined {
    if (!attempt.part) return undefined;
    if (!attempt.object && !attempt.target) return attempt;
    if (attempt.object?.whose && attempt.object.pronoun) {
      const { pronoun } = attempt.object;
      const mine = pronounFits(pronoun, this.subject, { world: this.world });
      const other = resolve({ ...attempt.object, text: attempt.object.text }, this.asking());
      const someone = other.kind === 'one' || other.kind === 'tie';
      const plural = /^(hands|arms|eyes|lips|shoulders|fingers|fists|knees|brows|legs|feet)$/.test(attempt.part);
      const laid =
        attempt.verb === 'touch' &&
        /^(arm|shoulder|hand|sleeve|cheek|knee|back|wrist|elbow)$/.test(attempt.part) &&
        ['put', 'lay', 'place', 'rest', 'set', 'slide'].includes(attempt.word);
      const contact =
        laid ||
        contactVerbs.has(attempt.word) ||
        contactVerbs.has(attempt.verb) ||
        ['hit', 'stab', 'strike', 'kiss'].includes(attempt.verb);
      const own = ownVerbs.has(attempt.word) && !contactFirst.has(attempt.word) && !laid;
      const beaten =
        /^(beat|thump|pound|slap|smack|tap|strike)$/.test(attempt.word) &&
        /^(breast|chest|forehead|thigh|brow|head|knee)$/.test(attempt.part);
      if (mine && (!contact || own || plural || beaten || other.kind !== 'one')) return this.withoutObject(attempt);
      if (!mine && !someone) return this.withoutObject(attempt);
    }
    return undefined;
  }

  private withoutObject(attempt: Attempt): Attempt {
    const { object: _object, preposition: _preposition, ...rest } = attempt;
    return rest;
  }

  private slots(attempt: Attempt, law: Law | undefined): Slots {
    const slots: Slots = {};
    const hiding =
      attempt.target && ['from', 'under', 'behind', 'in', 'off'].includes(attempt.preposition ?? '')
        ? attempt.target
        : undefined;
    if (attempt.target) slots.target = this.slot(attempt.target, law?.suitsTarget, law, {});
    const cover = hiding && slots.target && 'thing' in slots.target ? slots.target.thing : undefined;
    const except =
      slots.target && 'thing' in slots.target && !attempt.object?.id && !attempt.object?.pronoun
        ? [slots.target.thing]
        : [];
    if (attempt.instrument) slots.instrument = this.slot(attempt.instrument, law?.suitsInstrument, law, {});
    const within = cover && (attempt.preposition === 'from' || attempt.preposition === 'off') ? cover : undefined;
    const searching = cover && cover.kind === 'prop' && !isShutContainer(cover) ? cover : undefined;
    if (attempt.object) slots.object = this.slot(attempt.object, law?.suits, law, { searching, except, within });
    return slots;
  }

  private slot(phrase: NounPhrase, suits: Law['suits'], law: Law | undefined, more: Partial<Asking>): Slot {
    let found: Reference = resolve(phrase, this.asking({ suits, ...more }));
    if (found.kind === 'none' && more.except && more.except.length > 0)
      found = resolve(phrase, this.asking({ suits, ...more, except: [] }));
    switch (found.kind) {
      case 'one':
        // A word for a later thing never means an earlier one: no flashlight is a torch.
        if (
          !phrase.id &&
          !phrase.pronoun &&
          !this.isNamed(found.thing, phrase) &&
          isAnachronism(phrase.text, this.world.setting)
        ) {
          return this.nothing(phrase, law);
        }
        return found;
      case 'many': {
        const [first] = found.things;
        return first ? { thing: first, unseen: undefined } : { word: phrase.text };
      }
      case 'tie':
        if (law?.loose === 'always') return { word: phrase.text };
        if (law && law.rule === passes && found.things[0]) return { thing: found.things[0], unseen: undefined };
        return {
          refusal: {
            code: 'ambiguous',
            reason: `That could be ${listed(found.things).replace(/ and (?=[^ ]* ?[^ ]*$)/, ' or ')}.`,
            candidates: found.things.map((thing) => thing.id),
          },
        };
      case 'none':
        return this.nothing(phrase, law);
    }
  }

  private isNamed(thing: Thing, phrase: NounPhrase): boolean {
    return nameIndex(this.world).byId.get(thing.id)?.words.has(phrase.head) ?? false;
  }

  /** [NAME2] A word for nothing here: scenery of the mind, a thing of another age, or a mistake. */
  private nothing(phrase: NounPhrase, law: Law | undefined): Slot {
    if (law?.loose === 'always') return { word: phrase.text };
    if (phrase.pronoun) {
      return { refusal: { code: 'incomplete', reason: `It is not clear who or what “${phrase.text}” is.` } };
    }
    if (phrase.quantity === 'all' || phrase.quantity === 'both') {
      return {
        refusal: { code: 'not-here', reason: `There is nothing here that could be meant by “${phrase.text}”.` },
      };
    }
    const place = placeOf(this.world, this.subject);
    if (place && /^(room|chamber|place|house|building|area|scene)$/.test(phrase.head))
      return { thing: place, unseen: undefined };
    if (law?.loose && (backdrops.has(phrase.head) || abstractNouns.has(phrase.head) || bodyParts.has(phrase.head)))
      return { word: phrase.head };
    if (backdrops.has(phrase.head)) return { word: phrase.head };
    if (isAnachronism(phrase.text, this.world.setting)) {
      return {
        refusal: { code: 'anachronism', reason: `There is no such thing as ${withArticle(phrase.text)} in this time.` },
      };
    }
    return { refusal: { code: 'unknown-object', reason: `There is no ${phrase.text} here.` } };
  }

  private withoutLaw(attempt: Attempt, slots: Slots, allowed: boolean): Ruling {
    const complaint = slots.object && 'refusal' in slots.object ? slots.object.refusal : undefined;
    const thing = slots.object && 'thing' in slots.object ? slots.object.thing : undefined;
    const idle =
      thing?.kind !== 'prop' ||
      attempt.preposition !== undefined ||
      !['social', 'stative', 'weather', 'emotion', 'body'].includes(verbClass(attempt.word) ?? '');
    if ((!attempt.unknown && idle) || allowed) {
      // A gesture no list has: it passes; only what is plainly a thing that is not there is refused.
      return this.passed(attempt, slots);
    }
    if (complaint && complaint.code === 'anachronism') return this.refused(attempt, slots, complaint);
    return this.refused(attempt, slots, {
      code: 'unknown-verb',
      reason: `Nobody here knows how to ${attempt.word}${slots.object && 'thing' in slots.object ? ` ${the(slots.object.thing)}` : ''}.`,
    });
  }

  /** Everything that can be wrong before the verb's own rules are asked. */
  private complain(attempt: Attempt, law: Law, slots: Slots): Refusal | undefined {
    for (const slot of [slots.object, slots.target, slots.instrument])
      if (slot && 'refusal' in slot) return slot.refusal;
    return (
      this.complainAccess(slots.object, law.object ?? 'touch', slots, attempt) ??
      this.complainAccess(slots.target, law.target ?? 'touch', slots, attempt) ??
      this.complainAccess(slots.instrument, 'touch', slots, attempt)
    );
  }

  private complainAccess(slot: Slot | undefined, access: Access, slots: Slots, attempt: Attempt): Refusal | undefined {
    if (!slot || !('thing' in slot) || access === 'any') return undefined;
    const { thing } = slot;
    if (thing.kind === 'place' || thing.id === this.subject.id) return undefined;
    if (access === 'hear') {
      const there = placeOf(this.world, thing);
      const here = placeOf(this.world, this.subject);
      return thing.kind === 'actor' &&
        there?.id !== here?.id &&
        attentive.has(attempt.verb) &&
        !attentive.has(`not ${attempt.word}`)
        ? { code: 'not-here', reason: `${The(thing)} is not here to hear it.` }
        : undefined;
    }
    if (slot.unseen)
      return this.describeUnseen(thing, slot.unseen, slots, slot === slots.object ? attempt.object : undefined);
    if (access !== 'touch') return undefined;
    const barrier = untouchable(this.world, this.subject, thing, this.circumstances.probe);
    if (!barrier) return undefined;
    const source = slots.target && 'thing' in slots.target ? slots.target.thing : undefined;
    if (barrier.by && source && barrier.by.id === source.id) return shutRefusal(barrier.by);
    const reason = barrier.by
      ? `${The(barrier.by)} is in between.`
      : `${The(thing)} is out of ${the(this.subject)}'s reach.`;
    return { code: barrier.code, reason };
  }

  private describeUnseen(thing: Thing, hidden: Unseen, slots: Slots, phrase: NounPhrase | undefined): Refusal {
    const source = slots.target && 'thing' in slots.target ? slots.target.thing : undefined;
    if (hidden.by && source && hidden.by.id === source.id && isShut(hidden.by)) return shutRefusal(hidden.by);
    // In the words of the one who asked: a refusal never names what they could not know.
    const named =
      !phrase ||
      phrase.id ||
      phrase.pronoun ||
      nameIndex(this.world).byFull.get(plainName(phrase.text))?.includes(thing.id);
    const said = named ? the(thing) : withThe(phrase);
    switch (hidden.code) {
      case 'dark':
        return { code: 'dark', reason: `It is too dark to make out ${said}.` };
      case 'not-here':
        return { code: 'not-here', reason: `${upper(said)} is not here.` };
      default:
        return { code: 'not-visible', reason: `${The(this.subject)} sees no sign of ${said} here.` };
    }
  }

  private carryOut(attempt: Attempt, law: Law, slots: Slots): Ruling {
    let resolved = this.resolved(attempt, slots);
    let deed = new Deed(this.world, resolved, this.circumstances.probe);
    if (resolved.object === undefined && law.assumes) {
      const assumed = law.assumes(deed);
      if (assumed) {
        resolved = { ...resolved, object: assumed.id };
        deed = new Deed(this.world, resolved, this.circumstances.probe);
      }
    }
    const missing = law.needs?.find((need) => resolved[need] === undefined);
    if (missing) {
      const word = missing === 'object' ? resolved.objectWord : resolved.targetWord;
      if (word !== undefined)
        return law.loose
          ? this.ruled(attempt, deed, undefined)
          : this.refused(attempt, slots, {
              code: backdrops.has(word) ? 'not-portable' : 'unknown-object',
              reason: `One cannot ${resolved.word} the ${word}.`,
            });
      if (!(missing === 'target' && floorWord(resolved.targetWord))) {
        return this.refused(attempt, slots, {
          code: 'incomplete',
          reason:
            missing === 'object'
              ? `${The(this.subject)} must say what to ${resolved.word}.`
              : `${The(this.subject)} must say to whom.`,
        });
      }
    }
    const bearer = deed.object && tampering.has(law.verb) ? bearerOf(this.world, deed.object) : undefined;
    if (deed.object && bearer && bearer.id !== this.subject.id && !isHelpless(bearer)) {
      return this.refused(attempt, slots, { code: 'held-by-other', reason: `${The(bearer)} has ${the(deed.object)}.` });
    }
    const needsHands = (law.object ?? 'touch') === 'touch';
    const outing = needsHands && deed.object ? comeOutFor(deed, deed.object) : undefined;
    return this.ruled(attempt, deed, outing ?? law.rule(deed));
  }

  private ruled(attempt: Attempt, deed: Deed, refusal: Refusal | undefined): Ruling {
    if (refusal) return this.refusedAs(deed.action, attempt, refusal);
    return {
      action: this.report(attempt, deed.action),
      verdict: {
        ok: true,
        code: null,
        reason: null,
        changes: deed.changes,
        narration: narrateDeed(deed, this.circumstances.random),
      },
      world: deed.world,
      discourse: this.spokenOf(deed.action),
    };
  }

  private resolved(attempt: Attempt, slots: Slots): ResolvedAction {
    const id = (slot: Slot | undefined): EntityId | undefined => (slot && 'thing' in slot ? slot.thing.id : undefined);
    const word = (slot: Slot | undefined, phrase: NounPhrase | undefined): string | undefined =>
      slot && 'word' in slot ? slot.word : slot && 'refusal' in slot ? phrase?.text : undefined;
    const all = {
      verb: attempt.verb,
      word: attempt.word,
      subject: this.subject.id,
      object: id(slots.object),
      objectWord: word(slots.object, attempt.object),
      target: id(slots.target),
      targetWord: word(slots.target, attempt.target),
      instrument: id(slots.instrument),
      preposition: attempt.preposition,
      part: attempt.part,
      direction: attempt.direction,
      manner: attempt.manner,
      aspect: attempt.aspect,
    };
    return defined(all) as unknown as ResolvedAction;
  }

  private passed(attempt: Attempt, slots: Slots): Ruling {
    const resolved = this.resolved(attempt, slots);
    const carried = !attempt.aspect || attempt.aspect === 'does' || attempt.aspect === 'tries';
    return {
      action: this.report(attempt, resolved),
      verdict: {
        ok: true,
        code: null,
        reason: null,
        changes: [],
        narration: carried
          ? narrateDeed(new Deed(this.world, resolved), this.circumstances.random)
          : narrateAspect(this.world, resolved),
      },
      world: this.world,
      discourse: this.spokenOf(resolved),
    };
  }

  private refused(attempt: Attempt, slots: Slots, refusal: Refusal): Ruling {
    return this.refusedAs(this.resolved(attempt, slots), attempt, refusal);
  }

  private refusedAs(resolved: ResolvedAction, attempt: Attempt, refusal: Refusal): Ruling {
    return {
      action: this.report(attempt, resolved),
      verdict: {
        ok: false,
        code: refusal.code,
        reason: refusal.reason,
        changes: [],
        narration: narrateRefusal(this.world, resolved, refusal, this.circumstances.random),
        ...(refusal.candidates ? { candidates: refusal.candidates } : {}),
      },
      world: this.world,
      discourse: this.spokenOf(resolved),
    };
  }

  private spokenOf(resolved: ResolvedAction): Discourse {
    const poured = resolved.verb === 'pour';
    const others = (
      poured
        ? [resolved.object, resolved.instrument, resolved.target]
        : [resolved.target, resolved.instrument, resolved.object]
    ).filter((id) => id !== this.subject.id);
    return mention({ ...this.circumstances.discourse, group: [] }, ...others);
  }

  /** The action as it goes out: ids where names resolved, words where they did not. */
  private report(attempt: Attempt, resolved: ResolvedAction): Action {
    return defined({
      subject: resolved.subject,
      verb: resolved.verb,
      word: resolved.word !== resolved.verb ? resolved.word : undefined,
      object: resolved.object ?? resolved.objectWord ?? attempt.object?.text,
      preposition: resolved.preposition,
      target: resolved.target ?? resolved.targetWord ?? attempt.target?.text,
      instrument: resolved.instrument ?? attempt.instrument?.text,
      part: resolved.part,
      direction: resolved.direction,
      manner: resolved.manner,
      aspect: resolved.aspect ?? 'does',
      together: attempt.together,
    }) as unknown as Action;
  }
}

interface Slots {
  object?: Slot;
  target?: Slot;
  instrument?: Slot;
}

/** Words that need an ear; one may curse the absent. */
const attentive = new Set([
  'ask',
  'tell',
  'whisper',
  'answer',
  'not accuse',
  'not blame',
  'not threaten',
  'not insult',
  'not praise',
  'not mock',
  'not bless',
  'not forgive',
]);
/** What nobody lets another do to the thing in their hand. */
const tampering = new Set([
  'tear',
  'cut',
  'break',
  'burn',
  'write',
  'sign',
  'fold',
  'seal',
  'pour',
  'pour out',
  'empty',
  'play',
  'ring',
  'unlock',
  'lock',
  'set',
  'type',
  'cook',
]);
const recalling = new Set([
  'drink',
  'eat',
  'read',
  'play',
  'light',
  'open',
  'close',
  'lock',
  'unlock',
  'wear',
  'take off',
  'extinguish',
  'drop',
  'draw',
  'sheathe',
]);
const asides = new Set(['push aside', 'sweep aside', 'pull aside', 'pull back', 'draw aside', 'draw back']);
/** What is done to people, not to things: seizing is no taking. */
const manhandling = new Set([
  'grab',
  'seize',
  'catch',
  'clutch',
  'pull out',
  'drag out',
  'take out',
  'bring out',
  'drag',
  'haul',
  'get hold',
  'take hold',
  'grab hold',
  'move',
]);
const armsOnly = new Set(['draw', 'unsheathe', 'unsheath', 'wield', 'brandish', 'unholster', 'bare']);
const contactFirst = new Set([
  'take',
  'kiss',
  'tug',
  'squeeze',
  'pat',
  'grab',
  'seize',
  'touch',
  'slap',
  'stroke',
  'caress',
  'pull',
]);
const handsDown = new Set(['drop', 'put', 'give', 'throw', 'put away', 'show', 'sell']);

const mayBeMany = (phrase: NounPhrase): boolean =>
  phrase.quantity !== undefined ||
  phrase.pronoun === 'them' ||
  (phrase.pronoun === undefined && /s$|men$|children$|feet$|knives$/.test(phrase.head));

const isShutContainer = (thing: Thing): boolean => isShut(thing) && isOpenable(thing) && has(thing, 'container');

const shutRefusal = (thing: Thing): Refusal =>
  isLocked(thing)
    ? { code: 'locked', reason: `${The(thing)} is locked.` }
    : { code: 'closed', reason: `${The(thing)} is closed.` };

const floorWord = (word: string | undefined): boolean => word === 'floor' || word === 'ground';

const withThe = (phrase: NounPhrase): string => (/^\p{Lu}/u.test(phrase.text) ? phrase.text : `the ${phrase.text}`);

const withArticle = (text: string): string => (/^[aeiou]/i.test(text) ? `an ${text}` : `a ${text}`);

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function defined<T extends object>(value: T): Partial<T> {
  const kept: Partial<T> = {};
  for (const key in value) if (value[key] !== undefined) kept[key] = value[key];
  return kept;
}
