/** The number of a round that is named by it (`Round 12` or `12`); null for a stage with a name of its own. */
export function roundNumber(round: string): number | null {
  const [, digits] = /^(?:Round\s+)?(\d+)$/i.exec(round.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}
