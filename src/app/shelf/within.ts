import { StoreError } from '../../store/store-error.ts';

/** What a piece of work comes to, unless that takes too long: then it is given up, and what it comes to later is ignored. */
export function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const tooLong = (): void => reject(new StoreError('store/unavailable', 'The browser’s database does not answer.'));
    const timer = setTimeout(tooLong, limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
