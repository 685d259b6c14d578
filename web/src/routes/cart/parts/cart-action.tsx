import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CartAction as Action } from '../../../__generated__/cartPriceQuery.graphql.ts';
import { planTitle } from '../../../shared/ui/plan-title.ts';
import classes from './cart-content.module.css';

interface CartActionProps {
  /** What the order does to the buyer's subscription. */
  action: Action;
  /** Name of the plan in the cart, in lower case. */
  plan: string;
  /** Name of the running plan, if any. */
  current: string | null;
  title: ReactNode;
  closeButton: ReactNode;
}

const known = ['BUY', 'EXTEND', 'CHANGE'] as const;

/** The cart's head: what one is about to do. */
export function CartAction({ action, plan, current, title, closeButton }: CartActionProps) {
  const shown = known.find((one) => one === action) ?? 'BUY';
  return (
    <header className={classes.head}>
      {title}
      <span className={classes.space}>
        <FormattedMessage
          id={`public.cart.action.${shown}`}
          values={{
            plan: planTitle(plan),
            current: planTitle(current ?? ''),
            b: (words) => <b>{words}</b>,
          }}
        />
      </span>
      {closeButton}
    </header>
  );
}
