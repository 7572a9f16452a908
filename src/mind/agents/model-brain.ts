import type { LanguageModel } from '../../model/language-model.ts';
import type { Brain } from '../brain.ts';
import { speakWith } from './actor-agent.ts';
import { adviseWith } from './advancer-agent.ts';
import { firstShown } from './actor-material.ts';
import type { OnGarbled } from './asking.ts';
import { decideWith } from './decide-agent.ts';
import { distilWith } from './memory-agent.ts';
import { proposeWith } from './narrator-agent.ts';
import type { PerceivingAgent } from './perceiving-agent.ts';
import { planWith } from './planner-agent.ts';
import { judgeWith } from './transfer-agent.ts';

/** A brain that asks a language model, one agent for each thing. Throws a `ModelError` without an answer: see `steadied`. */
export function modelBrain(
  model: LanguageModel,
  onGarbled: OnGarbled = () => undefined,
  perceiving?: PerceivingAgent,
): Brain {
  const asking = { model, onGarbled, shownTo: firstShown(), perceiving };
  return {
    source: 'model',
    decide: decideWith(asking),
    speak: speakWith(asking),
    propose: proposeWith(asking),
    judge: judgeWith(asking),
    advise: adviseWith(asking),
    plan: planWith(asking),
    distil: distilWith(asking),
  };
}
