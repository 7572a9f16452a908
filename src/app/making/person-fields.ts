import type { Character } from '../../../plugin/body/figures/character.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import { garments, type Garment } from '../../drama/looks.ts';
import type { PersonChange } from '../../study/play-changes.ts';
import { longestName } from '../address.ts';
import { choice, element } from '../dom/element.ts';
import { words, type Language } from '../words/words.ts';

interface Shown {
  readonly id: EntityId;
  readonly name: string;
  readonly character: Character;
  /** What was wanted otherwise before. */
  readonly change: PersonChange;
}

type Age = 'young' | 'grown' | 'old';

/** What can be changed of somebody: their name, and what is seen of them from afar. */
export class PersonFields {
  readonly root: HTMLElement;
  readonly id: EntityId;
  private readonly box: HTMLInputElement;
  private readonly garment: HTMLSelectElement;
  private readonly cloth: HTMLInputElement;
  private readonly hair: HTMLInputElement;
  private readonly age: HTMLSelectElement;

  constructor(
    private readonly shown: Shown,
    language: Language,
  ) {
    const says = words[language].making.changing;
    const { id, name, character, change } = shown;
    this.id = id;
    this.box = element('input', {
      type: 'text',
      maxlength: String(longestName),
      autocomplete: 'off',
      spellcheck: 'false',
    });
    this.box.value = name;
    const listed = <Key extends string>(table: Readonly<Record<Key, string>>, keys: readonly Key[]) =>
      keys.map((key) => [key, table[key]] as const);
    this.garment = choice({}, listed(says.garments, garments), () => undefined);
    this.garment.value = character.outfit.garment;
    this.cloth = colourBox(character.outfit.cloth);
    this.hair = colourBox(character.hair.colour);
    this.age = choice({}, listed<Age>(says.ages, ['young', 'grown', 'old']), () => undefined);
    this.age.value = change.looks?.age ?? (character.old ? 'old' : 'grown');
    this.before = this.seen;
    this.root = element(
      'fieldset.making-person',
      element('legend', name),
      field(says.name, this.box),
      field(says.wears, this.garment),
      field(says.cloth, this.cloth),
      field(says.hair, this.hair),
      field(says.age, this.age),
    );
  }

  private readonly before: readonly string[];

  get name(): string {
    return this.box.value.trim().replace(/\s+/g, ' ');
  }

  /** Marks the name as one that cannot be. */
  refuse(isWrong: boolean): void {
    this.box.setAttribute('aria-invalid', String(isWrong));
    if (isWrong) this.box.focus();
  }

  /** What is wanted otherwise now, beside what was before. */
  get wanted(): PersonChange {
    const { name, change } = this.shown;
    const [garment, cloth, hair, age] = this.seen.map((value, index) =>
      value === this.before[index] ? undefined : value,
    );
    const { looks } = change;
    const dress = { ...looks?.dress, ...(garment ? { garment: garment as Garment } : {}), ...(cloth ? { cloth } : {}) };
    const next = {
      ...looks,
      ...(Object.keys(dress).length > 0 ? { dress } : {}),
      ...(hair ? { hair: { ...looks?.hair, colour: hair } } : {}),
      ...(age ? { age: age as Age } : {}),
    };
    return {
      ...change,
      ...(this.name === name ? {} : { name: this.name }),
      ...(Object.keys(next).length > 0 ? { looks: next } : {}),
    };
  }

  private get seen(): readonly string[] {
    return [this.garment, this.cloth, this.hair, this.age].map(({ value }) => value);
  }
}

/** A label with its control in it. */
export const field = (label: string, control: HTMLElement): HTMLElement =>
  element('label.making-field', element('span', label), control);

function colourBox(colour: string): HTMLInputElement {
  const box = element('input', { type: 'color' });
  box.value = colour;
  return box;
}
