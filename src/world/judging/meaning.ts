import type { VerbName } from '../../drama/verb.ts';
import { given } from '../../kit/given.ts';
import {
  isContainer,
  isHeldBy,
  isOpen,
  isOpenable,
  isWithin,
  parentOf,
  placeOf,
  relationOfThing,
} from '../containment.ts';
import type { Attempt } from '../grammar/attempt.ts';
import { abstractNouns } from '../grammar/english/abstract-nouns.ts';
import { bareNoun, type NounPhrase } from '../names/noun-phrase.ts';
import { readingOf, readings } from '../reading.ts';
import { isFire } from '../rules/placing.ts';
import { isInHiding } from '../rules/whereto.ts';
import { liquidIn } from '../vessel.ts';
import { is, type Thing } from '../world.ts';
import { type Bench, glance } from './bench.ts';

/** Verbs whose meaning hangs on what they are done to: drawing a curtain is not drawing a dagger. */
export function meaningOf(attempt: Attempt, bench: Bench): Attempt {
  const asked = new AttemptHere(attempt, bench);
  return readingOf(meanings, asked)?.(attempt, asked) ?? attempt;
}

/** An attempt as it stands in this world: what its phrases turn out to be is looked up only when a row asks. */
class AttemptHere {
  readonly verb: string;
  readonly word: string;
  readonly aspect: Attempt['aspect'] | undefined;
  readonly part: string | undefined;
  readonly preposition: string | undefined;

  constructor(
    private readonly attempt: Attempt,
    readonly bench: Bench,
  ) {
    ({ verb: this.verb, word: this.word } = attempt);
    ({ aspect: this.aspect, part: this.part, preposition: this.preposition } = attempt);
  }

  get object(): string | undefined {
    return this.attempt.object?.text;
  }

  get instrument(): string | undefined {
    return this.attempt.instrument?.text;
  }

  get target(): string | undefined {
    return this.attempt.target?.text;
  }

  /** Whose the object is, where somebody else is named. */
  get whose(): string | undefined {
    const owner = this.attempt.object?.possessor;
    return owner?.pronoun === 'self' ? undefined : owner?.text;
  }

  /** Whose the target is: somebody else's, or one's own, which goes without saying. */
  get targetOf(): 'oneself' | 'another' | 'nobody' {
    const { bench } = this;
    const owner = this.attempt.target?.possessor;
    if (!owner) return 'oneself';
    const found = this.thing(owner);
    // *his pocket* is one's own, unless somebody else was named just now.
    if (owner.pronoun)
      return found && bench.discourse.here?.includes(found.id) && found.id !== bench.subject.id ? 'another' : 'oneself';
    return found?.kind === 'actor' ? 'another' : 'nobody';
  }

  /** Whoever does it is behind or under something. */
  get hidden(): boolean {
    return isInHiding(this.bench.subject);
  }

  get direction(): string | undefined {
    return this.attempt.direction;
  }

  get abstract(): boolean {
    return abstractNouns.has(this.attempt.object?.head ?? '');
  }

  get objectIs(): readonly string[] {
    return this.kindsOf(this.attempt.object);
  }

  get targetIs(): readonly string[] {
    return this.kindsOf(this.attempt.target);
  }

  /** Whose hand or sleeve *it* is, when that was the last thing touched. */
  get itIsPartOf(): 'oneself' | 'another' | undefined {
    const { part } = this.bench.discourse;
    if (!part || this.attempt.object?.pronoun !== 'it' || this.attempt.part !== undefined) return undefined;
    return part.of === this.bench.subject.id ? 'oneself' : 'another';
  }

  /** The object is a key, and the target has a lock for it. */
  get opens(): boolean {
    const key = this.thing(this.attempt.object);
    const locked = this.thing(this.attempt.target);
    return Boolean(key && locked && (locked.key === key.id || /\bkey\b/i.test(key.name)));
  }

  /** *puts the key on the table in the box*: it is on the table, and the box is where it goes. */
  get isThere(): boolean {
    const { object, target } = this.attempt;
    if (!object?.where || !target) return false;
    const { where: _where, ...bare } = object;
    const thing = this.thing(bare);
    const first = this.thing(target);
    return Boolean(thing && first && isWithin(this.bench.world, thing, first));
  }

  private thing(phrase: NounPhrase | undefined): Thing | undefined {
    return phrase && glance(this.bench, phrase);
  }

