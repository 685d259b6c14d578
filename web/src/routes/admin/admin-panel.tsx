import { Box, Card, Flex, SimpleGrid } from '@mantine/core';
import {
  type Icon,
  IconBallFootball,
  IconBox,
  IconCloudDownload,
  IconCoins,
  IconCreditCard,
  IconFiles,
  IconFilter,
  IconPercentage,
  IconTicket,
  IconTrophy,
  IconUsers,
} from '@tabler/icons-react';
import { Suspense, useId } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { Link, useOutletContext } from 'react-router-dom';
import type { adminPanel_counts$key } from '../../__generated__/adminPanel_counts.graphql.ts';
import type { adminPanelTodayQuery } from '../../__generated__/adminPanelTodayQuery.graphql.ts';
import type { OpenSection } from '../../shared/routing/admin-sections.ts';
import type { AdminSection } from '../../shared/routing/route.ts';
import type { ScreenProps } from '../../shared/routing/use-screen-query.ts';
import { ErrorBoundary } from '../../shared/ui/error-states.tsx';
import { AdminHead } from './parts/admin-head.tsx';

/** /admin: open tasks of an admin, and the sections that the user may open. The sections do not depend on the query. */
export function AdminPanel({ queryRef }: ScreenProps<adminPanelTodayQuery>) {
  const sections = useOutletContext<readonly OpenSection[]>();
  return (
    <>
      <AdminHead />
      <ErrorBoundary resetKey={queryRef} fallback={() => null}>
        <Suspense fallback={<Box mih={108} />}>
          <PanelCounts queryRef={queryRef} />
        </Suspense>
      </ErrorBoundary>
      <SimpleGrid minColWidth="min(100%, 280px)" spacing="sm">
        {sections.map((open) => (
          <SectionCard key={open.section} {...open} />
        ))}
      </SimpleGrid>
    </>
  );
}

/** The title links to the section's first page. The list omits pages with the same name as the section. */
function SectionCard({ section, pages }: OpenSection) {
  const intl = useIntl();
  const titleId = useId();
  const name = intl.formatMessage({ id: 'admin.section.name' }, { section });
  const otherPages = pages.filter(({ title }) => intl.formatMessage({ id: title }) !== name);
  const Icon = sectionIcons[section];
  return (
    <Card component="section" pt="md" px={18} pb={10} aria-labelledby={titleId}>
      <Flex component="h2" id={titleId} gap={10} align="center" mb={{ md: 'xs' }}>
        <Icon size={20} stroke={1.6} color="var(--text-3)" aria-hidden="true" />
        <Box component={Link} py={{ base: 10, md: 0 }} c="inherit" to={pages[0]?.path ?? '/admin'}>
          {name}
        </Box>
      </Flex>
      <ul>
        {otherPages.map(({ path, title }) => (
          <li key={path}>
            <Box component={Link} display="block" py={{ base: 'sm', md: 6 }} to={path}>
              <FormattedMessage id={title} />
            </Box>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const sectionIcons: Record<AdminSection, Icon> = {
  users: IconUsers,
  payments: IconCreditCard,
  promocodes: IconPercentage,
  plans: IconBox,
  leagues: IconTrophy,
  import: IconCloudDownload,
  tips: IconTicket,
  commissions: IconCoins,
  dropinfo: IconFilter,
  files: IconFiles,
  campaign: IconBallFootball,
};

/** Typers do not get the counts. */
const screenQuery = graphql`
  query adminPanelTodayQuery($isAdmin: Boolean!) {
    admin @catch(to: NULL) {
      counts @include(if: $isAdmin) @catch(to: NULL) {
        ...adminPanel_counts
      }
    }
  }
`;

/** Counts that failed are omitted. */
const countsFragment = graphql`
  fragment adminPanel_counts on AdminCounts {
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

function PanelCounts({ queryRef }: Pick<ScreenProps<adminPanelTodayQuery>, 'queryRef'>) {
  const intl = useIntl();
  const { admin } = usePreloadedQuery<adminPanelTodayQuery>(screenQuery, queryRef);
  const counts = useFragment<adminPanel_counts$key>(countsFragment, admin?.counts ?? null);
  if (!counts) return null;
  const tiles = [
    { name: 'heldPayments', count: counts.heldPayments, to: '/admin/payments?status=held' },
    { name: 'pendingPayments', count: counts.pendingPayments, to: '/admin/payments?status=pending' },
    { name: 'ending', count: counts.users?.ending, to: '/admin/users?filter=ending' },
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
