/** Where the browser has Trusted Types, everything that could become a script passes here first. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown;
}

/**
 * Lets scripts be started from the page's own site and from nowhere else: workers, in practice. There is no rule for markup
 * and none for script text, so a string that reaches `innerHTML` or `eval` is refused by the browser. Called before anything
 * is started; a browser without Trusted Types goes by the Content-Security-Policy alone.
 */
export function trustOwnScripts(site: Window & { readonly trustedTypes?: TrustedTypes }, here: string): void {
  site.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isOwn(address, here) ? address : null),
  });
}

const isOwn = (address: string, here: string): boolean =>
  URL.canParse(address, here) && new URL(address, here).origin === new URL(here).origin;
