import type { Language } from '../http/language.ts';

const written: Record<string, string> = { vip: 'VIP', me_vip: 'ME VIP' };

const unit: Record<Language, string> = { pl: 'mies.', en: 'mo.' };

/** A plan's name as people read it: Standard+, VIP, ME VIP. */
export const planTitle = (plan: string): string =>
  written[plan] ?? `${plan.charAt(0).toUpperCase()}${plan.slice(1)}`;

/** What is bought, as a bank shows it: for example `Standard+, 3 mies.`; `plan` is its name in lower case. */
export function orderTitle({ plan, months }: { plan: string; months: number }, language: Language): string {
  return `${planTitle(plan)}, ${months} ${unit[language]}`;
}
