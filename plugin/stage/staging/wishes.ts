import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Side } from '../../../src/drama/staging.ts';
import { parentIn, relationOf, type Relation as WorldRelation } from '../../../src/drama/whereabouts.ts';
import { headNounOf } from '../../../src/world/lexicon/head-noun.ts';
import { singularOf } from '../../../src/world/lexicon/nouns.ts';
import { nameIndex, plainName } from '../../../src/world/names/name-index.ts';
import { thingOf, type World } from '../../../src/world/world.ts';
import { vec } from '../space/vector.ts';
import { footprintOf, type Footprint } from './footprint.ts';
import { thingTarget, type Target, type Wish } from './item.ts';
import { pointAt } from './outline.ts';
import {
  readPhrase,
  sayable,
  sidePart,
  sideSaid,
  type Clause,
  type Direction,
  type Relation,
  type SurfacePart,
} from './phrase.ts';
import { sideYaw, type SceneSurvey } from './scene-survey.ts';
import type { PlanPoint } from './stage-plan.ts';
import type { BuiltRoom, WallFace } from './staged-room.ts';

/** What a phrase comes to: wishes for what stands in the room, preferences for what is on or in something. */
export interface ReadWishes {
  readonly wishes: readonly Wish[];
  readonly part: SurfacePart | undefined;
  /** On the same table: near this. */
  readonly near: EntityId | undefined;
  readonly faults: readonly string[];
}

/** What a phrase is read against. */
export interface PhraseScene {
  readonly survey: SceneSurvey;
  readonly built: BuiltRoom;
  readonly footprintOf: (id: EntityId) => Footprint | undefined;
}

export const readWishes = (scene: PhraseScene, id: EntityId, text: string): ReadWishes =>
  new Reading(scene, id).read(text);

class Reading {
  private readonly world: World;
  private readonly name: string;
  private readonly relation: WorldRelation | undefined;
  private readonly parent: EntityId | undefined;
  private readonly wishes: Wish[] = [];
  private readonly faults: string[] = [];
  private part: SurfacePart | undefined;
  private near: EntityId | undefined;

  constructor(
    private readonly scene: PhraseScene,
    private readonly id: EntityId,
  ) {
    this.world = scene.survey.world;
    const { name, at } = thingOf(this.world, id);
    this.name = name;
    this.relation = at ? relationOf(at) : undefined;
    this.parent = at ? parentIn(at) : undefined;
  }

  read(text: string): ReadWishes {
    const knows = (name: string) => namedIn(this.world, name, () => true).length > 0;
    const { clauses, unknown } = readPhrase(text, knows);
    if (unknown.length > 0) {
      this.faults.push(
        `does not say where in words the stage knows: “${unknown.join('”, “')}”. One can say: ${sayable.join('; ')}`,
      );
    }
    for (const clause of clauses) this.take(clause);
    return { wishes: this.wishes, part: this.part, near: this.near, faults: this.faults };
  }

  /** It stands in the room itself, not on or in another thing. */
  private get stands(): boolean {
    const isInPlace = this.parent !== undefined && thingOf(this.world, this.parent).kind === 'place';
    return this.relation === undefined || this.relation === 'behind' || isInPlace;
  }

  private contradicts(what: string): void {
    const parent = this.parent ? this.nameOf(this.parent) : 'nowhere';
    const at = this.parent ? `{ "${this.relation}": "${this.parent}" }` : 'null';
    this.faults.push(
      `says “${what}”, but in the world ${this.name} is ${this.relation ?? ''} ${parent} (its "at" is ${at}): change one of the two`,
    );
  }

  private take(clause: Clause): void {
    switch (clause.kind) {
      case 'floor':
        if (!this.stands) this.contradicts('on the floor');
        return;
      case 'centre':
        if (this.stands) this.wishes.push(clause);
        else this.part = 'middle';
        return;
      case 'side':
        if (this.stands) this.wishes.push(clause);
        else this.part = sidePart[clause.side];
        return;
      case 'ceiling':
      case 'wall':
      case 'corner':
        if (this.stands) this.wishes.push(clause);
        else this.contradicts(clause.kind === 'ceiling' ? 'from the ceiling' : `at the ${clause.kind}`);
        return;
      case 'window':
        return this.wish('near', this.windows(clause.side));
      case 'door':
        return this.wish('near', this.doors(clause.name));
      case 'faces':
        return this.face(clause.to, clause.away === true);
      case 'between': {
        const [first, second] = clause.names.map((name) => this.target(name));
        if (first && second) this.wishes.push({ kind: 'between', targets: [first, second] });
        return;
      }
      case 'on':
        return this.on(clause.name, clause.part);
      case 'in':
        return this.in(clause.name);
      default: {
        if (this.belongs(clause.kind, clause.name)) return;
        const target = this.target(clause.name);
        if (!target) return;
        if (!this.stands) {
          if (clause.kind === 'under') this.contradicts(`under ${clause.name}`);
          else if (target.id) this.near = this.found(clause.name)[0];
          return;
        }
        if (clause.kind === 'under' && !this.canBeUnder(target)) return this.contradicts(`under ${clause.name}`);
        this.wish(clause.kind, target);
      }
    }
  }

