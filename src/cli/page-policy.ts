import { knownEndpoints } from '../model/known-endpoints.ts';

type Policy = Readonly<Record<string, string>>;

/**
 * What the page may do. It stands in its own head too, for other hosts; only a header can say who may frame it, and only a
 * header reaches its workers. Scripts come from the page's own site, and what starts one is made by the page's own rule
 * (`src/app/trusted-scripts.ts`).
 */
const pagePolicy: Policy = {
  'default-src': "'self'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' data: blob:",
  'connect-src': "'self' data: blob:",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
  'frame-ancestors': "'none'",
};

/**
 * What an example of the site may do, and the frame in which the playground runs what somebody wrote there: scripts made in
 * the page, beside those of the site. It reaches nobody else, and only pages of this house may frame it.
 */
const examplePolicy: Policy = {
  ...Object.fromEntries(Object.entries(pagePolicy).filter(([name]) => !name.includes('trusted-types'))),
  'script-src': "'self' 'unsafe-inline' blob: 'wasm-unsafe-eval'",
  'worker-src': "'self' blob:",
  'frame-ancestors': "'self'",
};
const example = /^docs\/(playground\/frame|examples\/[\w-]+\/index)\.html$/;

/** Who may frame a file, in the words of browsers that know no policy. */
export const framedBy = (path: string): string => (example.test(path) ? 'SAMEORIGIN' : 'DENY');

/** The one worker that may call a model, by the name it is built under. */
const telephone = /^assets\/telephone-worker-[\w-]+\.js$/;
/** The one in which a model may live: it fetches weights from where players get them, and a player confirms the address. */
const inPage = /^assets\/in-page-worker-[\w-]+\.js$/;
const weightsAt = [
  'https://huggingface.co',
  'https://*.huggingface.co',
  'https://*.hf.co',
  'https://raw.githubusercontent.com',
];
/** Models on one's own machine, whichever port they listen on. */
const thisMachine = ['http://127.0.0.1:*', 'http://localhost:*'];

/** The policy that goes with each file; `endpoints` are origins of models that may be called beside those everybody knows. */
export function policyFor(path: string, endpoints: readonly string[] = []): string {
  if (inPage.test(path)) {
    const from = ["'self'", ...thisMachine, ...weightsAt, ...endpoints];
    return written({
      'default-src': "'none'",
      'script-src': "'self' 'wasm-unsafe-eval'",
      'connect-src': from.join(' '),
      'frame-ancestors': "'none'",
    });
  }
  if (example.test(path)) return written(examplePolicy);
  if (!telephone.test(path)) return written(pagePolicy);
  const known = knownEndpoints
    .map(({ baseUrl }) => new URL(baseUrl).origin)
    .filter((each) => each.startsWith('https:'));
  const callable = [...new Set([...thisMachine, ...known, ...endpoints])];
  return written({
    'default-src': "'none'",
    'script-src': "'self'",
    'connect-src': callable.join(' '),
    'frame-ancestors': "'none'",
  });
}

const written = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