  /** What kind of thing a phrase means, what it has and how it is; nothing when it means none. */
  private kindsOf(phrase: NounPhrase | undefined): readonly string[] {
    const thing = this.thing(phrase);
    if (!thing) return [];
    const { subject } = this.bench;
    return [
      thing.kind,
      ...thing.traits,
      thing.id === subject.id ? 'oneself' : '',
      thing.id === placeOf(this.bench.world, subject)?.id ? 'here' : '',
      this.hidden && thing.id === parentOf(this.bench.world, subject)?.id ? 'cover' : '',
      isOpenable(thing) ? 'opens' : '',
      isOpen(thing) ? 'open' : '',
      is(thing, 'locked') ? 'locked' : '',
      isHeldBy(thing, subject) ? 'held' : '',
      isFire(thing) ? 'fire' : '',
      is(thing, 'sealed') ? 'sealed' : '',
      isContainer(thing) ? 'holds things' : '',
      liquidIn(thing) === phrase?.head ? 'poured' : '',
      liquidIn(thing) === undefined ? '' : 'full',
    ];
  }
}

type Rewrite = (attempt: Attempt, here: AttemptHere) => Attempt;

const as =
  (verb: VerbName, preposition?: string) =>
  (attempt: Attempt): Attempt => ({ ...attempt, verb, ...(preposition ? { preposition } : {}) });

/** What is done to people, not to things: seizing is no taking. */
const seizing = 'grab|seize|catch|clutch|drag|haul|move';
const draggingOut = 'pull out|drag out|take out|bring out|get hold|take hold|grab hold';
const arms = 'draw|unsheathe|unsheath|wield|brandish|unholster|bare';

/** Where on the body something is out of sight. */
const ownCover = /^(own )?(sleeves?|clothes|clothing|bosom|waistband)$/;

