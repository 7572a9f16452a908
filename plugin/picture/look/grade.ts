import { ImageProcessingConfiguration } from '@babylonjs/core/Materials/imageProcessingConfiguration.js';
import { Color4 } from '@babylonjs/core/Maths/math.color.js';
import type { OpenWorkshop } from './create-workshop.ts';
import type { Lighting } from './lighting.ts';

/**
 * How the picture is graded: in the materials, where it costs nothing; a pass over the screen would. In a scene of our own
 * all that is in it is graded, else only what the workshop makes.
 */
export class Grade {
  private readonly configurations: ImageProcessingConfiguration[] = [];
  private readonly putBack: (() => void)[] = [];

  constructor(workshop: OpenWorkshop, takeOver: boolean) {
    const own = workshop.scene.imageProcessingConfiguration;
    if (!own.applyByPostProcess) {
      const grade = new ImageProcessingConfiguration();
      this.configurations.push(grade);
      workshop.grade(grade);
      this.putBack.push(() => workshop.grade(undefined));
    }
    if (takeOver) {
      this.configurations.push(own);
      this.putBack.push(remembered(own));
    }
    for (const grade of this.configurations) Object.assign(grade, ours);
  }

  show({ exposure, contrast }: Pick<Lighting, 'exposure' | 'contrast'>): void {
    for (const grade of this.configurations) {
      grade.exposure = exposure;
      grade.contrast = contrast;
    }
  }

  dispose(): void {
    for (const step of this.putBack.splice(0).reverse()) step();
  }
}

const ours = {
  toneMappingEnabled: true,
  toneMappingType: ImageProcessingConfiguration.TONEMAPPING_ACES,
  vignetteEnabled: true,
  vignetteWeight: 1.8,
  vignetteStretch: 0.4,
  vignetteColor: new Color4(0, 0, 0, 0),
  vignetteBlendMode: ImageProcessingConfiguration.VIGNETTEMODE_MULTIPLY,
};

function remembered(grade: ImageProcessingConfiguration): () => void {
  const names = [...Object.keys(ours), 'exposure', 'contrast'] as (keyof typeof ours)[];
  const before = Object.fromEntries(names.map((name) => [name, grade[name]]));
  return () => Object.assign(grade, before);
}
