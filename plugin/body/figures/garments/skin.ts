import type { Layer } from '../../sculpt/layer.ts';
import { paintOf } from '../paint.ts';
import { armJoints, neckJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { piece } from './piece.ts';
import { sleeves } from './sleeves.ts';
import { profile } from './tube.ts';
import type { Wearer } from './wearer.ts';

/** What a low neck leaves bare. */
export const bareNeck = (wearer: Wearer, from: number): Layer =>
  piece(
    'bare neck',
    bodice({ ...wearer, build: { ...wearer.build, bust: 0 } }, { ease: -0.003, from }),
    paintOf(wearer.character.face.skin),
    [...neckJoints, 'collarL', 'collarR', 'armL', 'armR'],
    'skin cloth',
  );

/** Arms bare from a part of the way down to the wrist. */
export const bareArms = (wearer: Wearer, from: number): Layer =>
  piece(
    'bare arms',
    sleeves(wearer, profile([from, 0.043], [from + 0.18, 0.044], [0.86, 0.033], [1.01, 0.026])),
    paintOf(wearer.character.face.skin),
    [...armJoints, 'handL', 'handR'],
    'skin cloth',
  );