const meanings = readings<AttemptHere, Rewrite>('verb', [
  // takes her hand and kisses it
  [{ itIsPartOf: 'oneself', verb: 'open|close|raise|shake|touch|rub|kiss|squeeze|turn|hold' }, (attempt, { bench }) => ({ ...withoutObject(attempt), part: bench.discourse.part!.name })],
  [{ itIsPartOf: 'another' }, (attempt, { bench: { discourse } }) => ({ ...attempt, object: { text: attempt.object!.text, head: '', adjectives: [], id: discourse.part!.of }, part: discourse.part!.name })],
  // searches the body: not one's own, where somebody lies dead
  [{ verb: 'look|examine|search|watch|touch|kneel|cover|raise|pull|carry', part: 'body', object: false }, ofTheDead],
  // closes the dead man's eyes
  [{ verb: 'close|open', part: true, objectIs: 'actor' }, as('touch')],
  // opens the notes, closes the notebook
  [{ verb: 'open', part: false, target: false, objectIs: ['readable', '!opens|sealed'] }, as('read')],
  [{ verb: 'close', part: false, objectIs: ['readable', '!opens'] }, as('fold')],
  // goes through the dead man's pockets
  [{ verb: 'search|look|examine', object: /pockets?$|口袋$/, whose: true }, (attempt) => ({ ...withoutObject(attempt), verb: 'search', object: attempt.object!.possessor! })],
  // picks the butler's pocket
  [{ verb: 'take|steal|reach|touch|go', word: '!touch', object: /pockets?$/, whose: true }, (attempt) => ({ ...withoutObject(attempt), verb: 'search', word: 'search', object: attempt.object!.possessor!, part: 'pockets' })],
  // slips the ring into his pocket: it is given, and told as it was done
  [{ verb: 'put|hide|throw|drop|put away', object: true, target: /pockets?$/, targetOf: 'another' }, (attempt) => ({ ...attempt, verb: 'put', preposition: 'in', target: attempt.target!.possessor!, part: 'pocket' })],
  [{ verb: 'put|hide|throw|drop|put away', object: true, target: /pockets?$/, targetIs: false, targetOf: 'oneself' }, ({ verb: _, target: _target, preposition: _preposition, ...rest }) => ({ ...rest, verb: 'put away', word: 'pocket' })],
  // hides the dagger in his clothes
  [{ verb: 'put|hide', word: 'hide|conceal|secrete', object: true, target: ownCover, targetIs: '!container|supporter|readable', targetOf: 'oneself' }, aboutOneself],
  // 把匕首藏到身后
  [{ verb: 'put|hide', word: 'hide', preposition: 'behind', object: true, target: /^(body|back)$/, targetIs: '!actor' }, aboutOneself],
  // takes the purse from her pocket
  [{ object: true, target: /pockets?$/, targetOf: 'another' }, (attempt, { bench }) => meaningOf({ ...attempt, target: attempt.target!.possessor! }, bench)],
  // tears a page out of the notebook
  [{ verb: 'tear|cut|break|remove|take', word: 'tear|rip|tear out|rip out|tear off|rip off|cut out', object: /^((a|an|one|two|three|the|some) )?(pages?|lea(f|ves)|sheets?|corners?|covers?)$/, target: true, targetIs: 'readable' }, ofWhole],
  // lifts the carpet
  [{ verb: 'raise', word: 'lift|raise|lift up|pull up', objectIs: ['prop', 'fixed', '!supporter|seat|container|door|device|opens'] }, (attempt) => ({ ...as('look', 'under')(attempt), word: 'look' })],
  // knocks over the cup
  [{ word: 'knock over|tip over|upset|overturn|knock down|kick over', objectIs: ['prop', 'full'] }, as('pour out')],
  [{ verb: 'hide', target: true, objectIs: 'oneself' }, (attempt) => ({ ...attempt, object: attempt.target! })],
  [{ verb: 'hide', objectIs: 'oneself' }, ({ verb, word }) => ({ verb, word })],
  [{ verb: 'hide', target: true, objectIs: 'prop' }, as('put')],
  [{ verb: 'hide', target: false, preposition: false, objectIs: 'prop' }, as('put away')],
  [{ word: 'push aside|sweep aside|pull aside|pull back|draw aside|draw back', objectIs: ['prop', 'opens', '!portable'] }, as('open')],
  [{ verb: 'draw', objectIs: ['opens', 'open', '!weapon|portable'] }, as('close')],
  [{ verb: 'draw', objectIs: ['opens', '!weapon|portable'] }, as('open')],
  [{ verb: 'draw', target: true, objectIs: [true, '!weapon|sharp'] }, as('take')],
  [{ verb: 'draw', word: `!${arms}`, objectIs: [true, '!weapon|sharp'] }, as('take')],
  // puts himself in the wardrobe, behind the curtain
  [{ verb: 'put', preposition: 'in|on', target: true, objectIs: 'oneself', targetIs: 'prop' }, goingThere('enter')],
  [{ verb: 'put', preposition: 'under|behind', target: true, objectIs: 'oneself', targetIs: 'prop' }, goingThere('hide')],
  [{ verb: 'put', word: 'set', target: false, preposition: false }, as('set')],
  [{ verb: 'follow', aspect: 'stops' }, ({ aspect: _aspect, ...rest }) => ({ ...rest, verb: 'unfollow' })],
  // 握住她的手 holds it
  [{ verb: 'take', word: 'hold', part: 'hand', objectIs: 'actor' }, as('hold')],
  // covers him with the shawl
  [{ verb: 'close', word: 'cover', instrument: true, part: false, target: false, objectIs: 'actor' }, laidOver],
  [{ verb: 'take', word: seizing, part: false, objectIs: 'actor' }, as('hold')],
  [{ word: `${seizing}|${draggingOut}`, part: false, objectIs: 'actor' }, as('pull')],
  // Exit Hamlet. The name is who, not what.
  [{ verb: 'exit|enter', preposition: false, objectIs: 'oneself' }, withoutObject],
  // comes out of hiding, from behind the arras, out
  [{ verb: 'exit|go|step', object: /(^|\b)hiding([ -]?(place|spot))?$|[藏躲].*(处|地方|所)$/ }, outOfHiding],
  [{ verb: 'exit', objectIs: 'cover' }, outOfHiding],
  [{ verb: 'go|step', preposition: 'from', objectIs: 'cover' }, outOfHiding],
  [{ verb: 'hide', aspect: 'stops', hidden: true }, ({ aspect: _aspect, ...rest }, here) => outOfHiding({ ...rest, word: 'come out' }, here)],
  [{ verb: 'exit', hidden: true, object: false, direction: false }, outOfHiding],
  [{ verb: 'exit', word: '!leave', hidden: true, object: false }, outOfHiding],
  [{ verb: 'exit', word: 'leave', objectIs: ['prop', 'portable', 'held'] }, as('drop')],
  [{ verb: 'exit', word: 'leave', objectIs: ['prop', 'portable'] }, as('wait')],
  // puts the letter into the flame
  [{ verb: 'put', preposition: 'in', target: true, objectIs: 'burnable', targetIs: ['fire', '!holds things'] }, as('burn')],
  // circles the stool, where only paper is written on
  [{ verb: 'write', word: 'circle', object: true, target: false, abstract: false, objectIs: '!writable' }, (attempt, { bench }) => meaningOf(as('go', 'around')(attempt), bench)],
  // walks around the room: this one, and nowhere
  [{ verb: 'go', preposition: 'around', object: 'room|chamber|place' }, pacing],
  // walks out of the room
  [{ verb: 'go', preposition: 'from', objectIs: ['place', 'here'] }, as('exit')],
  [{ verb: 'go', preposition: 'from', object: 'room|chamber|house|building', objectIs: false }, as('exit')],
  // rides the rocking horse
  [{ verb: 'drive', objectIs: ['seat|enterable', '!vehicle'] }, as('sit', 'on')],
  // uses the key on the chest
  [{ verb: 'use', target: true, targetIs: ['lockable', 'locked'], opens: true }, unlocking('unlock')],
  [{ verb: 'use', target: true, targetIs: 'lockable', opens: true }, unlocking('lock')],
  // puts rum in the cup: what is put is poured
  [{ verb: 'put', preposition: 'in', target: true, objectIs: 'poured' }, as('pour')],
  [{ verb: 'put', isThere: true }, (attempt) => ({ ...attempt, target: attempt.object!.where!.phrase, preposition: attempt.object!.where!.preposition })],
  [{ verb: 'drop', target: true }, as('put')],
  [{ verb: 'block', object: /(?:^| )(way|path|exit|passage|door|doorway)$/, objectIs: false }, ({ verb, word }) => ({ verb, word })],
]); // prettier-ignore

