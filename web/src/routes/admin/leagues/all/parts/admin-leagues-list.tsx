import { Box, Button, Card, Flex } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { adminLeaguesList_leagues$key } from '../../../../../__generated__/adminLeaguesList_leagues.graphql.ts';
import { StateMessage } from '../../../../../shared/ui/state-message.tsx';
import { type AdminLeaguesAddress, allLeagues } from '../lib/admin-leagues-address.ts';
import { AdminLeagueRow } from './admin-league-row.tsx';

const leaguesFragment = graphql`
  fragment adminLeaguesList_leagues on LeagueConnection {
    edges {
      node {
        id
        ...adminLeagueRow_league
      }
    }
  }
`;

interface AdminLeaguesListProps {
  readonly leagues: adminLeaguesList_leagues$key;
  readonly address: AdminLeaguesAddress;
  readonly isRefreshing: boolean;
  readonly onChange: (address: AdminLeaguesAddress) => void;
}

/** The leagues, or why there is none. */
export function AdminLeaguesList({ leagues, address, isRefreshing, onChange }: AdminLeaguesListProps) {
  const intl = useIntl();
  const { edges } = useFragment(leaguesFragment, leagues);
  const isWhole = address.editable === 'all' && address.search === '';
  return (
    <Card
      component="section"
      aria-label={intl.formatMessage({ id: 'common.allLeagues' })}
      aria-busy={isRefreshing}
    >
      {edges.length === 0 ? (
        <StateMessage
          kind={isWhole ? 'empty' : 'noMatch'}
          title={<FormattedMessage id={isWhole ? 'common.noLeagueYet' : 'admin.leagues.none'} />}
          reason={
            <FormattedMessage id={isWhole ? 'admin.leagues.emptyReason' : 'admin.leagues.noneReason'} />
          }
          action={
            !isWhole && (
              <Button variant="default" onClick={() => onChange(allLeagues)}>
                <FormattedMessage id="common.showAllLeagues" />
              </Button>
            )
          }
        />
      ) : (
        <>
          <Flex
            variant="row"
            justify="space-between"
            h={32}
            c="dimmed"
            fz="xs"
            bg="var(--surface-inset)"
            aria-hidden="true"
          >
            <FormattedMessage id="common.league" />
            <Box component="span" w={{ base: 84, sm: 110 }}>
              <FormattedMessage id="admin.leagues.columnEditable" />
            </Box>
          </Flex>
          <ul>
            {edges.map(({ node }) => (
              <AdminLeagueRow key={node.id} league={node} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
