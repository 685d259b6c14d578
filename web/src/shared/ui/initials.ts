/** Two capitals for a name: `WS` for `Wisła Stalowa`, `OD` for `Odra`. Words that do not start with a letter, as `1.`, do not count. */
export function initials(name: string): string {
  const words = name.split(/[\s.–-]+/u).filter((word) => /^\p{L}/u.test(word));
  const [first = '', second] = words;
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]];
  return letters.join('').toUpperCase();
}
