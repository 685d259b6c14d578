import {
  IconChartLine,
  IconDatabase,
  IconHome,
  IconMenu2,
  IconShieldCheck,
  IconShoppingCart,
  IconStar,
  IconX,
} from '@tabler/icons-react';

/** The names of the public menu's icons: home, how it works, buy, benefits, for whom (in two spellings), menu, close. */
const icons = {
  stronaglowna: IconHome,
  jakdziala: IconDatabase,
  kup: IconShoppingCart,
  zalety: IconStar,
  'for-who': IconShieldCheck,
  forwho: IconChartLine,
  menu: IconMenu2,
  close: IconX,
} as const;

/** One of these names. */
export type PublicMenuIconName = keyof typeof icons;

/** An icon of the public menu by its name. */
export function PublicMenuIcon({ name }: { readonly name: PublicMenuIconName }) {
  const Icon = icons[name];
  return <Icon size={20} stroke={1.6} aria-hidden />;
}
