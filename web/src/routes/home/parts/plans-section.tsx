import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useId, useState, useTransition } from 'react';
import { FormattedMessage } from 'react-intl';
import { DegradedNotice } from '../../../shared/degraded/degraded-notice.tsx';
import { sectionFragments } from '../../../shared/navigation/section-link.tsx';
import { type CartMonths, cartMonths, fixedTimePlan } from '../../../shared/payment/cart-store.ts';
import type { SessionPlan } from '../../../shared/session/session-state.ts';
import { useSession, useSessionStore } from '../../../shared/session/use-session.tsx';
import choices from '../../../shared/ui/choice.module.css';
import { formatMoney, formatReduction, planTitle, useLanguage } from '../../../shared/ui/formats.ts';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { lastDay, warsawDay } from '../../../shared/ui/warsaw-day.ts';
import { PlacesLeft, PlanButton } from './plan-head.tsx';
import { PlanTable } from './plan-table.tsx';
import styles from './plans-section.module.css';
import { Section } from './section.tsx';

export function PlansSection() {
  const { plans } = useSession();
  const session = useSessionStore();
  const [months, setMonths] = useState<CartMonths>(1);
  const running = plans.filter(({ name }) => name !== fixedTimePlan);
  const fixed = plans.find(({ name }) => name === fixedTimePlan);

  return (
    <Section
      anchor={sectionFragments.plans}
      title={<FormattedMessage id="content.plans.heading" />}
      about={<FormattedMessage id="content.plans.about" />}
      aside={<DurationChoice plans={running} months={months} onChange={setMonths} />}
    >
      <DegradedNotice operation="sessionQuery" onRefresh={session.refresh} isQuiet />
      {running.length > 0 ? <PlanTable plans={running} months={months} /> : <PlansMissing />}
      {fixed && <FixedTimePlan plan={fixed} />}
    </Section>
  );
}

function FixedTimePlan({ plan }: { plan: SessionPlan }) {
  const language = useLanguage();
  const { validFrom, validUntil, soldUntil } = plan;
  return (
    <aside className={styles.strip} aria-label={planTitle(plan.name)}>
      <b className={styles.name}>{planTitle(plan.name)}</b>
      <p className={styles.about}>
        {validFrom && validUntil && (
          <FormattedMessage
            id="public.home.plans.meVip"
            values={{ from: warsawDay(validFrom), until: lastDay(validUntil) }}
          />
        )}{' '}
        {soldUntil && (
          <FormattedMessage id="public.home.plans.meVipSold" values={{ until: lastDay(soldUntil) }} />
        )}
      </p>
      <PlacesLeft plan={plan} />
      <b className={styles.price}>
        {formatMoney(plan.pricePln, language)}{' '}
        <small>
          <FormattedMessage id="common.once" />
        </small>
      </b>
      <PlanButton plan={plan} months={1} />
    </aside>
  );
}

const rows = Array.from({ length: 12 }, (_, row) => `row-${row}`);

function PlansMissing() {
  const { loaded } = useSession();
  const session = useSessionStore();
  const [isRetrying, startRetry] = useTransition();
  if (loaded && !isRetrying) {
    return (
      <StateMessage
        kind="failed"
        title={<FormattedMessage id="public.home.plans.missing" />}
        reason={<FormattedMessage id="public.home.plans.missingWhy" />}
        action={
          <Button variant="default" onClick={() => startRetry(async () => void (await session.start()))}>
            <FormattedMessage id="common.tryAgain" />
          </Button>
        }
      />
    );
  }
  return (
    <div aria-busy="true">
      {rows.map((row) => (
        <div
          style={{
            display: 'flex',
            gap: 16,
            alignItems: 'center',
            height: 46,
            borderBottom: '1px solid var(--line)',
          }}
          key={row}
        >
          <Skeleton height={14} width="60%" />
          <Skeleton height={14} width="40%" />
          <Skeleton height={14} width="40%" />
          <Skeleton height={14} width="40%" />
        </div>
      ))}
    </div>
  );
}

interface DurationChoiceProps {
  readonly plans: readonly SessionPlan[];
  readonly months: CartMonths;
  readonly onChange: (months: CartMonths) => void;
}

function DurationChoice({ plans, months: chosen, onChange }: DurationChoiceProps) {
  const language = useLanguage();
  const name = useId();
  const offers = plans[0]?.offers ?? [];
  return (
    <fieldset className={`${choices.segments} ${styles.choices}`}>
      <VisuallyHidden component="legend">
        <FormattedMessage id="common.period" />
      </VisuallyHidden>
      {cartMonths.map((months) => {
        const percent = offers.find((offer) => offer.months === months)?.durationDiscountPercent ?? 0;
        return (
          <label key={months} className={`${choices.choice} ${styles.choice}`}>
            <input
              type="radio"
              name={name}
              value={months}
              checked={months === chosen}
              onChange={() => onChange(months)}
            />
            <span>
              <FormattedMessage id="common.monthCount" values={{ months }} />
            </span>
            {percent > 0 && <small>{formatReduction(percent, language)}</small>}
          </label>
        );
      })}
    </fieldset>
  );
}