function aboutOneself({ target: _target, preposition: _preposition, ...rest }: Attempt): Attempt {
  return { ...rest, verb: 'put away', word: 'hide' };
}

function ofTheDead(attempt: Attempt, { bench }: AttemptHere): Attempt {
  const body = bareNoun('body', 'body');
  if (glance(bench, body)?.kind !== 'actor') return attempt;
  const { part: _, ...rest } = attempt;
  return { ...rest, object: body, ...(attempt.verb === 'look' ? { preposition: attempt.preposition ?? 'at' } : {}) };
}

function pacing(attempt: Attempt): Attempt {
  const manner = [`around the ${attempt.object?.text}`, attempt.manner].filter(Boolean).join(' ');
  return { ...withoutObject(attempt), verb: 'pace', manner };
}

/** Out from behind or under what one is hidden by; whoever is not hidden has no such place to come out of. */
function outOfHiding({ direction: _, ...attempt }: Attempt, { bench: { world, subject } }: AttemptHere): Attempt {
  const cover = isInHiding(subject) ? parentOf(world, subject) : undefined;
  const object = cover ? { ...bareNoun(cover.name, ''), id: cover.id } : bareNoun('hiding place', 'hiding');
  const from = `from ${relationOfThing(subject)}`;
  const word = attempt.word === 'leave' ? 'come out' : attempt.word;
  return { ...attempt, verb: 'exit', word, object, preposition: cover ? from : 'from' };
}

/** What somebody is covered with lies on them. */
function laidOver({ instrument, ...attempt }: Attempt): Attempt {
  return given({
    ...attempt,
    verb: 'put',
    word: 'cover',
    object: instrument,
    preposition: 'on',
    target: attempt.object,
  });
}

function goingThere(verb: VerbName): Rewrite {
  return ({ target, object: _object, ...rest }) => ({ ...rest, verb, word: 'get', object: target! });
}

/** What is torn out harms what it was in. */
function ofWhole({ object, target, preposition = 'from', ...rest }: Attempt): Attempt {
  const piece = object!.indefinite ? `a ${object!.head}` : object!.head;
  const word = `${rest.word.split(' ')[0]} ${piece} ${preposition === 'from' ? 'from' : 'off'}`;
  return { ...rest, verb: 'tear', word, object: target! };
}

function unlocking(verb: VerbName): Rewrite {
  return ({ object, target }) => ({ verb, word: 'use', object: target!, instrument: object! });
}

export function withoutObject(attempt: Attempt): Attempt {
  const { object: _object, preposition: _preposition, ...rest } = attempt;
  return rest;
}