  private wish(kind: Relation, target: Target | undefined): void {
    if (target) this.wishes.push({ kind, target });
  }

  /** The phrase says what the world says already. */
  private belongs(relation: string, name: string): boolean {
    return this.relation === relation && this.isOneOf(this.found(name));
  }

  private canBeUnder({ id }: Target): boolean {
    const { survey } = this.scene;
    const mount = id && survey.forms.get(id)?.measures.mount;
    return id === undefined || survey.isFlat(this.id) || mount === 'wall' || mount === 'ceiling';
  }

  private on(name: string, part: SurfacePart | undefined): void {
    const found = this.found(name);
    const carriers = this.parent === undefined ? [] : this.scene.survey.carriersOf(this.parent);
    const isOn = this.relation === 'on' && carriers.some((id) => found.includes(id));
    if (isOn || (!this.stands && this.relation === 'partOf' && this.isOneOf(found))) {
      this.part = part;
      return;
    }
    if (!this.stands) return this.contradicts(`on ${name}`);
    const target = this.target(name);
    if (!target) return;
    // “On the left of the table” of what stands on the floor is beside the table.
    if (part && part !== 'middle') {
      this.wish(part === 'back' ? 'behind' : part, target);
    } else if (target.id && this.scene.survey.isFlat(target.id)) this.wish('near', target);
    else this.contradicts(`on ${name}`);
  }

  private in(name: string): void {
    const place = this.places(name);
    if (place.includes(this.scene.survey.placeOf(this.id) as EntityId)) return;
    if (/^(?:room|stage|place|air)$/i.test(name)) return;
    const found = this.found(name);
    if (this.relation === 'in' && this.isOneOf(found)) return;
    if (found.length === 0 && place.length === 0) this.target(name);
    else this.contradicts(`in ${name}`);
  }

  private face(to: Direction, away: boolean): void {
    const turn = away ? Math.PI : 0;
    if ('side' in to) {
      this.wishes.push({ kind: 'yaw', yaw: sideYaw[to.side] + turn });
      return;
    }
    if ('name' in to) {
      const target = this.target(to.name);
      if (target) this.wishes.push({ kind: 'faces', away, target });
      return;
    }
    switch (to.feature) {
      case 'centre':
        this.wishes.push({ kind: 'faces', away, target: this.middle() });
        return;
      case 'wall':
      case 'corner':
        if (away && this.stands) this.wishes.push({ kind: 'wall', how: 'against' });
        return;
      default: {
        const target = to.feature === 'window' ? this.windows(undefined) : this.doors(undefined);
        if (target) this.wishes.push({ kind: 'faces', away, target });
      }
    }
  }

  private found(name: string): readonly EntityId[] {
    const { placeOf } = this.scene.survey;
    const place = placeOf(this.id);
    const isHere = (id: EntityId) => placeOf(id) === place || this.isDoorHere(id);
    return namedIn(this.world, name, (id) => this.isOther(id) && isHere(id));
  }

  private places(name: string): readonly EntityId[] {
    return namedIn(this.world, name, (id) => thingOf(this.world, id).kind === 'place');
  }

  private isOther(id: EntityId): boolean {
    return id !== this.id && thingOf(this.world, id).kind === 'prop';
  }

  private isOneOf(found: readonly EntityId[]): boolean {
    return this.parent !== undefined && found.includes(this.parent);
  }

  private nameOf(id: EntityId): string {
    return thingOf(this.world, id).name;
  }

  private isDoorHere(id: EntityId): boolean {
    return this.scene.built.entries.some(({ doorway }) => doorway.door === id);
  }

  private target(name: string): Target | undefined {
    const { survey, built } = this.scene;
    const found = this.found(name);
    const [only] = found;
    if (only && found.length === 1) {
      const door = built.entries.filter(({ doorway }) => doorway.door === only);
      if (door.length > 0) return { name, among: () => door.map(doorFootprint) };
      const root = survey.rootOf(only) ?? only;
      if (root === this.id) return this.fault(`places ${this.name} by “${name}”, which is on or in it itself`);
      return thingTarget(name, root, this.scene.footprintOf);
    }
    if (found.length > 1) {
      const ids = found.map((id) => `${this.nameOf(id)} (${id})`).join(' or ');
      return this.fault(`names “${name}”, which may be ${ids}: use its id`);
    }
    const feature = this.feature(name);
    if (feature) return feature;
    const [elsewhere] = namedIn(this.world, name, (id) => this.isOther(id));
    const where = elsewhere && survey.placeOf(elsewhere);
    if (where) return this.fault(`names “${name}”, which is in ${this.nameOf(where)} and not here`);
    if (elsewhere) return this.fault(`names “${name}”, which stands nowhere: it is carried, worn or not on stage`);
    return this.fault(`names “${name}”, and nothing here is called that`);
  }

