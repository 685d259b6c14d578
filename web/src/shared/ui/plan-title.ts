/** Plans whose names are letters, not words. */
const initials = new Set(['vip', 'me']);

/** A plan's name as it is shown: `standard+` is Standard+, `me_vip` is ME VIP. */
export function planTitle(name: string): string {
  return name
    .split('_')
    .map((word) => (initials.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
