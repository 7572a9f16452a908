import { english } from './en.ts';
import { french } from './fr/fr.ts';
import type { DramaTongue, TongueName } from './tongue.ts';
import { chinese } from './zh.ts';

export const dramaTongues: Readonly<Record<TongueName, DramaTongue>> = { en: english, zh: chinese, fr: french };
