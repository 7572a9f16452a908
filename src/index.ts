/** The package entry `.`: the world and its narrator, engine-free. */
export type { Action, Aspect } from './drama/action.ts';
export type { Change } from './drama/change.ts';
export { entityId, type EntityId } from './drama/entity-id.ts';
export type { PhysicalProbe } from './drama/physical-probe.ts';
export { refusalCodes, type RefusalCode } from './drama/refusal.ts';
export type { Setting } from './drama/setting.ts';
export { traits, type Trait } from './drama/trait.ts';
export type { Verdict } from './drama/verdict.ts';
export type { Whereabouts } from './drama/whereabouts.ts';
export { readWorldFile, type WorldFile } from './drama/world-file.ts';
export { describeProblem, type Problem } from './kit/schema.ts';
export { applyChanges } from './world/apply-changes.ts';
export { breaches } from './world/invariants.ts';
export { narrate, openScene, type Answer, type Line, type NarratorOptions, type Scene } from './world/narrator.ts';
export { askProposer, considerProposal, type ProposalRequest, type Proposer } from './world/proposal.ts';
export { inSight } from './world/sight.ts';
export { hashWorld, openWorld, type Thing, type World } from './world/world.ts';
