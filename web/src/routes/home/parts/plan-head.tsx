import { FormattedMessage } from 'react-intl';
import type { SessionPlan } from '../../../shared/session/session-state.ts';
import { formatPercent } from '../../../shared/ui/format-percent.ts';
import { planTitle } from '../../../shared/ui/plan-title.ts';
import { Tag } from '../../../shared/ui/tag.tsx';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import { PlacesLeft } from './places-left.tsx';
import classes from './plan-head.module.css';

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
        <small className={classes.recommended}>
          <FormattedMessage id="public.home.plans.recommended" />
        </small>
      )}
      <span className={classes.name}>{planTitle(plan.name)}</span>
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
