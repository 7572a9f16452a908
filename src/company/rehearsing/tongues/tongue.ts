/** What somebody difficult says and does in a role, in one language. */
export interface DifficultLines {
  readonly waits: string;
  readonly refuses: readonly string[];
}