  private fault(text: string): undefined {
    this.faults.push(text);
    return undefined;
  }

  private feature(name: string): Target | undefined {
    const text = name.toLowerCase();
    const { faces, room } = this.scene.built;
    if (/\bwindow(sill)?s?$/.test(text)) return this.windows(undefined);
    const wall = /^(?:(north|south|east|west|back|front|left|right|rear)(?:ern)? )?wall$/.exec(text);
    if (wall) {
      const side = sideSaid(wall[1]);
      const here = faces.filter(({ edge }) => !side || edge.side === side);
      const whole = ({ edge }: WallFace) => thin(pointAt(edge, edge.length / 2), edge.inward, edge.length, room.floorY);
      return { name, among: () => here.map(whole) };
    }
    const way = /\b(door|doorway|entrance|exit|arch|archway|stairs|steps|gate)s?$/.exec(text);
    if (way) return this.doors(way[0] === text ? undefined : name);
    if (/^(audience|public)$/.test(text)) return { name, among: () => [thin([0, -1000], [0, 1], 1, 0)] };
    return this.places(name).length > 0 ? this.doors(name) : undefined;
  }

  private middle(): Target {
    const { bounds, room } = this.scene.built;
    const middle = [(bounds.west + bounds.east) / 2, (bounds.south + bounds.north) / 2] as const;
    return { name: 'the middle', among: () => [thin(middle, [0, 1], 0.02, room.floorY)] };
  }

  private windows(side: Side | undefined): Target | undefined {
    const windows = this.scene.built.faces
      .filter(({ edge }) => !side || edge.side === side)
      .flatMap(({ edge, holes }) =>
        holes
          .filter(({ kind }) => kind === 'window')
          .map((hole) => ({
            ...thin(pointAt(edge, (hole.from + hole.to) / 2), edge.inward, hole.to - hole.from, hole.bottom),
            top: hole.top,
          })),
      );
    if (windows.length > 0) return { name: 'window', among: () => windows };
    const { survey, built } = this.scene;
    const [prop, another] = this.found('window');
    if (prop && !another) return thingTarget('window', survey.rootOf(prop) ?? prop, this.scene.footprintOf);
    const where = `${this.nameOf(built.room.place)} has none${side ? ` on its ${side} side` : ''}`;
    return this.fault(`speaks of a window, but ${where}: give it one in staging.rooms`);
  }

  private doors(name: string | undefined): Target | undefined {
    const { built } = this.scene;
    const { world } = this;
    let entries = built.entries;
    if (name !== undefined) {
      const place = name.replace(/\s(?:door|doorway|entrance|exit|arch|archway|gate|opening)$/i, '');
      const doors = namedIn(world, name, (id) => this.isDoorHere(id));
      const byDoor = entries.filter(({ doorway }) => doorway.door && doors.includes(doorway.door));
      const places = namedIn(world, place, (id) => entries.some(({ to }) => to === id));
      entries = byDoor.length > 0 ? byDoor : entries.filter(({ to }) => places.includes(to));
    }
    if (entries.length > 0) return { name: name ?? 'door', among: () => entries.map(doorFootprint) };
    const here = this.nameOf(built.room.place);
    if (name === undefined) return this.fault(`speaks of a door, but ${here} has none`);
    const ways = built.entries.map(({ to }) => this.nameOf(to)).join(', ');
    return this.fault(`speaks of “${name}”, but the ways out of ${here} lead to ${ways || 'nowhere'}`);
  }
}

const doorFootprint = ({ doorway, yaw }: BuiltRoom['entries'][number]): Footprint =>
  footprintOf({ position: doorway.center, yaw }, vec(doorway.width, doorway.height, 0.2));

const thin = ([x, z]: PlanPoint, inward: PlanPoint, width: number, bottom: number): Footprint =>
  footprintOf({ position: vec(x, bottom, z), yaw: Math.atan2(inward[0], inward[1]) }, vec(width, 0.02, 0.02));

/** Whom or what a name in a phrase means, best matches only: by id, by name, by alias, or by head noun. */
const namedIn = (world: World, name: string, among: (id: EntityId) => boolean): readonly EntityId[] => {
  const raw = name.trim();
  const plain = plainName(raw);
  const head = singularOf(headNounOf(plain));
  const words = plain.split(' ');
  let best: EntityId[] = [];
  let rank = 0;
  const offer = (id: EntityId, at: number) => {
    if (at < rank) return;
    if (at > rank) [best, rank] = [[], at];
    if (!best.includes(id)) best.push(id);
  };
  for (const thing of nameIndex(world).things) {
    if (!among(thing.id)) continue;
    if (thing.id === raw || thing.id.slice(thing.id.indexOf(':') + 1) === raw.toLowerCase()) offer(thing.id, 5);
    for (const { full, alias, head: own } of thing.names) {
      if (full === plain) offer(thing.id, alias ? 3 : 4);
      else if (singularOf(own) === head && words.every((word) => thing.words.has(word) || singularOf(word) === head)) {
        offer(thing.id, 2);
      }
    }
  }
  return best;
};
