import type { EntityId } from '../../drama/entity-id.ts';
import type { SeenActor, SeenProp, Sight } from '../../drama/sight.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import { plain } from '../../play/plain-words.ts';
import { headNounOf } from '../../world/lexicon/head-noun.ts';
import { isA, nounRelation } from '../../world/lexicon/nouns.ts';
import { mentionedIn, type Named } from '../hearing/naming.ts';
import { sentencesOfTurn } from '../sentences.ts';
import type { ClaimedPhrase } from '../tongues/claims.ts';
import { mindTongues } from '../tongues/tongues.ts';
import { isShown } from './shown-state.ts';

/** What claims are held against. */
export interface Truth {
  readonly sight: Sight;
  readonly names: readonly Named[];
  readonly tongue: TongueName;
  /** What they have themselves, by name: eyes do not look for it. */
  readonly holding?: readonly string[];
}

/** Something that was said to be there, and whether it is. */
export interface Claim {
  readonly in: 'perception' | 'answer';
  readonly kind: 'person' | 'thing' | 'state';
  readonly words: string;
  readonly isSupported: boolean;
}

export interface Grounding {
  readonly claims: readonly Claim[];
  readonly unsupported: readonly Claim[];
  /** Of what was claimed, how much is there; 1 where nothing was. */
  readonly precision: number;
  /** Of the people in view, and of what they hold or what is otherwise than before, how much the perception has; 1 where there is none. */
  readonly recall: number;
}

/** Holds what a perception and a line claim against what there is to see. */
export function groundingOf(
  { perception, answer }: { readonly perception: string; readonly answer: string },
  truth: Truth,
): Grounding {
  const seen = new Seen(truth);
  const { claims: tongue } = mindTongues[truth.tongue];
  const phrases = tongue.inPerception(perception);
  const claims = [
    ...seen.named(perception),
    ...phrases.flatMap((phrase) => seen.judge(phrase, 'perception')),
    ...tongue.inLine(answer).flatMap((phrase) => seen.judge(phrase, 'answer')),
  ];
  const unsupported = claims.filter(({ isSupported }) => !isSupported);
  return {
    claims,
    unsupported,
    precision: claims.length === 0 ? 1 : (claims.length - unsupported.length) / claims.length,
    recall: seen.recallOf(phrases, perception),
  };
}

/** A line without the sentences that claim what is not there. */
export const withoutClaims = (answer: string, truth: Truth): string =>
  sentencesOfTurn(answer)
    .filter(
      ({ kind, text }) =>
        kind !== 'speech' || groundingOf({ perception: '', answer: text }, truth).unsupported.length === 0,
    )
    .map(({ text }) => text.trim())
    .join(' ');

/** What is there for one pair of eyes, and how claims stand to it. */
class Seen {
  private readonly book: ReadonlyMap<EntityId, Named>;
  private readonly people: readonly SeenActor[];
  private readonly things: ReadonlyMap<EntityId, SeenProp | undefined>;
  private readonly held: ReadonlySet<EntityId>;

  constructor(private readonly truth: Truth) {
    const { sight, names, holding = [] } = truth;
    this.book = new Map(names.map((named) => [named.id, named]));
    this.people = sight.actors.filter(({ side }) => side !== 'behind');
    const own = names.flatMap(({ id, name, kind }) => (kind === 'prop' && holding.includes(name) ? [id] : []));
    this.held = new Set([...sight.actors.flatMap(({ holds }) => holds), ...own]);
    const props = new Map(sight.props.map((prop) => [prop.id, prop]));
    this.things = new Map([...this.held, ...props.keys()].map((id) => [id, props.get(id)]));
  }

  judge(phrase: ClaimedPhrase, part: Claim['in']): Claim[] {
    const { words } = phrase;
    const claim = (kind: Claim['kind'], isSupported: boolean): Claim => ({ in: part, kind, words, isSupported });
    const { light } = this.truth.sight;
    switch (phrase.kind) {
      case 'nobody':
        return [claim('person', this.people.length === 0)];
      case 'light':
        return [claim('state', phrase.isDark ? light < 0.4 : light > 0.2)];
      case 'face': {
        const shown = this.people.flatMap(({ face }) => (face === undefined ? [] : [face]));
        return shown.length === 0
          ? []
          : [
              claim(
                'state',
                shown.some((face) => phrase.faces.includes(face)),
              ),
            ];
      }
      case 'listener':
        return [
          claim(
            'state',
            this.people.some(({ states }) => isShown(states, phrase.state)),
          ),
        ];
      case 'person':
        return this.judgePeople(phrase, claim);
      case 'thing':
        return this.judgeThing(phrase, claim);
    }
  }

