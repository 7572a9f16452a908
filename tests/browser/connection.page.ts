import { openTelephone, type Telephone } from '../../src/app/connection/telephone.ts';

/** What the test holds on to, in the page. */
declare global {
  var telephoneTo: (base: string) => Telephone;
}
globalThis.telephoneTo = (base) => openTelephone(base);
