import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact, FactOf } from '../../drama/fact.ts';
import type { Moment } from '../../play/moment.ts';
import { canAct, nameOf, worldOf, type Play } from '../../play/play.ts';
import { placeOf } from '../../world/containment.ts';
import type { Due } from '../captions/narration.ts';
import type { Show } from '../show/show.ts';
import { clockTime } from '../words/clock-time.ts';
import { brief, capitalised } from '../words/sentences.ts';
import { tongueOf } from '../words/play-language.ts';
import { words, type Language } from '../words/words.ts';

interface UsherOptions {
  readonly show: Show;
  readonly language: Language;
  /** Who plays; nobody, where it is watched. */
  readonly witness: EntityId | undefined;
  /** `when` says whether it can be told now. */
  readonly tell: (text: string, when?: () => Due) => void;
}

const longestLook = 120;
const mostWays = 3;
/** Who has spoken for so long, on the play's clock, is introduced no more. */
const newMs = 12_000;

/** Tells whoever plays where they are, what they want, and who it is that speaks and was never seen. */
export class Usher {
  /** What they want, as they were told last. */
  private want: string | undefined;
  /** Whom they have seen or been told of. */
  private readonly known = new Set<EntityId>();

  constructor(private readonly options: UsherOptions) {}

  private get says() {
    const { show, language } = this.options;
    return words[tongueOf(show.play, language)].auditorium;
  }

  /** Whoever comes in or comes back, waits, or wants something else from now on, is told where they are and what they want. */
  recap(before = ''): void {
    const { show, witness, tell } = this.options;
    const { play } = show;
    const want = witness && play.goals.get(witness)?.private;
    if (!witness || want === undefined) return;
    this.want = want;
    const place = this.placeOf(witness);
    const where = capitalised(place ? nameOf(play, place) : play.blueprint.title);
    const { recap, alone } = this.says;
    const ways = place === undefined || this.isWithSomebody(witness, place) ? [] : waysFrom(play, place);
    const told = before + recap(where, nameOf(play, witness), want);
    tell(ways.length > 0 ? `${told} ${alone(ways)}` : told);
  }

  /** Whoever goes on with an evening is told where in it they are: what was said last, before where they are. */
  takeUp(): void {
    const { show, language, witness, tell } = this.options;
    const { play, facts } = show;
    if (show.playback) return;
    const heard = ({ kind, witnesses }: Moment): boolean =>
      kind === 'line' && (witness === undefined || witnesses.includes(witness));
    const last = [...play.history].findLast(heard);
    const saying = words[tongueOf(play, language)].captions.saying;
    const line = last?.actor && saying(nameOf(play, last.actor), brief(last.text, longestLook));
    const goesOn = this.says.goesOn(clockTime(facts.at(-1)?.at ?? 0), line);
    const isAsBefore = witness === undefined || play.goals.get(witness)?.private === undefined;
    if (isAsBefore) return tell(goesOn);
    this.recap(`${goesOn} `);
  }

  follow(fact: Fact): void {
    if (fact.type === 'scene:opened') this.followWant();
    if (fact.type === 'line:begun') this.introduce(fact);
  }

  /** Another act, another want; as a play begins, the first. */
  private followWant(): void {
    const { show, witness } = this.options;
    const want = witness && show.play.goals.get(witness)?.private;
    if (want !== undefined && want !== this.want) this.recap();
  }

  /** A voice from outside the picture: who that is, once; while they are seen, where they can be. */
  private introduce({ actor, at, witnesses }: FactOf<'line:begun'>): void {
    const { show, witness, tell } = this.options;
    const { picture, play } = show;
    if (!picture || !witness || actor === witness || !witnesses.includes(witness)) return;
    for (const each of play.profiles.keys()) if (picture.head(each)?.isSeen) this.known.add(each);
    if (this.known.has(actor)) return;
    this.known.add(actor);
    const { description } = worldOf(play).things.get(actor) ?? {};
    const place = this.placeOf(actor);
    const elsewhere = place === this.placeOf(witness) ? undefined : place && nameOf(play, place);
    const look = description === undefined ? undefined : brief(description, longestLook);
    if (!look && !elsewhere) return;
    tell(this.says.speaks(nameOf(play, actor), look, elsewhere), () => {
      const isNew = canAct(show.play, actor) && (show.facts.at(-1)?.at ?? at) - at < newMs;
      if (!isNew || this.placeOf(actor) !== place) return 'never';
      return elsewhere !== undefined || show.picture?.head(actor)?.isSeen ? 'now' : 'later';
    });
  }

  private isWithSomebody(self: EntityId, place: EntityId): boolean {
    return [...this.options.show.play.profiles.keys()].some((each) => each !== self && this.placeOf(each) === place);
  }

  private placeOf(actor: EntityId): EntityId | undefined {
    const world = worldOf(this.options.show.play);
    const self = world.things.get(actor);
    return self && placeOf(world, self)?.id;
  }
}

/** The places one gets to from there, those first where somebody is. */
function waysFrom(play: Play, place: EntityId): readonly string[] {
  const world = worldOf(play);
  const people = [...play.profiles.keys()].flatMap((actor) => world.things.get(actor) ?? []);
  const peopled = new Set(people.map((each) => placeOf(world, each)?.id));
  const ways = [...new Set(world.things.get(place)?.exits.map(({ to }) => to))];
  const byCompany = ways.sort((a, b) => Number(peopled.has(b)) - Number(peopled.has(a)));
  return byCompany.slice(0, mostWays).map((each) => nameOf(play, each));
}
