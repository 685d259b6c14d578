import { Button, Skeleton } from '@mantine/core';
import { useState, useTransition } from 'react';
import { FormattedMessage } from 'react-intl';
import { type CartMonths, fixedTimePlan } from '../../../shared/cart/cart-state.ts';
import { DegradedNotice } from '../../../shared/degraded/degraded-notice.tsx';
import type { SessionPlan } from '../../../shared/session/session-state.ts';
import { useSession, useSessionStore } from '../../../shared/session/use-session.ts';
import { formatMoney } from '../../../shared/ui/format-money.ts';
import { planTitle } from '../../../shared/ui/plan-title.ts';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import { warsawDay } from '../../../shared/ui/warsaw-day.ts';
import { DurationChoice } from './duration-choice.tsx';
import classes from './fixed-time-plan.module.css';
import { PlacesLeft } from './places-left.tsx';
import { PlanButton } from './plan-button.tsx';
import { PlanTable } from './plan-table.tsx';
import { Section } from './section.tsx';

/** The packages: for how long, the table of what they hold and cost, and the plan of fixed dates under it. */
export function PlansSection() {
  const { plans } = useSession();
  const session = useSessionStore();
  const [months, setMonths] = useState<CartMonths>(1);
  const running = plans.filter(({ name }) => name !== fixedTimePlan);
  const fixed = plans.find(({ name }) => name === fixedTimePlan);

  return (
    <Section
      anchor="kup"
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
    <aside className={classes.strip} aria-label={planTitle(plan.name)}>
      <b className={classes.name}>{planTitle(plan.name)}</b>
      <p className={classes.about}>
        {validFrom && validUntil && (
          <FormattedMessage
            id="public.home.plans.meVip"
            values={{ from: warsawDay(validFrom), until: warsawDay(validUntil) }}
          />
        )}{' '}
        {soldUntil && (
          <FormattedMessage id="public.home.plans.meVipSold" values={{ until: warsawDay(soldUntil) }} />
        )}
      </p>
      <PlacesLeft plan={plan} />
      <b className={classes.price}>
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
  const [isAsking, startAsking] = useTransition();
  if (loaded && !isAsking) {
    return (
      <StateMessage
        kind="failed"
        title={<FormattedMessage id="public.home.plans.missing" />}
        reason={<FormattedMessage id="public.home.plans.missingWhy" />}
        action={
          <Button variant="default" onClick={() => startAsking(async () => void (await session.start()))}>
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
