import { ImageProcessingConfiguration } from '@babylonjs/core/Materials/imageProcessingConfiguration.js';
import { Color4 } from '@babylonjs/core/Maths/math.color.js';
import type { OpenWorkshop } from './create-workshop.ts';
import type { Lighting } from './lighting.ts';

/**
 * How the picture is graded: in the materials, where it costs nothing; a pass over the screen would. In a scene of our own
 * all that is in it is graded, else only what the workshop makes.
 */
export class Grade {
  readonly #configurations: ImageProcessingConfiguration[] = [];
  readonly #putBack: (() => void)[] = [];

  constructor(workshop: OpenWorkshop, takeOver: boolean) {
    const own = workshop.scene.imageProcessingConfiguration;
    if (!own.applyByPostProcess) {
      const grade = new ImageProcessingConfiguration();
      this.#configurations.push(grade);
      workshop.grade(grade);
      this.#putBack.push(() => workshop.grade(undefined));
    }
    if (takeOver) {
      this.#configurations.push(own);
      this.#putBack.push(remembered(own));
    }
    for (const grade of this.#configurations) prepare(grade);
  }

  show({ exposure, contrast }: Pick<Lighting, 'exposure' | 'contrast'>): void {
    for (const grade of this.#configurations) {
      grade.exposure = exposure;
      grade.contrast = contrast;
    }
  }

  dispose(): void {
    for (const step of this.#putBack.splice(0).reverse()) step();
  }
}

function prepare(grade: ImageProcessingConfiguration): void {
  grade.toneMappingEnabled = true;
  grade.toneMappingType = ImageProcessingConfiguration.TONEMAPPING_ACES;
  grade.vignetteEnabled = true;
  grade.vignetteWeight = 1.8;
  grade.vignetteStretch = 0.4;
  grade.vignetteColor = new Color4(0, 0, 0, 0);
  grade.vignetteBlendMode = ImageProcessingConfiguration.VIGNETTEMODE_MULTIPLY;
}

function remembered(grade: ImageProcessingConfiguration): () => void {
  const { toneMappingEnabled, toneMappingType, vignetteEnabled, vignetteWeight, vignetteStretch } = grade;
  const { vignetteColor, vignetteBlendMode, exposure, contrast } = grade;
  return () => {
    Object.assign(grade, { toneMappingEnabled, toneMappingType, vignetteEnabled, vignetteWeight, vignetteStretch });
    Object.assign(grade, { vignetteColor, vignetteBlendMode, exposure, contrast });
  };
}
