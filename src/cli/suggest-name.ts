/** What somebody probably meant to type after `proscenium`. */
export { nearestName as suggestName } from '../kit/nearest-name.ts';
