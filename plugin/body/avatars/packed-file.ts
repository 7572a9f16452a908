/** Decoders that Babylon fetches from its own server where the page does not say otherwise. */
const decoders = [
  ['meshopt', 'Meshopt', 'MeshoptCompression.Configuration = { decoder: { url } }'],
  ['draco', 'Draco', 'DracoDecoder.DefaultConfiguration = { … }'],
  ['ktx2|basis|transcoder', 'KTX2 textures', 'KhronosTextureContainer2.URLConfig = { … }'],
] as const;

/** What to do about a file that could not be read, by what was said about it. */
export function remedyFor(why: string): string {
  const found = decoders.find(([words]) => new RegExp(words, 'i').test(why));
  if (!found) return "Check the file and its address, and import '@babylonjs/loaders/glTF/index.js' in your page.";
  const [, name, setting] = found;
  return `It is packed with ${name}, and its decoder, which Babylon fetches from its own server, did not come: serve it yourself (${setting}), or export the file without.`;
}

/** All that an error and what caused it say. */
export function whyOf(error: unknown): string {
  const said: string[] = [];
  for (let at = error; at instanceof Error && said.length < 5;) {
    said.push(at.message);
    at = at.cause ?? ('innerError' in at ? at.innerError : undefined);
  }
  return said.length > 0 ? said.join(': ') : String(error);
}
