/** What the editor tells the frame in which an example runs. */
export interface ToFrame {
  readonly type: 'run';
  /** The body of its page. */
  readonly markup: string;
  /** JavaScript. */
  readonly script: string;
}

/** What the frame tells the editor. */
export type FromFrame =
  | { readonly type: 'ready' }
  | { readonly type: 'told'; readonly level: 'log' | 'warn' | 'error'; readonly text: string };
