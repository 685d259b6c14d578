import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import type { autofilterMatchesSection_query$key } from '../../../__generated__/autofilterMatchesSection_query.graphql.ts';
import type { autofilterMatchesSectionPaginationQuery } from '../../../__generated__/autofilterMatchesSectionPaginationQuery.graphql.ts';
import { LoadMore } from '../../../shared/ui/load-more.tsx';
import type { AutofiltersAddress } from '../lib/autofilters-address.ts';
import { AUTOFILTER_PAGE } from '../lib/autofilters-variables.ts';
import { untilKickoff } from '../lib/until-kickoff.ts';
import { AutofilterMatchItem } from './autofilter-match-item.tsx';
import styles from './autofilter-matches-section.module.css';
import { AutofilterToolbar } from './autofilter-toolbar.tsx';
import { NoHits } from './no-hits.tsx';

const queryFragment = graphql`
  fragment autofilterMatchesSection_query on Query
  @argumentDefinitions(autofilterId: { type: "ID" }, first: { type: "Int!" }, after: { type: "String" })
  @throwOnFieldError
  @refetchable(queryName: "autofilterMatchesSectionPaginationQuery") {
    autofilterMatches(autofilterId: $autofilterId, first: $first, after: $after)
      @connection(key: "autofilterMatchesSection_autofilterMatches", filters: ["autofilterId"]) {
      totalCount
      edges {
        node {
          match {
            id
            kickOff
          }
          ...autofilterMatchItem_item
        }
      }
    }
  }
`;

interface AutofilterMatchesSectionProps {
  readonly query: autofilterMatchesSection_query$key;
  readonly address: AutofiltersAddress;
  readonly onGo: (address: AutofiltersAddress) => void;
  /** Whether there is any league at which autofilters look by themselves. */
  readonly hasActiveLeagues: boolean;
  /** Whether other matches are on their way: these are dimmed. */
  readonly isRefreshing: boolean;
}

/** The coming matches that the chosen autofilter, or any of them, picks; by kick-off, up to the limit. */
export function AutofilterMatchesSection(props: AutofilterMatchesSectionProps) {
  const { address, onGo, isRefreshing } = props;
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    autofilterMatchesSectionPaginationQuery,
    autofilterMatchesSection_query$key
  >(queryFragment, props.query);
  const items = data.autofilterMatches.edges.map(({ node }) => ({ date: node.match.kickOff, node }));
  const { rows, isEnded } = untilKickoff(items, address.until);
  const isWhole = isEnded || !hasNext;

  return (
    <Flex component="section" gap={10} miw={0} direction="column">
      <AutofilterToolbar address={address} onGo={onGo}>
        {address.until === null ? (
          <FormattedMessage
            id="member.autofilters.count"
            values={{ shown: rows.length, total: data.autofilterMatches.totalCount }}
          />
        ) : (
          <FormattedMessage
            id={isWhole ? 'member.autofilters.countUntil' : 'member.autofilters.countAtLeast'}
            values={{ shown: rows.length }}
          />
        )}
      </AutofilterToolbar>
      {rows.length === 0 && isWhole ? (
        <NoHits address={address} onGo={onGo} hasActiveLeagues={props.hasActiveLeagues} />
      ) : (
        <Box
          component="ul"
          className={`${styles.list} ${styles.cards}`}
          opacity={isRefreshing ? 0.55 : 1}
          aria-busy={isRefreshing}
        >
          {rows.map(({ node }) => (
            <AutofilterMatchItem key={node.match.id} item={node} isNamed={address.filter === null} />
          ))}
        </Box>
      )}
      <LoadMore
        load={(options) => loadNext(AUTOFILTER_PAGE, options)}
        hasMore={!isWhole}
        isLoading={isLoadingNext}
        label={<FormattedMessage id="member.autofilters.more" />}
        failed={<FormattedMessage id="member.autofilters.moreFailed" />}
      />
    </Flex>
  );
}
