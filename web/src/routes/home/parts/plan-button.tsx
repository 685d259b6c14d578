import { Button, UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useChangeLanguage } from '../../../i18n/use-change-language.ts';
import type { CartMonths } from '../../../shared/cart/cart-state.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import type { SessionPlan } from '../../../shared/session/session-state.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { WebOnly } from '../../../shared/session/web-only.tsx';
import { planTitle } from '../../../shared/ui/plan-title.ts';
import { planAction, planRefusal } from '../lib/plan-action.ts';
import classes from './plan-button.module.css';

interface PlanButtonProps {
  readonly plan: SessionPlan;
  readonly months: CartMonths;
  /** Whether this is the one emphasised button of its row. */
  readonly isPrimary?: boolean;
}

/** Puts a plan into the cart: buys, extends or changes; says why when it cannot. */
export function PlanButton({ plan, months, isPrimary = false }: PlanButtonProps) {
  const { viewer } = useSession();
  const { add } = useCart();
  const reasonId = useId();
  const changeLanguage = useChangeLanguage();
  const refusal = planRefusal(plan, viewer);
  return (
    <WebOnly>
      <div>
        <Button
          fullWidth
          variant={isPrimary && !refusal ? 'filled' : 'default'}
          disabled={refusal !== null}
          aria-describedby={refusal ? reasonId : undefined}
          onClick={() => add(plan.name, months)}
        >
          <FormattedMessage
            id="public.home.plans.button"
            values={{ action: planAction(plan, viewer), plan: planTitle(plan.name) }}
          />
        </Button>
        {refusal && (
          <small className={classes.reason} id={reasonId}>
            <FormattedMessage id="public.home.plans.refusal" values={{ reason: refusal }} />
            {refusal === 'language' && (
              <UnstyledButton className={classes.toPolish} onClick={() => changeLanguage('pl')}>
                <FormattedMessage id="public.home.plans.toPolish" />
              </UnstyledButton>
            )}
          </small>
        )}
      </div>
    </WebOnly>
  );
}
