/** Longest difference between a mistyped name and the right one: `TRUSTED_PROXY` differs in three letters. */
const maxDifference = 3;

/** Length of the part in which two texts differ, without what both begin and end with. */
function differenceOf(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end;
}

const isLike = (name: string, setting: string): boolean =>
  differenceOf(name, setting) <= Math.min(maxDifference, setting.length / 4);

/** Names that are no setting but like one. Other unknown names of the environment are those of other programs. */
export const findMistyped = (given: readonly string[], settings: readonly string[]) =>
  given.flatMap((name) => {
    const meant = settings.includes(name) ? undefined : settings.find((setting) => isLike(name, setting));
    return meant === undefined ? [] : [{ name, meant }];
  });
