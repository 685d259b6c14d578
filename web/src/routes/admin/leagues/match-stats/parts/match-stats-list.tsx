import { Button, Card } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { matchStatsList_matches$key } from '../../../../../__generated__/matchStatsList_matches.graphql.ts';
import { Pager } from '../../../../../shared/ui/pager.tsx';
import { StateMessage } from '../../../../../shared/ui/state-message.tsx';
import { PageOutOfRange } from '../../../parts/page-out-of-range.tsx';
import { MATCH_PAGE, type MatchStatsAddress } from '../lib/match-stats-address.ts';
import { MatchStatsRow } from './match-stats-row.tsx';

const matchesFragment = graphql`
  fragment matchStatsList_matches on MatchConnection {
    totalCount
    edges {
      node {
        id
        ...matchStatsRow_match
      }
    }
  }
`;

interface MatchStatsListProps {
  readonly matches: matchStatsList_matches$key;
  readonly address: MatchStatsAddress;
  readonly isRefreshing: boolean;
  readonly onChange: (address: MatchStatsAddress) => void;
}

/** A page of matches that lack statistics, or the word that there is none. */
export function MatchStatsList({ matches, address, isRefreshing, onChange }: MatchStatsListProps) {
  const intl = useIntl();
  const { totalCount, edges } = useFragment(matchesFragment, matches);
  const title = intl.formatMessage({ id: 'admin.common.matchesWithoutStatistics' });
  return (
    <>
      <Card component="section" aria-label={title} aria-busy={isRefreshing}>
        {edges.length === 0 && totalCount > 0 && (
          <PageOutOfRange onFirstPage={() => onChange({ ...address, page: 1 })} />
        )}
        {edges.length === 0 && totalCount === 0 && (
          <StateMessage
            kind={address.league === null ? 'empty' : 'noMatch'}
            title={<FormattedMessage id="admin.matchStats.empty" />}
            reason={<FormattedMessage id="admin.matchStats.emptyReason" />}
            action={
              address.league !== null && (
                <Button variant="default" onClick={() => onChange({ league: null, page: 1 })}>
                  <FormattedMessage id="common.showAllLeagues" />
                </Button>
              )
            }
          />
        )}
        {edges.length > 0 && (
          <ul>
            {edges.map(({ node }) => (
              <MatchStatsRow key={node.id} match={node} />
            ))}
          </ul>
        )}
      </Card>
      {totalCount > MATCH_PAGE && edges.length > 0 && (
        <Pager
          label={title}
          page={address.page}
          pageSize={MATCH_PAGE}
          total={totalCount}
          onChange={(page) => onChange({ ...address, page })}
        />
      )}
    </>
  );
}
