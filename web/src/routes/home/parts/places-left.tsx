import { IconClock } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { SessionPlan } from '../../../shared/session/session-state.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Tag } from '../../../shared/ui/tag.tsx';

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
