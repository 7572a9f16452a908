/** The package entry `.`: the world, its narrator and the company that performs in it, engine-free. */
export { Performance, type PerformanceOptions } from './company/performance.ts';
export { mindedBy, type Note } from './company/minded-by.ts';
export { PlainStage } from './company/plain-stage.ts';
export { beatEnds, loadPlay, openSavedPerformance, type SavedPlay } from './company/saved-play.ts';
export { summarize, type Summary } from './company/summary.ts';
export type { Action, Aspect } from './drama/action.ts';
export type { Blueprint } from './drama/blueprint.ts';
export type { Change } from './drama/change.ts';
export type { Condition } from './drama/condition.ts';
export type { Decision, Pace, Source } from './drama/decision.ts';
export type { Ask, AskRefusal, DramaPort, Refused, AskTaken } from './drama/drama-port.ts';
export { entityId, type EntityId } from './drama/entity-id.ts';
export type { EyeFrame } from './drama/eye-frame.ts';
export { readFact, type Fact, type FactOf, type FactType } from './drama/fact.ts';
export { standardSettings, type PerformanceSettings } from './drama/performance-settings.ts';
export type { PhysicalProbe } from './drama/physical-probe.ts';
export { refusalCodes, type RefusalCode } from './drama/refusal.ts';
export { readSceneFile, type SceneFile } from './drama/scene-file.ts';
export type { Setting } from './drama/setting.ts';
export {
  readSight,
  type SeenActor,
  type SeenProp,
  type SeenSide,
  type Sight,
  type SightChange,
} from './drama/sight.ts';
export type { StagePort, StageReport, StageStep } from './drama/stage-port.ts';
export { traits, type Trait } from './drama/trait.ts';
export type { Verdict } from './drama/verdict.ts';
export type { Whereabouts } from './drama/whereabouts.ts';
export { readWorldFile, type WorldFile } from './drama/world-file.ts';
export { SimulatedClock, systemClock, type Clock } from './kit/clock.ts';
export { describeProblem, type Problem } from './kit/schema.ts';
export type { Brain } from './mind/brain.ts';
export { understudy } from './mind/understudy/understudy.ts';
export { witnessedBy, type Witnessed } from './mind/witnessed.ts';
export type { LanguageModel, ModelEvent, ModelRequest } from './model/language-model.ts';
export { modelFromSettings } from './model/model-from-settings.ts';
export { hashPlay, type Play } from './play/play.ts';
export { replay } from './play/replay.ts';
export type { FactLog, FactStore } from './store/fact-log.ts';
export { lineChain, readLogLines } from './store/log-lines.ts';
export { sealLine, standingOf, type Seal, type Sealer, type Standing } from './store/log-seal.ts';
export { memoryStore } from './store/memory-store.ts';
export { applyChanges } from './world/apply-changes.ts';
export { breaches } from './world/invariants.ts';
export { narrate, openScene, type Answer, type Line, type NarratorOptions, type Scene } from './world/narrator.ts';
export { askProposer, considerProposal, type ProposalRequest, type Proposer } from './world/proposal.ts';
export { inSight } from './world/sight.ts';
export { hashWorld, openWorld, type Thing, type World } from './world/world.ts';
