import { FormattedMessage } from 'react-intl';
import type { SessionViewer } from '../../shared/session/session-state.ts';
import { formatDate } from './format-date.ts';
import { planTitle } from './plan-title.ts';

interface PlanNoteProps {
  subscription: SessionViewer['subscription'];
}

/** The running plan and its last day. */
export function PlanNote({ subscription }: PlanNoteProps) {
  if (!subscription) return <FormattedMessage id="app.shell.noPlan" />;
  return (
    <>
      <b>{planTitle(subscription.plan)}</b>
      <FormattedMessage id="app.shell.until" values={{ date: formatDate(subscription.expiresAt) }} />
    </>
  );
}
