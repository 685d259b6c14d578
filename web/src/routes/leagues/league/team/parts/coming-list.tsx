import { Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import type { comingList_team$key } from '../../../../../__generated__/comingList_team.graphql.ts';
import type { comingListPaginationQuery } from '../../../../../__generated__/comingListPaginationQuery.graphql.ts';
import { LoadMore } from '../../../../../shared/ui/load-more.tsx';
import { ComingItem } from './coming-item.tsx';

const teamFragment = graphql`
  fragment comingList_team on Team
  @argumentDefinitions(coming: { type: "Int", defaultValue: 5 }, after: { type: "String" })
  @throwOnFieldError
  @refetchable(queryName: "comingListPaginationQuery") {
    comingMatches(first: $coming, after: $after) @connection(key: "comingList_comingMatches") {
      edges {
        node {
          id
          ...comingItem_match
        }
      }
    }
  }
`;

/** So many further matches at once. */
const MORE = 20;

interface ComingListProps {
  readonly team: comingList_team$key;
}

/** Coming matches by kick-off. */
export function ComingList({ team }: ComingListProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    comingListPaginationQuery,
    comingList_team$key
  >(teamFragment, team);
  return (
    <>
      <ul>
        {data.comingMatches.edges.map(({ node }) => (
          <ComingItem key={node.id} match={node} />
        ))}
      </ul>
      {hasNext && (
        <Stack gap="xs" p="12px 16px" style={{ borderTop: '1px solid var(--line)' }}>
          <LoadMore
            load={(options) => loadNext(MORE, options)}
            hasMore={hasNext}
            isLoading={isLoadingNext}
            label={<FormattedMessage id="common.showMoreMatches" />}
            failed={<FormattedMessage id="member.team.sectionFailed" values={{ section: 'coming' }} />}
          />
        </Stack>
      )}
    </>
  );
}
