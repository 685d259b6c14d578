import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { panelCounts_counts$key } from '../../../__generated__/panelCounts_counts.graphql.ts';
import classes from './panel-counts.module.css';

const countsFragment = graphql`
  fragment panelCounts_counts on AdminCounts {
    pendingPayments
    heldPayments
    matchesWithoutStats
    tipsToSettle
    runningImports
    users {
      ending
    }
  }
`;

/** The day's counts, each leading to what it counts; what the service does not count is left out. */
export function PanelCounts({ counts: key }: { readonly counts: panelCounts_counts$key }) {
  const intl = useIntl();
  const { users, ...counts } = useFragment(countsFragment, key);
  const tiles = [
    { name: 'heldPayments', count: counts.heldPayments, to: '/admin/payments?status=held' },
    { name: 'pendingPayments', count: counts.pendingPayments, to: '/admin/payments?status=pending' },
    { name: 'ending', count: users?.ending, to: '/admin/users?filter=ending' },
    { name: 'tipsToSettle', count: counts.tipsToSettle, to: '/admin/tips/all?status=settle&sort=date' },
    { name: 'matchesWithoutStats', count: counts.matchesWithoutStats, to: '/admin/leagues/match_stats' },
    { name: 'runningImports', count: counts.runningImports, to: '/admin/sofascore/new' },
  ] as const;
  return (
    <nav className={classes.tiles} aria-label={intl.formatMessage({ id: 'admin.panel.counts' })}>
      {tiles.map(
        ({ name, count, to }) =>
          count != null && (
            <Link key={name} to={to} className={classes.tile} data-none={count === 0 || undefined}>
              <b className={classes.count}>
                <FormattedNumber value={count} />
              </b>
              <FormattedMessage id={`admin.panel.figure.${name}`} values={{ count }} />
            </Link>
          ),
      )}
    </nav>
  );
}
