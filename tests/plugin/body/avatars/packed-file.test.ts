import '@babylonjs/loaders/glTF/index.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { LoadAssetContainerAsync } from '@babylonjs/core/Loading/sceneLoader.js';
import { Scene } from '@babylonjs/core/scene.js';
import { expect, it } from 'vitest';
import { remedyFor, whyOf } from '../../../../plugin/body/avatars/packed-file.ts';

/** A triangle whose corners are packed with Meshopt. */
function packedGlb(): Uint8Array {
  const packed = { buffer: 0, byteLength: 20, byteStride: 12, count: 3, mode: 'ATTRIBUTES' };
  const view = { buffer: 0, byteLength: 36, byteStride: 12, extensions: { EXT_meshopt_compression: packed } };
  const json = JSON.stringify({
    asset: { version: '2.0' },
    extensionsUsed: ['EXT_meshopt_compression'],
    extensionsRequired: ['EXT_meshopt_compression'],
    buffers: [{ byteLength: 36 }],
    bufferViews: [view],
    accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 1] }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    nodes: [{ mesh: 0 }],
    scenes: [{ nodes: [0] }],
    scene: 0,
  });
  const text = Buffer.from(json.padEnd(Math.ceil(json.length / 4) * 4));
  const head = Buffer.alloc(20);
  [0x46546c67, 2, 20 + text.length + 8 + 36, text.length, 0x4e4f534a].forEach((word, at) =>
    head.writeUInt32LE(word, at * 4),
  );
  const body = Buffer.alloc(8 + 36);
  body.writeUInt32LE(36, 0);
  body.writeUInt32LE(0x004e4942, 4);
  return new Uint8Array(Buffer.concat([head, text, body]));
}

it('says of a file whose decoder cannot be fetched what it is packed with, and what to do', async () => {
  const engine = new NullEngine();
  const loading = LoadAssetContainerAsync(packedGlb(), new Scene(engine), { pluginExtension: '.glb' });
  const why = await loading.then(
    () => 'nothing',
    (error: unknown) => whyOf(error),
  );
  expect(remedyFor(why), why).toMatch(/packed with Meshopt.*MeshoptCompression\.Configuration/);
  expect(remedyFor('Unexpected magic: 42')).toMatch(/import '@babylonjs\/loaders/);
  engine.dispose();
});
