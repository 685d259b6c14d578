/** A player's name as short as a pitch wants it: without the first name and initials; a single name stays. */
export function pitchName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const firstFull = rest.findIndex((word) => !/^\p{L}\.$/u.test(word));
  return firstFull < 0 ? first : rest.slice(firstFull).join(' ');
}
