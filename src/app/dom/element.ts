type Tag = keyof HTMLElementTagNameMap;
/** `p`, or with its classes `p.notice.is-new`. */
type Selector = Tag | `${Tag}.${string}`;
type TagOf<Written> = Written extends `${infer Before}.${string}` ? Before : Written;
type ElementOf<Written> = HTMLElementTagNameMap[TagOf<Written> & Tag];

type Attributes = Readonly<Record<string, string | boolean | undefined>>;
/** Nothing, false and an empty text leave no trace: `isOver && element('p.over', says.over)`. */
type Child = Node | string | undefined | false;

/** An element with its attributes and children. Text goes in as text: nothing a play says is ever read as markup. */
export function element<Written extends Selector>(
  written: Written,
  first?: Attributes | Child,
  ...rest: readonly Child[]
): ElementOf<Written> {
  const [tag = '', ...classes] = written.split('.');
  const made = document.createElement(tag) as ElementOf<Written>;
  if (classes.length > 0) made.className = classes.join(' ');
  const isAttributes = typeof first === 'object' && !(first instanceof Node);
  for (const [name, value] of Object.entries(isAttributes ? first : {})) {
    if (value === true) made.setAttribute(name, '');
    else if (typeof value === 'string') made.setAttribute(name, value);
  }
  for (const child of isAttributes ? rest : [first, ...rest]) if (child) made.append(child);
  return made;
}

/** A button that says what it does. */
export function button(
  label: string,
  press: (event: MouseEvent) => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', press);
  return made;
}

interface SureLabels {
  readonly once: string;
  readonly sure: string;
}

/** A button that asks once more in the same place before it does it, and forgets that when one goes away. */
export function sureButton(
  { once, sure }: SureLabels,
  press: () => void,
  ofWhat: string,
  look: string,
): HTMLButtonElement {
  let isAsked = false;
  const ask = (isSure: boolean): void => {
    isAsked = isSure;
    made.textContent = isSure ? sure : once;
    if (ofWhat !== '') made.setAttribute('aria-label', `${isSure ? sure : once} ${ofWhat}`);
  };
  const made = button(once, () => (isAsked ? press() : ask(true)), { class: look });
  made.addEventListener('blur', () => ask(false));
  ask(false);
  return made;
}

/** A list to choose from, named for ears; the values and what they are called. */
export function choice(
  attributes: Attributes,
  options: readonly (readonly [value: string, label: string])[],
  choose: (value: string) => void,
): HTMLSelectElement {
  const made = element('select', attributes, ...options.map(([value, label]) => element('option', { value }, label)));
  made.addEventListener('change', () => choose(made.value));
  return made;
}

/** What has the focus in there lets go of it: a button that is not to be seen any more would keep the next key to itself. */
export function blurWithin(root: Element): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && root.contains(activeElement)) activeElement.blur();
}

/** Writes a text where another stands: a screen reader is not told of what has not changed. */
export function write(into: Element, text: string): void {
  if (into.textContent !== text) into.textContent = text;
}
