import { UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconShoppingCart, IconSun } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useCart } from '../../shared/payment/cart-store.ts';
import { useLanguageChoice } from '../../shared/session/language-context.ts';
import { useSession, WebOnly } from '../../shared/session/use-session.tsx';
import styles from './shell-parts.module.css';

/** In the menu's icon rail (`isInSide`), it shows only the logo. */
export function Brand({ to, isInSide = false }: { to: string; isInSide?: boolean }) {
  const intl = useIntl();
  const { site } = useSession();
  return (
    <Link
      className={styles.brand}
      to={to}
      aria-label={intl.formatMessage({ id: 'app.shell.home' }, { site: site.name })}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M2.5 6H9v6h6v6h3" fill="none" stroke="currentColor" strokeWidth="2.6" />
        <circle cx="20" cy="18" r="3.2" fill="var(--accent-fill)" />
      </svg>
      <span className={isInSide ? 'mantine-visible-from-lg' : undefined}>{site.name}</span>
    </Link>
  );
}

/** Shows the current language and switches to the other one. Its label begins with the visible text (WCAG 2.5.3). */
export function LanguageSwitch() {
  const intl = useIntl();
  const [language, change] = useLanguageChoice();
  const shown = language.toUpperCase();
  return (
    <UnstyledButton
      variant="icon"
      px="xs"
      fz="var(--fs-13)"
      fw={600}
      aria-label={intl.formatMessage({ id: 'app.shell.language' }, { shown })}
      onClick={() => change(language === 'pl' ? 'en' : 'pl')}
    >
      {shown}
    </UnstyledButton>
  );
}

/** Hydration must find what was prerendered, before the visitor's scheme was known. */
const lightWhilePrerendered = () => false;
const neverChanges = () => () => undefined;

export function SchemeToggle() {
  const intl = useIntl();
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const scheme = useComputedColorScheme('light');
  const isDark = useSyncExternalStore(neverChanges, () => scheme === 'dark', lightWhilePrerendered);
  const Icon = isDark ? IconSun : IconMoon;
  return (
    <UnstyledButton
      variant="icon"
      aria-label={intl.formatMessage({ id: isDark ? 'app.shell.toLight' : 'app.shell.toDark' })}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
    </UnstyledButton>
  );
}

/** The id of the page's main element, the target of the skip link and of the focus after a navigation. */
export const contentId = 'content';

export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${contentId}`}>
      <FormattedMessage id="app.shell.skip" />
    </a>
  );
}

interface CartButtonProps {
  readonly variant: 'icon' | 'menuItem';
  /** Whether it shows while the cart is empty. */
  readonly showEmpty?: boolean;
  readonly onFollow?: () => void;
}

/** Opens the cart and shows its count: one plan or none. */
export function CartButton({ variant, showEmpty = false, onFollow }: CartButtonProps) {
  const intl = useIntl();
  const { cart, open } = useCart();
  const count = cart.sub === null ? 0 : 1;
  if (count === 0 && !showEmpty) return null;
  const isIcon = variant === 'icon';
  const name = intl.formatMessage({ id: 'app.nav.cartCount' }, { count });
  const press = () => {
    onFollow?.();
    open();
  };
  return (
    <WebOnly>
      <UnstyledButton
        {...(isIcon && { variant: 'icon' })}
        aria-label={isIcon ? name : undefined}
        aria-haspopup="dialog"
        onClick={press}
      >
        <span className={styles.cart}>
          <IconShoppingCart size={isIcon ? 18 : 20} stroke={1.6} aria-hidden />
          {count > 0 && isIcon && <b aria-hidden="true">{count}</b>}
        </span>
        {!isIcon && <span>{name}</span>}
      </UnstyledButton>
    </WebOnly>
  );
}
