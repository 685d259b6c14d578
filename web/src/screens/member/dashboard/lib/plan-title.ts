/** How plans are written where a capital letter alone is not right. */
const TITLES: Readonly<Record<string, string>> = { vip: 'VIP', me_vip: 'ME VIP' };

/** A plan's name as people read it: `standard+` is `Standard+`, `me_vip` is `ME VIP`. */
export function planTitle(name: string): string {
  return TITLES[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
}
