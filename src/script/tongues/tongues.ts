import type { TongueName } from '../../drama/tongues/tongue.ts';
import { english } from './en.ts';
import { french } from './fr/fr.ts';
import type { ScriptTongue } from './tongue.ts';
import { chinese } from './zh.ts';

export const scriptTongues: Readonly<Record<TongueName, ScriptTongue>> = { en: english, zh: chinese, fr: french };