  /** Whom a perception names, though it is to name nobody. */
  named(perception: string): Claim[] {
    const { sight, names } = this.truth;
    return mentionedIn(plain(perception), names)
      .filter(({ kind, id }) => kind === 'actor' && id !== sight.actor)
      .map(({ id, name }) => ({
        in: 'perception',
        kind: 'person',
        words: name,
        isSupported: this.people.some((each) => each.id === id),
      }));
  }

  recallOf(phrases: readonly ClaimedPhrase[], perception: string): number {
    const changed = this.truth.sight.changes.flatMap((change) => ('id' in change ? [change.id] : []));
    const key = [...this.things.keys()].filter(
      (id) => this.truth.sight.actors.some(({ holds }) => holds.includes(id)) || changed.includes(id),
    );
    const said = phrases.flatMap((phrase) => (phrase.kind === 'thing' && !phrase.isDenied ? [phrase.nouns] : []));
    const things = key.filter((id) => said.some((nouns) => this.isCalled(id, nouns))).length;
    const counts = new Map<string, number>();
    for (const phrase of phrases)
      if (phrase.kind === 'person' && !phrase.isDenied)
        counts.set(phrase.gender ?? '', Math.max(counts.get(phrase.gender ?? '') ?? 0, phrase.count));
    const spoken = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const people = Math.min(this.people.length, Math.max(spoken, this.named(perception).length));
    const all = key.length + this.people.length;
    return all === 0 ? 1 : (things + people) / all;
  }

  private judgePeople(
    { count, gender, states, isDenied = false }: Extract<ClaimedPhrase, { kind: 'person' }>,
    claim: (kind: Claim['kind'], isSupported: boolean) => Claim,
  ): Claim[] {
    const fitting = this.people.filter(({ id }) => {
      const own = this.book.get(id)?.gender;
      return gender === undefined || own === undefined || own === gender;
    });
    if (isDenied) return [claim('person', fitting.length === 0)];
    const isThere = fitting.length >= count;
    return [
      claim('person', isThere),
      ...(isThere
        ? states.map((state) =>
            claim(
              'state',
              fitting.some((each) => isShown(each.states, state)),
            ),
          )
        : []),
    ];
  }

  private judgeThing(
    { nouns, states, isHeld, isDenied = false }: Extract<ClaimedPhrase, { kind: 'thing' }>,
    claim: (kind: Claim['kind'], isSupported: boolean) => Claim,
  ): Claim[] {
    const found = [...this.things.keys()].filter((id) => this.isCalled(id, nouns));
    if (isDenied) return this.isClaimed(nouns) || found.length > 0 ? [claim('thing', found.length === 0)] : [];
    if (found.length === 0) return this.isClaimed(nouns) ? [claim('thing', false)] : [];
    return [
      claim('thing', true),
      ...(isHeld
        ? [
            claim(
              'state',
              found.some((id) => this.held.has(id)),
            ),
          ]
        : []),
      ...states.map((state) =>
        claim(
          'state',
          found.some((id) => isShown(this.things.get(id)?.states ?? {}, state)),
        ),
      ),
    ];
  }

  /** Could one of these words mean the thing? *A blade* may be the dagger. */
  private isCalled(id: EntityId, nouns: readonly string[]): boolean {
    const named = this.book.get(id);
    if (!named) return false;
    const head = headNounOf(named.name);
    return nouns.some((noun) => named.names.some((name) => name.trim() === noun) || isNear(noun, head));
  }

  /** Is it a thing that is there or is not? What belongs to a room or to clothes is only if the play has such a thing. */
  private isClaimed(nouns: readonly string[]): boolean {
    const isOfThePlay = this.truth.names.some(
      ({ kind, names }) => kind === 'prop' && nouns.some((noun) => names.some((name) => name.trim() === noun)),
    );
    return isOfThePlay || nouns.some(isCarried);
  }
}

function isNear(noun: string, head: string): boolean {
  const relation = nounRelation(noun, head);
  return relation !== null && relation.kind !== 'kin' && relation.distance <= 3;
}

const carried = ['weapon', 'container', 'document', 'device', 'animal', 'vehicle', 'food', 'instrument'] as const;
const fitted = ['furniture', 'structure', 'clothing', 'person'] as const;

/** What is carried about, and belongs to no room and no dress. */
const isCarried = (noun: string): boolean =>
  carried.some((kind) => isA(noun, kind)) && !fitted.some((kind) => isA(noun, kind));
