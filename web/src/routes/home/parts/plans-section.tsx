import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type CartMonths, fixedTimePlan } from '../../../shared/cart/cart-state.ts';
import { DegradedNotice } from '../../../shared/degraded/degraded-notice.tsx';
import { useSession, useSessionStore } from '../../../shared/session/use-session.ts';
import { DurationChoice } from './duration-choice.tsx';
import { FixedTimePlan } from './fixed-time-plan.tsx';
import { PlanTable } from './plan-table.tsx';
import { PlansMissing } from './plans-missing.tsx';
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
