import { charactersIn } from '../../../plugin/picture/ground-plan/set-sketch.ts';
import { endingsOf } from '../../study/changed-scene.ts';
import type { PlayChanges } from '../../study/play-changes.ts';
import { canBePersonsName } from '../address.ts';
import { button, choice, element } from '../dom/element.ts';
import { Panel } from '../dom/panel.ts';
import { troubleIn } from '../trouble.ts';
import { endingInWords } from '../words/ending-in-words.ts';
import { sentenceFor, words, type Language, type Words } from '../words/words.ts';
import { field, PersonFields } from './person-fields.ts';
import { placesFor } from './planned-scene.ts';
import type { OpenPlay, PlayDesk } from './play-desk.ts';
import type { Difference } from './what-changed.ts';

interface ChangeOptions {
  readonly desk: PlayDesk;
  readonly language: Language;
  readonly tell: (sentence: string) => void;
  readonly onChanged: () => void;
}

interface Place {
  readonly id: string;
  readonly name: string;
}

/** Opens the sheet on which a kept play is changed. */
export async function openChangePanel(id: string, options: ChangeOptions): Promise<void> {
  try {
    const open = await options.desk.open(id);
    const { by, topic } = open.play;
    const places = by === 'study' && topic !== undefined ? await placesFor(topic) : [];
    const panel = new ChangePanel(open, places, options);
    document.body.append(panel.root);
    panel.open();
  } catch (error) {
    options.tell(troubleIn(error, options.language).sentence);
  }
}

/** What can be changed of a play that was made: its title, its people, where it plays and how it ends. */
class ChangePanel extends Panel {
  private readonly says: Words['making']['changing'];
  private readonly told = element('div.making-told', { role: 'status' });

  constructor(
    private kept: OpenPlay,
    private readonly places: readonly Place[],
    private readonly options: ChangeOptions,
  ) {
    const says = words[options.language].making.changing;
    super({
      title: says.heading(kept.scene.blueprint.title),
      closeLabel: says.close,
      class: 'making-panel',
      modal: true,
      onClose: () => this.root.remove(),
    });
    this.says = says;
    this.draw();
  }

  private draw(): void {
    const { says, kept, places } = this;
    const { play, scene } = kept;
    const { changes } = play;
    const title = element('input', { type: 'text', maxlength: '120', autocomplete: 'off' });
    title.value = scene.blueprint.title;
    const place = choice({}, places.map(({ id, name }) => [id, name] as const), () => undefined); // prettier-ignore
    const here = placeIdOf(kept);
    place.value = here;
    const roads = endingsOf(scene).map(
      ({ id, description = '' }) =>
        [id, description === '' ? endingInWords(id) : `${endingInWords(id)}. ${description}`] as const,
    );
    const ending = choice({}, [['', says.anyEnding], ...roads], () => undefined);
    ending.value = changes.ending ?? '';
    const people = this.people();
    const wanted = (): PlayChanges => ({
      ...(title.value.trim() === scene.blueprint.title ? titleOf(changes) : titleOf({ title: title.value.trim() })),
      ...(place.value === here || place.value === '' ? placeOf(changes) : { place: place.value }),
      ...(ending.value === '' ? {} : { ending: ending.value }),
      people: Object.fromEntries(people.map((person) => [person.id, person.wanted])),
    });
    const form = element(
      'form.making-form',
      field(says.title, title),
      places.length > 0 ? field(says.place, place) : element('p.making-note', says.placeFixed),
      roads.length > 1 && field(says.ending, ending),
      element('h3', says.people),
      element('div.making-people', ...people.map(({ root }) => root)),
      element(
        'p.choices',
        element('button', { type: 'submit', class: 'making-go' }, says.change),
        places.length > 0 && button(says.another, () => void this.change(changes, String(Number(play.seed) + 1))),
        isAsMade(kept) ? undefined : button(says.back, () => void this.change({}, places.length > 0 ? '1' : undefined)),
      ),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (this.areNames(people)) void this.change(wanted());
    });
    this.body.replaceChildren(form, this.told);
  }

  private people(): readonly PersonFields[] {
    const { play, scene } = this.kept;
    const characters = charactersIn(scene);
    return scene.blueprint.profiles.flatMap(({ actor }) => {
      const character = characters.get(actor);
      const name = scene.entities.find(({ id }) => id === actor)?.name ?? '';
      const change = play.changes.people?.[actor] ?? {};
      return character ? [new PersonFields({ id: actor, name, character, change }, this.options.language)] : [];
    });
  }

  /** Whether everybody has a name of their own; whoever has not is shown. */
  private areNames(people: readonly PersonFields[]): boolean {
    const isTaken = (person: PersonFields): boolean =>
      people.some((other) => other !== person && other.name.toLowerCase() === person.name.toLowerCase());
    const wrong = people.filter((person) => !canBePersonsName(person.name) || isTaken(person));
    for (const person of people) person.refuse(wrong.includes(person));
    if (wrong.length > 0) this.say(this.says.nameWrong);
    return wrong.length === 0;
  }

  private async change(wanted: PlayChanges, seed?: string): Promise<void> {
    const { desk, language, onChanged } = this.options;
    const { id } = this.kept.play;
    this.say(this.says.working);
    try {
      const differences = await desk.change(id, wanted, seed);
      this.kept = await desk.open(id);
      this.draw();
      this.tellOf(differences);
      onChanged();
    } catch (error) {
      this.say(this.says.failed(troubleIn(error, language).sentence));
    }
  }

  private tellOf(differences: readonly Difference[]): void {
    if (differences.length === 0) return this.say(this.says.nothing);
    const told = differences.map((each) => element('li', sentenceFor(this.says.differences, each)));
    this.told.replaceChildren(element('p', this.says.changed), element('ul', ...told));
    this.told.scrollIntoView({ block: 'nearest' });
  }

  private say(sentence: string): void {
    this.told.replaceChildren(element('p', sentence));
    this.told.scrollIntoView({ block: 'nearest' });
  }
}

const titleOf = ({ title }: PlayChanges): PlayChanges => (title ? { title } : {});
const placeOf = ({ place }: PlayChanges): PlayChanges => (place ? { place } : {});

/** The kit it is in now: its place is named after it. */
const placeIdOf = ({ scene }: OpenPlay): string =>
  scene.entities.find(({ kind }) => kind === 'place')?.id.replace(/^place:/, '') ?? '';

const isAsMade = ({ play }: OpenPlay): boolean => Object.keys(play.changes).length === 0 && play.seed === '1';
