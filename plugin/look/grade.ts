import { ImageProcessingConfiguration } from '@babylonjs/core/Materials/imageProcessingConfiguration.js';
import { Color4 } from '@babylonjs/core/Maths/math.color.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { Mood } from './mood.ts';

/** How the picture of a mood is graded. In the materials, where it costs nothing; a pass over the screen would. */
export function gradeOf({ exposure, contrast }: Mood): ImageProcessingConfiguration {
  const grade = new ImageProcessingConfiguration();
  setGrade(grade, exposure, contrast);
  return grade;
}

/** Grades all of a scene, the host's too; what it returns puts back what was there. */
export function gradeScene(scene: Scene, { exposure, contrast }: Mood): () => void {
  const grade = scene.imageProcessingConfiguration;
  const { toneMappingEnabled, toneMappingType, vignetteEnabled, vignetteWeight, vignetteStretch, vignetteColor } =
    grade;
  const { vignetteBlendMode, exposure: exposureBefore, contrast: contrastBefore } = grade;
  setGrade(grade, exposure, contrast);
  return () => {
    grade.exposure = exposureBefore;
    grade.contrast = contrastBefore;
    Object.assign(grade, { toneMappingEnabled, toneMappingType, vignetteEnabled, vignetteWeight, vignetteStretch });
    Object.assign(grade, { vignetteColor, vignetteBlendMode });
  };
}

function setGrade(grade: ImageProcessingConfiguration, exposure: number, contrast: number): void {
  grade.toneMappingEnabled = true;
  grade.toneMappingType = ImageProcessingConfiguration.TONEMAPPING_ACES;
  grade.exposure = exposure;
  grade.contrast = contrast;
  grade.vignetteEnabled = true;
  grade.vignetteWeight = 1.8;
  grade.vignetteStretch = 0.4;
  grade.vignetteColor = new Color4(0, 0, 0, 0);
  grade.vignetteBlendMode = ImageProcessingConfiguration.VIGNETTEMODE_MULTIPLY;
}
