import { UnstyledButton } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCart } from '../../shared/cart/use-cart.ts';
import { WebOnly } from '../../shared/session/web-only.tsx';
import classes from './cart-button.module.css';

interface CartButtonProps {
  /** An icon of a bar, or a line of a menu. */
  readonly look: 'icon' | 'line';
  /** Whether it stands there also while the cart is empty. */
  readonly isConstant?: boolean;
  /** Called when it is pressed. */
  readonly onFollow?: () => void;
}

/** Opens the cart, and says how much is in it: one plan or none. */
export function CartButton({ look, isConstant = false, onFollow }: CartButtonProps) {
  const intl = useIntl();
  const { cart, open } = useCart();
  const count = cart.sub === null ? 0 : 1;
  if (count === 0 && !isConstant) return null;
  const name = intl.formatMessage({ id: 'app.nav.cartCount' }, { count });
  const press = () => {
    onFollow?.();
    open();
  };
  return (
    <WebOnly>
      <UnstyledButton
        {...(look === 'icon' && { variant: 'icon' })}
        aria-label={look === 'icon' ? name : undefined}
        aria-haspopup="dialog"
        onClick={press}
      >
        <span className={classes.cart}>
          <IconShoppingCart size={look === 'icon' ? 18 : 20} stroke={1.6} aria-hidden />
          {count > 0 && look === 'icon' && <b aria-hidden="true">{count}</b>}
        </span>
        {look === 'line' && (
          <span>
            <FormattedMessage id="app.nav.cartCount" values={{ count }} />
          </span>
        )}
      </UnstyledButton>
    </WebOnly>
  );
}
