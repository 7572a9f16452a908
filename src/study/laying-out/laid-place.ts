import { compileFolder } from '../../script/compile.ts';
import { writeYaml } from '../../script/write-yaml.ts';
import { formsOfFurniture, kindsOfProps } from '../draft/prop-kinds.ts';
import type { PlaceDraft, PlotDraft, PropDraft } from '../draft/plot-draft.ts';
import type { Kit } from '../kit.ts';
import type { DraftNames } from './draft-names.ts';
import type { LaidEntity } from './laid-entity.ts';

type Made = Readonly<Record<string, unknown>>;

/** Where a play happens: the place, what stands in it, and how it stands on a stage. */
interface LaidPlace {
  readonly id: string;
  readonly entities: readonly LaidEntity[];
  readonly staging: Made;
}

/** The place of a plot: one of the kits with its things, or a room with furniture of known forms. */
export function layPlace({ place }: PlotDraft, kits: readonly Kit[], names: DraftNames): LaidPlace {
  const kit = kits.find(({ id }) => id === place.kit);
  const laid = kit ? ofKit(kit, place) : ofFurniture(place, names);
  for (const { id, name, aliases } of laid.entities) {
    names.add(id, name, ...(aliases ?? []));
  }
  return laid;
}

function ofKit(kit: Kit, { description }: PlaceDraft): LaidPlace {
  const here = (text: string): string =>
    text.replace(/\bat: in here\b/g, `at: in ${kit.id}`).replace(/\bplace: here\b/g, `place: ${kit.id}`);
  const place = { id: kit.id, name: kit.name, description: description || kit.description };
  const { scene } = compileFolder([
    { path: 'play.yaml', text: writeYaml({ title: kit.name }) },
    {
      path: 'world.yaml',
      text: `${writeYaml({ places: [place] })}props:\n${here(kit.props.trim()).replace(/^/gm, '  ')}\n`,
    },
    { path: 'staging.yaml', text: `${here(kit.staging.trim())}\n` },
  ]);
  return { id: `place:${kit.id}`, entities: scene.entities as readonly LaidEntity[], staging: scene.staging as Made };
}

/** Metres of a room with nothing in it, and how much more each piece of furniture needs. */
const [bareSize, perPiece] = [[6, 5], 0.5] as const;

/** Metres up to the ceiling where a tree stands under it. */
const tallHeight = 4;

function ofFurniture(place: PlaceDraft, names: DraftNames): LaidPlace {
  const id = names.idFor('place', place.name || 'here');
  const pieces = place.furniture.map(({ form, name }) => ({
    form,
    name: name || form,
    id: names.idFor('prop', name || form),
  }));
  const room = {
    place: id,
    at: [0, 0],
    size: [bareSize[0] + pieces.length * perPiece, bareSize[1] + (pieces.length * perPiece) / 2],
    ...(place.outdoors
      ? { height: 2, outdoors: true, floor: 'grass', walls: 'hedge' }
      : { height: pieces.some(({ form }) => form === 'tree') ? tallHeight : 3 }),
  };
  return {
    id,
    entities: [
      {
        id,
        kind: 'place' as const,
        name: place.name || 'here',
        ...(place.description ? { description: place.description } : {}),
      },
      ...pieces.map((piece) => ({
        id: piece.id,
        kind: 'prop' as const,
        name: piece.name,
        at: { in: id },
        ...formsOfFurniture[piece.form],
      })),
    ],
    staging: {
      style: place.style ?? 'modern',
      light: { mood: place.light ?? (place.outdoors ? 'day' : 'interior') },
      rooms: [room],
      placements: pieces.map((piece) => ({ entity: piece.id, form: piece.form })),
    },
  };
}

/** Adds the small things of a plot to those of its place. What the place has already is that. */
export function layProps(props: readonly PropDraft[], place: string, names: DraftNames): readonly LaidEntity[] {
  const added = props.flatMap((prop) => {
    if (names.find(prop.name, 'prop') !== undefined) return [];
    const id = names.idFor('prop', prop.name);
    names.add(id, prop.name);
    return [{ id, prop }];
  });
  return added.map(({ id, prop }) => ({
    id,
    kind: 'prop' as const,
    name: plainNameOf(prop.name),
    ...kindsOfProps[prop.kind],
    ...(prop.text && /paper|book/.test(prop.kind) ? { text: prop.text } : {}),
    at: whereOf(prop, id, place, names),
  }));
}

/** *folded letter*, where a model wrote *The Folded Letter*. */
function plainNameOf(name: string): string {
  const bare = name.replace(/^(?:the|an?) /i, '');
  const isTitle = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(bare);
  return isTitle ? bare.toLowerCase() : bare;
}

const relations = {
  here: 'in',
  on: 'on',
  in: 'in',
  under: 'under',
  behind: 'behind',
  'held-by': 'heldBy',
  'worn-by': 'wornBy',
};

/** Where a thing is; where that is nowhere the draft has, it lies in the room. */
function whereOf({ at }: PropDraft, own: string, place: string, names: DraftNames): Readonly<Record<string, string>> {
  const isPerson = at.how === 'held-by' || at.how === 'worn-by';
  const what = at.how === 'here' ? place : names.find(at.what, isPerson ? 'actor' : undefined);
  if (what === undefined || what === own) return { in: place };
  return { [what === place ? 'in' : relations[at.how]]: what };
}
