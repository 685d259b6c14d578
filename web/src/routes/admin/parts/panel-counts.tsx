import { Box, Card, SimpleGrid } from '@mantine/core';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { panelCounts_counts$key } from '../../../__generated__/panelCounts_counts.graphql.ts';

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
    <nav aria-label={intl.formatMessage({ id: 'admin.panel.counts' })}>
      <SimpleGrid minColWidth="min(50% - 6px, 172px)" spacing="sm" mb="lg">
        {tiles.map(
          ({ name, count, to }) =>
            count != null && (
              <Card component={Link} key={name} to={to} py={14} px="md" c="var(--text-2)" fz="var(--fs-13)">
                <Box
                  component="b"
                  display="block"
                  c={count === 0 ? 'dimmed' : 'var(--text-1)'}
                  fz="xl"
                  fw={count === 0 ? 400 : 600}
                  lh="xl"
                >
                  <FormattedNumber value={count} />
                </Box>
                <FormattedMessage id="admin.panel.figure" values={{ figure: name, count }} />
              </Card>
            ),
        )}
      </SimpleGrid>
    </nav>
  );
}
