import { FormattedMessage } from 'react-intl';
import type { SessionViewer } from '../../shared/session/session-state.ts';
import { lastDay } from '../../shared/ui/last-day.ts';
import { planTitle } from '../../shared/ui/plan-title.ts';
import { warsawDay } from '../../shared/ui/warsaw-day.ts';

interface PlanNoteProps {
  viewer: SessionViewer | null;
}

/** The running plan and its last day, or the next one and its first; nothing for those who need no plan. */
export function PlanNote({ viewer }: PlanNoteProps) {
  if (!viewer || viewer.isAdmin || viewer.isTyper) return null;
  const { subscription } = viewer;
  const [next] = viewer.upcoming;
  if (!subscription && next) {
    return (
      <>
        <b>{planTitle(next.planName)}</b>
        <FormattedMessage id="app.shell.from" values={{ date: warsawDay(next.startsAt) }} />
      </>
    );
  }
  if (!subscription) return <FormattedMessage id="app.shell.noPlan" />;
  return (
    <>
      <b>{planTitle(subscription.planName)}</b>
      <FormattedMessage id="common.until" values={{ date: lastDay(subscription.expiresAt) }} />
    </>
  );
}
