import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { panelFigures_figures$key } from '../../__generated__/panelFigures_figures.graphql.ts';
import classes from './panel-figures.module.css';

const figuresFragment = graphql`
  fragment panelFigures_figures on AdminFigures {
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

/** The day's figures, each leading to what it counts; what the service does not count is left out. */
export function PanelFigures({ figures }: { readonly figures: panelFigures_figures$key }) {
  const intl = useIntl();
  const { users, ...counts } = useFragment(figuresFragment, figures);
  const tiles = [
    { name: 'heldPayments', count: counts.heldPayments, to: '/admin/payments?status=held' },
    { name: 'pendingPayments', count: counts.pendingPayments, to: '/admin/payments?status=pending' },
    { name: 'ending', count: users?.ending, to: '/admin/users?filter=ending' },
    { name: 'tipsToSettle', count: counts.tipsToSettle, to: '/admin/tips/all?status=settle&sort=date' },
    { name: 'matchesWithoutStats', count: counts.matchesWithoutStats, to: '/admin/leagues/match_stats' },
    { name: 'runningImports', count: counts.runningImports, to: '/admin/sofascore/new' },
  ] as const;
  return (
    <nav className={classes.tiles} aria-label={intl.formatMessage({ id: 'admin.panel.figures' })}>
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
