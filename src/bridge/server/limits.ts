import type { Rate } from './allowance.ts';

/** How much of everything one house has, and how much anybody may take of it. */
export interface TheatreLimits {
  readonly sessions: number;
  readonly guestsASession: number;
  /** Connections begun; whoever was cut does not come again as fast as they can. */
  readonly connectionsAnAddress: Rate;
  /** Frames of any kind; whoever sends more is cut before they are read. */
  readonly framesASocket: Rate;
  readonly messagesASocket: Rate;
  /** What nobody understands; whoever goes on sending it is cut. */
  readonly mistakesASocket: Rate;
  /** Connections cut for either; an address with more of them is not let in for so long. */
  readonly cutsAnAddress: Rate;
  readonly barredMs: number;
  readonly asksAPlayer: Rate;
  readonly pacesASocket: Rate;
  readonly signalsASocket: Rate;
  readonly joinsAnAddress: Rate;
  readonly eveningsAnAddress: Rate;
  /** How long somebody may take to take in what they are told. */
  readonly slowMs: number;
  /** An evening nobody is at any more is put away after so long. */
  readonly idleMs: number;
  /** How long a role waits for whoever plays it, where others are there. */
  readonly absentMs: number;
}

export const usualLimits: TheatreLimits = {
  sessions: 500,
  guestsASession: 60,
  connectionsAnAddress: { atOnce: 120, aSecond: 10 },
  framesASocket: { atOnce: 300, aSecond: 100 },
  messagesASocket: { atOnce: 40, aSecond: 20 },
  mistakesASocket: { atOnce: 10, aSecond: 1 },
  cutsAnAddress: { atOnce: 3, aSecond: 1 / 20 },
  barredMs: 60_000,
  asksAPlayer: { atOnce: 10, aSecond: 4 },
  pacesASocket: { atOnce: 30, aSecond: 20 },
  signalsASocket: { atOnce: 40, aSecond: 2 },
  joinsAnAddress: { atOnce: 60, aSecond: 4 },
  eveningsAnAddress: { atOnce: 5, aSecond: 1 / 60 },
  slowMs: 20_000,
  idleMs: 120_000,
  absentMs: 180_000,
};
