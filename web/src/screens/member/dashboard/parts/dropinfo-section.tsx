import { VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { dropinfoSection_dashboard$key } from '../../../../__generated__/dropinfoSection_dashboard.graphql.ts';
import { useNow } from '../../../../shared/live/use-now.ts';
import { caughtFault } from '../../../../shared/relay/caught-fault.ts';
import { LiveFacts } from '../../../../shared/ui/live-facts.tsx';
import { NewRowsPill } from '../../../../shared/ui/new-rows-pill.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { useIsReading } from '../../../../shared/ui/use-is-reading.ts';
import { useNewRows } from '../../../../shared/ui/use-new-rows.ts';
import { nextByKickoff } from '../lib/next-by-kickoff.ts';
import { useLiveDashboardDropinfos } from '../lib/use-live-dashboard-dropinfos.ts';
import { DashboardFailed } from './dashboard-failed.tsx';
import { DropinfoPanelItem } from './dropinfo-panel-item.tsx';
import styles from './dropinfo-section.module.css';

const dashboardFragment = graphql`
  fragment dropinfoSection_dashboard on Dashboard {
    dropinfos @catch(to: RESULT) {
      id
      date
      ...dropinfoPanelItem_dropinfo
    }
  }
`;

/** How many the panel shows. */
const NEXT = 5;

interface DropinfoSectionProps {
  readonly dashboard: dropinfoSection_dashboard$key;
  /** Where the live log stood when the dashboard was read. */
  readonly liveCursor: string;
  /** When the dashboard was read, in milliseconds since 1970. */
  readonly readAt: number;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** The falls of the odds whose matches start next, with live rows; not shown where it is refused. */
export function DropinfoSection(props: DropinfoSectionProps) {
  const { liveCursor, readAt, isRefreshing, onRefresh } = props;
  const { dropinfos } = useFragment(dashboardFragment, props.dashboard);
  const list = useRef<HTMLDivElement>(null);
  const isReading = useIsReading(list);
  const { waiting, marked, arrived, show } = useNewRows(isReading, liveCursor);
  useLiveDashboardDropinfos({ liveCursor, enabled: dropinfos.ok, onAdded: arrived, onResync: onRefresh });

  const all = dropinfos.ok ? (dropinfos.value ?? []) : [];
  const next = useNow((now) => nextByKickoff(all, now, NEXT + waiting.length).join(' ')).split(' ');
  const held = new Set(waiting.filter((id) => next.slice(0, NEXT).includes(id)));
  const rows = next.flatMap((id) => (held.has(id) ? [] : all.filter((row) => row.id === id))).slice(0, NEXT);
  const title = <FormattedMessage id="member.dashboard.dropinfos" />;

  if (!dropinfos.ok) {
    const fault = caughtFault(dropinfos.errors);
    if (fault.code === 'FORBIDDEN') return null;
    return <DashboardFailed title={title} fault={fault} isRefreshing={isRefreshing} onRetry={onRefresh} />;
  }
  return (
    <Panel
      title={title}
      note={
        rows.length > 0 && <FormattedMessage id="member.dashboard.next" values={{ count: rows.length }} />
      }
      aside={
        <>
          <LiveFacts readAt={readAt} isShort />
          <Link className={styles.all} to="/dropinfo">
            <FormattedMessage id="member.dashboard.allDropinfos" />
          </Link>
        </>
      }
    >
      <div ref={list}>
        {held.size > 0 && (
          <NewRowsPill onShow={show}>
            <FormattedMessage id="shared.live.newRows" values={{ count: held.size }} />
          </NewRowsPill>
        )}
        {rows.length === 0 ? (
          <StateMessage
            kind="empty"
            title={<FormattedMessage id="member.dashboard.noDropinfosTitle" />}
            reason={<FormattedMessage id="member.dashboard.noDropinfosReason" />}
          />
        ) : (
          <ul className={styles.rows}>
            {rows.map((row) => (
              <DropinfoPanelItem key={row.id} dropinfo={row} isNew={marked.has(row.id)} />
            ))}
          </ul>
        )}
      </div>
      <VisuallyHidden role="status">
        {marked.size + held.size > 0 && (
          <FormattedMessage id="member.dashboard.added" values={{ count: marked.size + held.size }} />
        )}
      </VisuallyHidden>
    </Panel>
  );
}
