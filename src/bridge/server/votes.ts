/** An evening goes back when more than half of those who play want it: by as few turns as any of them wants. */
export class RewindVotes {
  private readonly votes = new Map<string, number>();

  /** Takes somebody's vote; says how far the evening goes back, where that is settled by it. */
  cast(player: string, turns: number, players: ReadonlySet<string>): number | undefined {
    this.votes.set(player, turns);
    const voices = [...this.votes].filter(([who]) => players.has(who)).map(([, wanted]) => wanted);
    if (voices.length * 2 <= players.size) return undefined;
    this.votes.clear();
    return Math.min(...voices);
  }
}
