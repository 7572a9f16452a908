/** The package entry `./plugin`: a drama in a Babylon host's scene. */
export { Proscenium } from './front-door.ts';
export type { Elsewhere } from '../company/broadcast.ts';
export { ProsceniumError, type ProsceniumOptions, type SavedDrama } from './proscenium-options.ts';
export type { Coming, DramaWorld, Happening, Newcomer, Told, WorldChange, WorldEntity } from './drama-world.ts';
export type { Player, Saying, Submitted } from './player.ts';
export type { OfferedDeed as Deed } from '../drama/deed.ts';
export { ownVerb } from '../world/own-verbs.ts';
export type { OwnDeed, OwnEffects, OwnRefusal, OwnSlot, OwnSlots, OwnThing, OwnVerb } from '../world/own-verbs.ts';
export type { Suggestion } from '../mind/suggesting/suggestions.ts';
export type { WalkIntent } from '../../plugin/stage/walk-intent.ts';
export { readSceneFile, type SceneFile } from '../drama/scene-file.ts';
export type { Staging } from '../drama/staging.ts';
export { entityId, type EntityId } from '../drama/entity-id.ts';
export type { Fact } from '../drama/fact.ts';
export { describeProblem, type Problem } from '../kit/schema.ts';
export { mindedBy, type Note } from '../company/minded-by.ts';
export { webLlmOffers, type WebLlm, type WebLlmOffer } from '../model/in-page/web-llm.ts';
export { loadWebLlm, type InPageModel, type WebLlmWish } from '../model/in-page/web-llm-model.ts';
export { modelFromSettings, steadyModel } from '../model/model-from-settings.ts';
export type { Brain } from '../mind/brain.ts';
export type { ActorBody } from '../../plugin/picture/view/actor-view.ts';
export { createSculptor, type Sculptor } from '../../plugin/body/bodies/sculptor.ts';
export { AvatarError } from '../../plugin/body/avatars/avatar-error.ts';
export { MeshError } from '../../plugin/picture/view/load-mesh.ts';
export { createVoice, type CompanyVoice, type VoiceOptions } from '../../plugin/sound/voice/create-voice.ts';
export type { HostSpeech, SpeakForHost, WantedSpeech } from '../../plugin/sound/voice/host-voice.ts';
export type { HostAudio } from '../../plugin/picture/view/page-audio.ts';
export type { Portrayed } from '../../plugin/body/figures/portrayed.ts';
export type { BodyPose } from '../../plugin/body/motion/body-pose.ts';
export type { HostLevel, HostNavmesh } from '../../plugin/picture/view/host-level.ts';
export type { StageOrigin } from '../../plugin/picture/view/stage-root.ts';
export type { BoundMesh } from '../../plugin/picture/view/bound-mesh.ts';
export type {
  ActionDone,
  ActionRefused,
  LineSpoken,
  MoodChanged,
  PointPassed,
  WordSpoken,
} from '../../plugin/picture/view/drama-observables.ts';
export { guestId, withGuest } from '../drama/guest.ts';
export { StageRig, type StageRigOptions } from '../../plugin/player/stage-rig.ts';
export { standardBindings, type Bindings } from '../../plugin/player/bindings.ts';
export { HeadsetError } from '../../plugin/xr/headset-error.ts';
export type { Headset } from '../../plugin/xr/headset.ts';
export type { HeadsetMode } from '../../plugin/xr/headset-mode.ts';
export type { HeadsetComfort } from '../../plugin/xr/comfort.ts';
