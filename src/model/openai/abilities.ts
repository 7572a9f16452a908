import { EndpointRefusal } from './endpoint-refusal.ts';

/**
 * What an endpoint may or may not understand, the likeliest to be refused first, and how a refusal speaks of it. Endpoints that
 * call themselves compatible differ in all of these, and say so only by refusing.
 */
const mentions = {
  streamedUsage: /stream_options|include_usage/i,
  jsonSchema: /json_?\s?schema|response_?format|structured output|grammar/i,
  jsonObject: /json_?\s?object|response_?format/i,
  images: /image|vision|multi-?modal|mmproj/i,
  tools: /\btools?\b|tool_choice|function call|jinja/i,
  temperature: /temperature/i,
  maxTokens: /max_tokens|max_completion_tokens/i,
  systemRole: /system (role|message|prompt)|role.{0,20}system/i,
};
export type Feature = keyof typeof mentions;
const features = Object.keys(mentions) as Feature[];

/** What is known so far: true after it was accepted, false after it was refused, absent before it was tried. */
export type Abilities = Readonly<Partial<Record<Feature, boolean>>>;

/** What one endpoint and model have shown of themselves, remembered as long as the instance lives. */
export class KnownAbilities {
  private readonly known = new Map<Feature, boolean>();

  get snapshot(): Abilities {
    return Object.fromEntries(this.known);
  }

  lacks(feature: Feature): boolean {
    return this.known.get(feature) === false;
  }

  has(feature: Feature): boolean {
    return this.known.get(feature) === true;
  }

  accepted(features: readonly Feature[]): void {
    for (const feature of features) this.known.set(feature, true);
  }

  /** A guess is not held against what has worked before: that refusal was about something else. */
  refused({ feature, isNamed }: Refusal): void {
    if (isNamed || !this.has(feature)) this.known.set(feature, false);
  }
}

/** What a refusal seems to be about. */
export interface Refusal {
  readonly feature: Feature;
  /** The endpoint said so; otherwise it is a guess. */
  readonly isNamed: boolean;
}

const refusals: readonly number[] = [400, 404, 415, 422, 500, 501];
/** Features whose refusal is only believed when the endpoint names them. */
const onlyWhenNamed: readonly Feature[] = ['temperature', 'maxTokens', 'systemRole'];
/** Refusals that leaving something out would not mend. */
const otherwiseMeant = /context.{0,12}(length|window|size)|too many tokens|prompt is too long|content.{0,10}policy/i;

/**
 * Which of the features in use a refusal is about: the one it names, else the likeliest, what never worked before what did.
 * Undefined when the refusal is about something else. llama.cpp answers 500 for tools and pictures it was not started for,
 * so a 500 that names one counts.
 */
export function readRefusal(error: unknown, inUse: readonly Feature[], known: KnownAbilities): Refusal | undefined {
  if (!(error instanceof EndpointRefusal)) return undefined;
  const { status, param, message } = error;
  if (status === undefined || !refusals.includes(status) || otherwiseMeant.test(message)) return undefined;
  const said = `${param} ${message}`;
  const suspects = features.filter((feature) => inUse.includes(feature));
  const named = suspects.find((feature) => mentions[feature].test(said));
  if (named !== undefined) return { feature: named, isNamed: true };
  if (status !== 400 && status !== 422) return undefined;
  const unnamed = suspects.filter((feature) => !onlyWhenNamed.includes(feature));
  const feature = unnamed.find((each) => !known.has(each)) ?? unnamed[0];
  return feature && { feature, isNamed: false };
}
