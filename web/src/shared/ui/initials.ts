/**
 * One or two capitals that stand for a name without a picture: the first letters of its first two words (`WS` for
 * `Wisła Stalowa`), or of its only word (`OD` for `Odra`). Words without a letter, as `1.`, do not count.
 */
export function initials(name: string): string {
  const words = name.split(/[\s.–-]+/u).filter((word) => /^\p{L}/u.test(word));
  const [first = '', second] = words;
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]];
  return letters.join('').toUpperCase();
}
