import { transform } from 'sucrase';
import { stretchesOf } from '../highlight.ts';
import type { FromFrame, ToFrame } from './messages.ts';

/** An example as the site has it. */
interface Example {
  readonly name: string;
  readonly title: string;
  readonly markup: string;
  readonly script: string;
}

const one = <T extends Element>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`The playground has no ${selector}`);
  return element;
};
const editor = one<HTMLTextAreaElement>('#code');
const colours = one<HTMLElement>('#colours');
const choice = one<HTMLSelectElement>('#example');
const told = one<HTMLOListElement>('#told');
const stand = one<HTMLElement>('#stand');
let frame: HTMLIFrameElement | undefined;

const examples = (await (await fetch(new URL('examples.json', location.href))).json()) as readonly Example[];
const chosen = (): Example | undefined => examples.find(({ name }) => name === choice.value);

function tell(level: 'log' | 'warn' | 'error', text: string): void {
  const item = document.createElement('li');
  item.className = level;
  item.textContent = text;
  told.append(item);
  while (told.children.length > 200) told.firstElementChild?.remove();
  item.scrollIntoView({ block: 'nearest' });
}

/** The program without its types; where the example asks for a file beside it, that one is found. */
function plainScript({ name }: Example): string {
  const { code } = transform(editor.value, { transforms: ['typescript'], disableESTransforms: true });
  const here = new URL(`../examples/${name}/main.ts`, location.href).href;
  return code.replaceAll('import.meta.url', JSON.stringify(here));
}

/** A new frame for every run: nothing of the last is left. */
function run(): void {
  const example = chosen();
  if (!example) return;
  told.replaceChildren();
  let script: string;
  try {
    script = plainScript(example);
  } catch (error) {
    return tell('error', error instanceof Error ? error.message : String(error));
  }
  frame?.remove();
  const fresh = document.createElement('iframe');
  fresh.title = 'The example as it runs';
  fresh.allow = 'xr-spatial-tracking; autoplay; fullscreen';
  fresh.src = 'frame.html';
  frame = fresh;
  const listen = ({ data, source, origin }: MessageEvent<FromFrame>): void => {
    if (source !== fresh.contentWindow || origin !== location.origin) return;
    if (data.type === 'told') return tell(data.level, data.text);
    const message: ToFrame = { type: 'run', markup: example.markup, script };
    fresh.contentWindow?.postMessage(message, location.origin);
  };
  addEventListener('message', listen);
  stand.replaceChildren(fresh);
}

function paint(): void {
  const parts = stretchesOf(editor.value, 'ts').map(({ text, kind }) => {
    const span = document.createElement('span');
    span.textContent = text;
    if (kind !== undefined) span.className = kind;
    return span;
  });
  colours.replaceChildren(...parts, '\n');
}

function open(name: string | null): void {
  const example = examples.find((each) => each.name === name) ?? examples[0];
  if (!example) return;
  choice.value = example.name;
  editor.value = example.script;
  paint();
  run();
}

choice.replaceChildren(...examples.map(({ name, title }) => new Option(title, name)));
choice.addEventListener('change', () => {
  history.replaceState(null, '', `?example=${choice.value}`);
  open(choice.value);
});
editor.addEventListener('input', paint);
editor.addEventListener('scroll', () => {
  const { scrollTop, scrollLeft } = editor;
  Object.assign(colours, { scrollTop, scrollLeft });
});
editor.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run();
  else if (event.key === 'Tab' && !event.shiftKey)
    editor.setRangeText('  ', editor.selectionStart, editor.selectionEnd, 'end');
  else return;
  event.preventDefault();
  paint();
});
one('#run').addEventListener('click', run);
one('#again').addEventListener('click', () => open(choice.value));
open(new URLSearchParams(location.search).get('example'));
