import { traits } from '../../src/drama/trait.ts';
import { conditionWords } from './condition-words.ts';
import type { FileKind, JsonSchema } from './file-schemas.ts';
import { formsWithNouns } from './forms-of-stage.ts';
import { traitWords } from './trait-words.ts';

const heads: Readonly<Record<FileKind, string>> = {
  play: 'play.yaml',
  world: 'world.yaml',
  cast: 'cast/NAME.yaml',
  staging: 'staging.yaml',
};

/** Every field of every file, as a page for people. */
export function referencePage(schemas: Readonly<Record<FileKind, JsonSchema>>): string {
  const page = new Page();
  page.say(
    '# Reference for authors',
    'Every field of every file of a play, every trait, form, look and condition. This page is made from the schemas by `npm run reference`; [for authors](for-authors.md) is the guide. Fields in **bold** cannot be left out.',
  );
  for (const kind of ['play', 'world', 'cast', 'staging'] as const) {
    page.say(`## \`${heads[kind]}\``);
    page.object(schemas[kind], kind);
  }
  page.say('## Conditions', 'In words, as the guide has them, or as an object with one of these sets of keys.');
  page.options(schemas.play.definitions?.condition, 'condition', conditionWords);
  page.say('## Changes', 'What is so afterwards: `door is open`, `goblet nowhere`; or an object.');
  page.options(schemas.play.definitions?.change, 'change');
  page.say('## Traits', list(traits.map((trait) => `- \`${trait}\` ${traitWords[trait]}`)));
  page.say(
    '## Forms',
    'What the stage can show. A thing is shown by its name; where the name does not say it, name one of these as `form`.',
    list(formsWithNouns().map(([name, nouns]) => `- \`${name}\`: ${nouns.join(', ')}`)),
  );
  return page.text;
}

const list = (lines: readonly string[]): string => lines.join('\n');

class Page {
  readonly #parts: string[] = [];
  readonly #said = new Set<string>();

  get text(): string {
    return `${this.#parts.join('\n\n')}\n`;
  }

  say(...parts: readonly string[]): void {
    this.#parts.push(...parts);
  }

  /** The fields of an object, and after it those of the objects in it; each once. */
  object(schema: JsonSchema, name: string): void {
    const fields = Object.entries(schema.properties ?? {});
    this.say(
      list(
        fields.map(([key, field]) => {
          const isNeeded = schema.required?.includes(key) ?? false;
          const shown = isNeeded ? `**\`${key}\`**` : `\`${key}\``;
          return `- ${shown} (${kindOf(field)}): ${field.description ?? ''}`.trimEnd();
        }),
      ),
    );
    for (const [key, field] of fields) {
      const inner = objectIn(field);
      const mark = `${key} ${Object.keys(inner?.properties ?? {}).join(' ')}`;
      if (!inner?.properties || key === 'state' || this.#said.has(mark)) continue;
      this.#said.add(mark);
      this.say(`### \`${key}\` of \`${name}\``);
      if (inner.description !== undefined && inner.description !== field.description) this.say(inner.description);
      this.object(inner, key);
    }
  }

  /** The kinds of what may be written in several ways, each with how it is written in words. */
  options(schema: JsonSchema | undefined, name: string, words: Readonly<Record<string, readonly string[]>> = {}): void {
    const options = (schema?.anyOf ?? []).filter(({ properties }) => properties);
    const lines = options.map(({ properties = {} }) => {
      const keys = Object.keys(properties);
      const said = (words[keys.join(' ')] ?? []).map((one) => `\`${one}\``).join(', ');
      const about = keys.map((key) => properties[key]?.description ?? '').join(' ');
      return `- ${keys.map((key) => `\`${key}\``).join(', ')}: ${about}${said && ` In words: ${said}.`}`;
    });
    this.say(list([...new Set(lines)]));
    for (const [key, field] of options.flatMap(({ properties = {} }) => Object.entries(properties))) {
      const inner = objectIn(field);
      if (!inner?.properties || key === 'state' || key === 'of') continue;
      this.say(`### \`${key}\` of \`${name}\``);
      this.object(inner, key);
    }
  }
}

/** The object that stands in a field: itself, in a list, or by names. */
export function objectIn(field: JsonSchema): JsonSchema | undefined {
  if (field.properties) return field;
  const { items, additionalProperties } = field;
  if (items && !Array.isArray(items)) return objectIn(items);
  if (typeof additionalProperties === 'object') return objectIn(additionalProperties);
  return field.anyOf?.map(objectIn).find((inner) => inner !== undefined);
}

export function kindOf(field: JsonSchema): string {
  const reference = field.$ref ?? field.allOf?.[0]?.$ref;
  if (reference !== undefined) return referenceWords[reference.split('/').at(-1) ?? ''] ?? 'as there';
  if (field.enum) return field.enum.map((word) => `\`${String(word)}\``).join(' · ');
  if (field.const !== undefined) return `\`${field.const}\``;
  const options = field.anyOf ?? field.oneOf;
  if (options) {
    const isOpen = options.length === 2 && options[1]?.type === 'string' && options[0]?.enum !== undefined;
    return isOpen ? 'one of the forms below' : [...new Set(options.map(kindOf))].join(' or ');
  }
  if (field.type === 'array') {
    const { items } = field;
    if (Array.isArray(items)) return `${items.length} × ${kindOf(items[0] ?? {})}`;
    return items?.properties ? 'a list' : `a list: ${kindOf(items ?? {})}`;
  }
  if (field.type === 'object') {
    if (field.properties) return 'a map';
    return typeof field.additionalProperties === 'object' ? `by name: ${kindOf(field.additionalProperties)}` : 'a map';
  }
  if (field.type === 'number' || field.type === 'integer') return numberWords(field);
  if (field.type === 'boolean') return 'true or false';
  if (field.type === 'null') return 'null';
  return textWords(field);
}

const referenceWords: Readonly<Record<string, string>> = {
  name: 'a name',
  condition: 'a condition',
  whereabouts: 'where',
  change: 'a change',
};

function numberWords({ minimum, exclusiveMinimum, maximum }: JsonSchema): string {
  const least = minimum ?? exclusiveMinimum;
  return least === undefined || maximum === undefined ? 'a number' : `${least} to ${maximum}`;
}

function textWords({ pattern, maxLength }: JsonSchema): string {
  if (typeof pattern === 'string' && pattern.includes('#')) {
    return pattern.includes('none') ? '`#rrggbb` or `none`' : '`#rrggbb`';
  }
  if (typeof pattern === 'string') return 'a short name';
  return maxLength === undefined ? 'text' : `text, up to ${maxLength}`;
}
