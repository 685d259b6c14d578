import type { Language } from '../http/language.ts';

const specialTitles: Record<string, string> = { vip: 'VIP', me_vip: 'ME VIP' };

const unit: Record<Language, string> = { pl: 'mies.', en: 'mo.' };

/** A plan's display name: Standard+, VIP, ME VIP. */
export const planTitle = (plan: string): string =>
  specialTitles[plan] ?? `${plan.charAt(0).toUpperCase()}${plan.slice(1)}`;

/** Title of an order on bank pages, such as `Standard+, 3 mies.`; `plan` is the stored name. */
export function orderTitle({ plan, months }: { plan: string; months: number }, language: Language): string {
  return `${planTitle(plan)}, ${months} ${unit[language]}`;
}
