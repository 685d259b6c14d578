import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PlansPerPage, planPage, turnPlanPage } from '../lib/plan-pages.ts';
import classes from './plan-pager.module.css';

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
    <div className={classes.pager}>
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
