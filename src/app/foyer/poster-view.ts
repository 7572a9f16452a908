import { canBePersonsName, guest, longestName, seedBy, type Wish } from '../address.ts';
import { button, choice, element } from '../dom/element.ts';
import { words, type Language, type Words } from '../words/words.ts';
import { followedLink, type FollowedLink } from './followed-link.ts';
import { wishFor, type EveningChoice, type Poster } from './foyer-model.ts';
import { posterPictures } from './pictures.ts';

interface PosterHandlers {
  readonly language: Language;
  /** What every wish from here asks of the page. */
  readonly page: Partial<Wish>;
  readonly seed: string;
  readonly chance: () => number;
  readonly follow: (wish: Wish) => void;
}

/** One play under its lamp: the picture, what it is, and every way in. */
export class PosterView {
  readonly root: HTMLElement;
  private readonly links: FollowedLink[] = [];
  private readonly says: Words['foyer'];
  private choice: EveningChoice;

  constructor(
    private readonly poster: Poster,
    private readonly handlers: PosterHandlers,
  ) {
    this.says = words[handlers.language].foyer;
    this.choice = { seed: handlers.seed, name: '' };
    const id = `foyer-${poster.name}`;
    this.root = element(
      'article.foyer-play',
      { 'aria-labelledby': id },
      this.sheet(id),
      this.waysIn(id),
      this.cast(),
      this.more(id),
    );
  }

  /** The printed sheet. */
  private sheet(id: string): HTMLElement {
    const { poster } = this;
    const pictures = posterPictures[poster.name];
    return element(
      'div',
      { class: pictures ? 'foyer-sheet' : 'foyer-sheet foyer-sheet-plain' },
      element('span.foyer-lamp', { 'aria-hidden': 'true' }),
      pictures && drawn(pictures, poster.picture),
      element(
        'div.foyer-print',
        poster.place && element('p.foyer-place', poster.place),
        element('h3', { id, class: 'foyer-title', lang: poster.titleLanguage }, poster.title),
        poster.subtitle && element('p.foyer-subtitle', poster.subtitle),
        element('p.foyer-line', { lang: poster.aboutLanguage }, poster.line),
        element('p.foyer-facts', ...poster.facts.map((fact) => element('span', fact))),
      ),
      // For a hand that presses the poster itself; everybody else has the words below.
      this.link(undefined, { class: 'foyer-press', tabindex: '-1', 'aria-hidden': 'true' }),
    );
  }

  private waysIn(id: string): HTMLElement {
    const { poster, says } = this;
    const name = element('input', {
      type: 'text',
      maxlength: String(longestName),
      autocomplete: 'off',
      spellcheck: 'false',
      placeholder: says.strangerName,
      'aria-label': says.strangerName,
      'aria-describedby': `${id}-name`,
    });
    const wrong = element('p', { id: `${id}-name`, class: 'foyer-wrong', 'aria-live': 'polite' });
    name.addEventListener('input', () => {
      const given = name.value.trim();
      const isRight = given === '' || canBePersonsName(given);
      name.setAttribute('aria-invalid', String(!isRight));
      wrong.textContent = isRight ? '' : says.strangerNameWrong;
      this.choose({ name: isRight ? given : '' });
    });
    name.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && !event.isComposing) this.handlers.follow(this.wish(guest));
    });
    return element(
      'div.foyer-ways',
      this.link(undefined, { class: 'foyer-watch', 'aria-label': says.watchPlay(poster.title) }, says.watch),
      this.link(guest, { class: 'foyer-walk-in', title: says.strangerNote }, says.stranger),
      name,
      wrong,
    );
  }

  private cast(): HTMLElement | undefined {
    const { poster, says } = this;
    if (poster.parts.length === 0) return undefined;
    const parts = poster.parts.map(({ role, name, who }) => {
      // Heard as a sentence, seen as a line of a cast list.
      const [before = '', after = ''] = says.playAs(name).split(name);
      const heard = (text: string): HTMLElement => element('span.unseen', text);
      return element(
        'li',
        this.link(
          role,
          { class: 'foyer-part' },
          element('span.foyer-part-name', heard(before), name, heard(`${after}. `)),
          element('span.foyer-part-who', { lang: poster.aboutLanguage }, who),
        ),
      );
    });
    return element('div.foyer-cast', element('h4', says.cast), element('ul', { role: 'list' }, ...parts));
  }

  private more(id: string): HTMLElement {
    const { poster, says } = this;
    const seed = element('input', { id: `${id}-seed`, type: 'text', maxlength: '40', autocomplete: 'off' });
    seed.value = this.choice.seed;
    seed.addEventListener('input', () => this.choose({ seed: seed.value.trim() || this.handlers.seed }));
    const draw = (): void => {
      seed.value = seedBy(this.handlers.chance);
      this.choose({ seed: seed.value });
    };
    const more = element(
      'details.foyer-more',
      element('summary', says.more),
      element('p', { lang: poster.aboutLanguage }, poster.about),
      poster.stories.length > 0 && this.stories(id),
      poster.languages.length > 1 && this.spoken(id),
      field(`${id}-seed`, says.evening, seed, button(says.draw, draw)),
      element('p.foyer-note', says.eveningNote),
      this.together(),
    );
    // What was asked for is not left below the window.
    more.addEventListener('toggle', () => more.open && more.scrollIntoView({ block: 'nearest' }));
    return more;
  }

  /** The same play with others, in the house this page came from. */
  private together(): HTMLElement {
    const { handlers } = this;
    const open = (): void => handlers.follow({ ...this.wish(undefined), together: true });
    return element('p', button(words[handlers.language].sharing.together, open, { class: 'foyer-together' }));
  }

  private stories(id: string): HTMLElement {
    const { poster, says } = this;
    const stories = poster.stories.map((story) => [story.id, story.title] as const);
    const select = choice({ id: `${id}-story` }, [['', says.anyStory], ...stories], (story) => {
      const { case: _case, ...rest } = this.choice;
      this.choice = rest;
      this.choose(story ? { case: story } : {});
    });
    return field(`${id}-story`, says.story, select);
  }

  private spoken(id: string): HTMLElement {
    const { poster, says } = this;
    const spoken = poster.languages.map(({ code, name }) => [code, name] as const);
    const select = choice({ id: `${id}-spoken` }, spoken, (language) => this.choose({ language }));
    for (const option of select.options) option.lang = option.value;
    select.value = poster.spoken;
    return field(`${id}-spoken`, says.spoken, select);
  }

  private choose(change: Partial<EveningChoice>): void {
    this.choice = { ...this.choice, ...change };
    for (const link of this.links) link.refresh();
  }

  private wish(as: string | undefined): Wish {
    return wishFor(this.poster, this.choice, as, this.handlers.page);
  }

  private link(
    as: string | undefined,
    attributes: Readonly<Record<string, string>>,
    ...children: readonly (Node | string)[]
  ): HTMLElement {
    const link = followedLink(() => this.wish(as), this.handlers.follow, attributes, ...children);
    this.links.push(link);
    return link.root;
  }
}

function drawn({ tall, wide }: { readonly tall: string; readonly wide: string }, alt: string): HTMLElement {
  return element(
    'picture',
    element('source', { media: '(max-width: 46rem), (height < 56rem)', srcset: wide, width: '1280', height: '720' }),
    element('img', { src: tall, width: '720', height: '960', alt, decoding: 'async' }),
  );
}

const field = (id: string, label: string, ...controls: readonly HTMLElement[]): HTMLElement =>
  element('p.foyer-field', element('label', { for: id }, label), ...controls);
