import { describe, expect, it } from 'vitest';
import { jointFor } from '../../../../plugin/body/avatars/humanoid-bones.ts';

describe('the joint a bone is', () => {
  it.each([
    ['mixamorig:Hips', 'hips'],
    ['mixamorig1:LeftForeArm', 'foreL'],
    ['RightUpLeg', 'legR'],
    ['LeftLeg', 'shinL'],
    ['LeftToeBase', 'toesL'],
    ['LeftHandIndex1', 'indexL'],
    ['Spine2', 'chest'],
    ['J_Bip_C_Hips', 'hips'],
    ['J_Bip_L_UpperArm', 'armL'],
    ['J_Bip_R_LowerLeg', 'shinR'],
    ['upperarm_l', 'armL'],
    ['thigh_r', 'legR'],
    ['pelvis', 'hips'],
    ['clavicle_l', 'collarL'],
    ['upper_arm.L', 'armL'],
    ['forearm.R', 'foreR'],
    ['DEF-shin.L', 'shinL'],
    ['LeftEye', 'eyeL'],
  ])('%s is %s', (name, joint) => expect(jointFor(name)).toBe(joint));

  it.each(['LeftHandPinky3', 'upperarm_twist_01_l', 'Tail', '', 'Bone.003', 'x'.repeat(5000)])('%s is none', (name) =>
    expect(jointFor(name)).toBeUndefined(),
  );
});
