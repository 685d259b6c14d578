import { Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconClock, type TablerIcon } from '@tabler/icons-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '../../../i18n/texts.ts';
import { type CartMonths, useCart } from '../../../shared/payment/cart-store.ts';
import { useLanguageChoice } from '../../../shared/session/language-context.ts';
import type { SessionPlan } from '../../../shared/session/session-state.ts';
import { useSession, WebOnly } from '../../../shared/session/use-session.tsx';
import { formatMoney, formatReduction, planTitle, useLanguage } from '../../../shared/ui/formats.ts';
import { Tag } from '../../../shared/ui/tag.tsx';
import { planAction, planPair, planUnavailability } from '../lib/plans.ts';
import styles from './plan-head.module.css';

interface PlanProps {
  readonly plan: SessionPlan;
}

export function PlanHead({ plan, isRecommended }: PlanProps & { readonly isRecommended: boolean }) {
  const language = useLanguage();
  return (
    <>
      {isRecommended && (
        <small className={styles.recommended}>
          <FormattedMessage id="public.home.plans.recommended" />
        </small>
      )}
      <span className={styles.name}>{planTitle(plan.name)}</span>
      {plan.activeSale && <Tag tone="success">{formatReduction(plan.activeSale.percent, language)}</Tag>}
      <PlacesLeft plan={plan} />
    </>
  );
}

interface PlanPriceProps extends PlanProps {
  readonly months: CartMonths;
}

/** The monthly price for the chosen length, and the regular one. */
export function PlanPrice({ plan, months }: PlanPriceProps) {
  const language = useLanguage();
  const offer = plan.offers.find((candidate) => candidate.months === months);
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

/** The price for the chosen length, and the savings. */
export function PlanTotal({ plan, months }: PlanPriceProps) {
  const language = useLanguage();
  const offer = plan.offers.find((candidate) => candidate.months === months);
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

/** The remaining places of a limited plan, unless the user holds one. */
export function PlacesLeft({ plan }: PlanProps) {
  const { viewer } = useSession();
  if (!plan.isLimited || plan.placesLeft == null || viewer?.hasLimitedPlanPlace) return null;
  return (
    <Tag tone="muted" icon={<IconClock size={12} stroke={2} aria-hidden />}>
      <FormattedMessage id="public.home.plans.left" values={{ left: plan.placesLeft }} />
    </Tag>
  );
}

/** Adds a plan to the cart, or shows why it is unavailable. */
export function PlanButton({ plan, months, isPrimary = false }: PlanPriceProps & { isPrimary?: boolean }) {
  const { viewer } = useSession();
  const { add } = useCart();
  const reasonId = useId();
  const [, changeLanguage] = useLanguageChoice();
  const unavailability = planUnavailability(plan, viewer);
  return (
    <WebOnly>
      <div>
        <Button
          fullWidth
          variant={isPrimary && !unavailability ? 'filled' : 'default'}
          disabled={unavailability !== null}
          aria-describedby={unavailability ? reasonId : undefined}
          onClick={() => add(plan.name, months)}
        >
          <FormattedMessage
            id="public.home.plans.button"
            values={{ action: planAction(plan, viewer), plan: planTitle(plan.name) }}
          />
        </Button>
        {unavailability && (
          <small style={{ marginTop: 4, textAlign: 'center' }} id={reasonId}>
            <FormattedMessage id="public.home.plans.unavailability" values={{ reason: unavailability }} />
            {unavailability === 'language' && (
              <UnstyledButton
                display="block"
                mt={4}
                mx="auto"
                c="var(--accent-text)"
                fz="inherit"
                td="underline"
                onClick={() => changeLanguage('pl')}
              >
                <FormattedMessage id="public.home.plans.toPolish" />
              </UnstyledButton>
            )}
          </small>
        )}
      </div>
    </WebOnly>
  );
}

interface PlanTurnProps {
  /** The index of the shown plan, or of the first one. */
  readonly start: number;
  readonly onTurn: (start: number) => void;
}

interface PlanTabsProps extends PlanTurnProps {
  readonly plans: readonly SessionPlan[];
  readonly months: CartMonths;
}

/** Tabs of all plans with their monthly prices, for phones, which show one plan at a time. */
export function PlanTabs({ plans, months, start, onTurn }: PlanTabsProps) {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <fieldset className={styles.tabs} aria-label={intl.formatMessage({ id: 'content.plans.heading' })}>
      {plans.map(({ id, name, offers }, index) => {
        const price = offers.find((offer) => offer.months === months)?.pricePerMonthPln;
        return (
          <button key={id} type="button" aria-pressed={index === start} onClick={() => onTurn(index)}>
            <b>{planTitle(name)}</b>
            {price !== undefined && <span>{formatMoney(price, language)}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Pages through the plans, for windows that show two at a time. */
export function PlanPager({ start, count, onTurn }: PlanTurnProps & { readonly count: number }) {
  const intl = useIntl();
  const { first, last } = planPair(start, count);
  const button = (target: number, label: MessageId, Icon: TablerIcon) => (
    <Button
      variant="default"
      w={44}
      h={44}
      p={0}
      aria-label={intl.formatMessage({ id: label })}
      disabled={target < 0 || target >= count}
      onClick={() => onTurn(target)}
    >
      <Icon size={20} stroke={1.6} aria-hidden />
    </Button>
  );
  return (
    <div className={styles.pager}>
      {button(first - 2, 'public.home.plans.previous', IconChevronLeft)}
      <span aria-live="polite">
        <FormattedMessage
          id="public.home.plans.place"
          values={{ from: first === last ? 'same' : first + 1, to: last + 1, count }}
        />
      </span>
      {button(first + 2, 'public.home.plans.next', IconChevronRight)}
    </div>
  );
}
