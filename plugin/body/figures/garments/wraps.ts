import type { Layer } from '../../sculpt/layer.ts';
import { darker, paintOf } from '../paint.ts';
import { wristJoints } from './bindings.ts';
import { capeLayers } from './cape.ts';
import { piece } from './piece.ts';
import { scarfLayers } from './scarf.ts';
import { shawlLayers } from './shawl.ts';
import { armBands } from './sleeves.ts';
import type { Wearer } from './wearer.ts';

/** What is worn over everything else: cape, shawl, scarf, and the cuffs of gloves. */
export function wrapLayers(wearer: Wearer): readonly Layer[] {
  const { cape, shawl, scarf, gloves } = wearer.outfit;
  return [
    ...(cape ? capeLayers(wearer, cape) : []),
    ...(shawl ? shawlLayers(wearer, shawl) : []),
    ...(scarf ? scarfLayers(wearer, scarf) : []),
    ...(gloves
      ? [
          piece(
            'glove cuffs',
            armBands(wearer, 1.0, 0.043, 0.03),
            darker(paintOf(gloves), 0.86),
            wristJoints,
            'cloth trim',
          ),
        ]
      : []),
  ];
}
