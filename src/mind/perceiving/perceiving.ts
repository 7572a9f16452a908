/** How minds answer from what they see. */
export interface Perceiving {
  /** What they are given: the truth in words, pictures (words where the endpoint cannot see), or both. */
  readonly sees: 'words' | 'pictures' | 'both';
  /** A line that claims what is not there is asked for once more. It is looked at whole, and so begins later. */
  readonly strict?: boolean | undefined;
  /** So many answers are asked for, and the best is performed. */
  readonly bestOf?: number | undefined;
  /** How many pictures a clip has, 1 to 8, and their size: one unless said, three where somebody is doing something. */
  readonly frames?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}
