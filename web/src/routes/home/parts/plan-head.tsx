import { Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconClock } from '@tabler/icons-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChangeLanguage } from '../../../i18n/language-context.ts';
import { type CartMonths, useCart } from '../../../shared/payment/cart-store.ts';
import type { SessionPlan } from '../../../shared/session/session-state.ts';
import { useSession, WebOnly } from '../../../shared/session/use-session.tsx';
import { formatMoney, formatPercent, planTitle, useLanguage } from '../../../shared/ui/formats.ts';
import { Tag } from '../../../shared/ui/tag.tsx';
import { type PlansPerPage, planAction, planPage, planRefusal, turnPlanPage } from '../lib/plans.ts';
import styles from './plan-head.module.css';

interface PlanHeadProps {
  readonly plan: SessionPlan;
  readonly isRecommended: boolean;
}

/** A plan's name with what is special about it: recommended, on sale, limited. */
export function PlanHead({ plan, isRecommended }: PlanHeadProps) {
  const language = useLanguage();
  return (
    <>
      {isRecommended && (
        <small className={styles.recommended}>
          <FormattedMessage id="public.home.plans.recommended" />
        </small>
      )}
      <span className={styles.name}>{planTitle(plan.name)}</span>
      {plan.activeSale && (
        <Tag tone="success">
          <FormattedMessage
            id="public.home.plans.percentOff"
            values={{ percent: formatPercent(plan.activeSale.percent / 100, language, 0) }}
          />
        </Tag>
      )}
      <PlacesLeft plan={plan} />
    </>
  );
}

interface PlanPriceProps {
  readonly plan: SessionPlan;
  readonly months: CartMonths;
}

/** What a month costs for the chosen length, and before its reductions. */
export function PlanPrice({ plan, months }: PlanPriceProps) {
  const language = useLanguage();
  const offer = plan.offers.find((one) => one.months === months);
  if (!offer) return '–';
  return (
    <>
      <b className={styles.month}>{formatMoney(offer.pricePerMonthPln, language)}</b>
      {offer.pricePerMonthPln < plan.pricePln && (
        <small>
          <VisuallyHidden>
            <FormattedMessage id="public.home.plans.before" />{' '}
          </VisuallyHidden>
          <s>{formatMoney(plan.pricePln, language)}</s>
        </small>
      )}
    </>
  );
}

/** What the whole length costs, and how much less than month by month. */
export function PlanTotal({ plan, months }: PlanPriceProps) {
  const language = useLanguage();
  const offer = plan.offers.find((one) => one.months === months);
  if (!offer) return '–';
  const saved = offer.regularPricePln - offer.pricePln;
  return (
    <>
      {formatMoney(offer.pricePln, language)}
      {saved > 0 && (
        <small className={styles.saved}>
          <FormattedMessage id="public.home.plans.saved" values={{ amount: formatMoney(saved, language) }} />
        </small>
      )}
    </>
  );
}

/** How many places of a limited plan are left, for those who have not used one. */
export function PlacesLeft({ plan }: { plan: SessionPlan }) {
  const { viewer } = useSession();
  if (!plan.isLimited || plan.placesLeft == null || viewer?.hasLimitedPlanPlace) return null;
  return (
    <Tag tone="muted" icon={<IconClock size={12} stroke={2} aria-hidden />}>
      <FormattedMessage id="public.home.plans.left" values={{ left: plan.placesLeft }} />
    </Tag>
  );
}

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
  const serverError = planRefusal(plan, viewer);
  return (
    <WebOnly>
      <div>
        <Button
          fullWidth
          variant={isPrimary && !serverError ? 'filled' : 'default'}
          disabled={serverError !== null}
          aria-describedby={serverError ? reasonId : undefined}
          onClick={() => add(plan.name, months)}
        >
          <FormattedMessage
            id="public.home.plans.button"
            values={{ action: planAction(plan, viewer), plan: planTitle(plan.name) }}
          />
        </Button>
        {serverError && (
          <small className={styles.reason} id={reasonId}>
            <FormattedMessage id="public.home.plans.refusal" values={{ reason: serverError }} />
            {serverError === 'language' && (
              <UnstyledButton className={styles.toPolish} onClick={() => changeLanguage('pl')}>
                <FormattedMessage id="public.home.plans.toPolish" />
              </UnstyledButton>
            )}
          </small>
        )}
      </div>
    </WebOnly>
  );
}

interface PlanTabsProps {
  readonly plans: readonly SessionPlan[];
  readonly months: CartMonths;
  /** The place of the plan on show. */
  readonly start: number;
  readonly onTurn: (start: number) => void;
}

/** On a phone, where one plan is shown at a time: all plans with their price of a month, in sight while the table is. */
export function PlanTabs({ plans, months, start, onTurn }: PlanTabsProps) {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <fieldset className={styles.tabs} aria-label={intl.formatMessage({ id: 'content.plans.heading' })}>
      {plans.map(({ id, name, offers }, place) => {
        const price = offers.find((offer) => offer.months === months)?.pricePerMonthPln;
        return (
          <button key={id} type="button" aria-pressed={place === start} onClick={() => onTurn(place)}>
            <b>{planTitle(name)}</b>
            {price !== undefined && <span>{formatMoney(price, language)}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}

interface PlanPagerProps {
  readonly start: number;
  readonly perPage: PlansPerPage;
  readonly count: number;
  readonly onTurn: (start: number) => void;
}

/** Turns the pages of packages where not all fit. */
export function PlanPager({ start, perPage, count, onTurn }: PlanPagerProps) {
  const intl = useIntl();
  const { first, last } = planPage(start, perPage, count);
  const before = turnPlanPage(start, perPage, count, -1);
  const after = turnPlanPage(start, perPage, count, 1);
  return (
    <div className={styles.pager}>
      <button
        type="button"
        aria-label={intl.formatMessage({ id: 'public.home.plans.previous' })}
        disabled={before === null}
        onClick={() => before !== null && onTurn(before)}
      >
        <IconChevronLeft size={20} stroke={1.6} aria-hidden />
      </button>
      <span aria-live="polite">
        <FormattedMessage
          id="public.home.plans.place"
          values={{ from: first === last ? 'same' : first + 1, to: last + 1, count }}
        />
      </span>
      <button
        type="button"
        aria-label={intl.formatMessage({ id: 'public.home.plans.next' })}
        disabled={after === null}
        onClick={() => after !== null && onTurn(after)}
      >
        <IconChevronRight size={20} stroke={1.6} aria-hidden />
      </button>
    </div>
  );
}
