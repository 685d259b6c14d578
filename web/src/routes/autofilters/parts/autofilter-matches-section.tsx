import { Box, Button, Card, Flex } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { autofilterMatchesSection_query$key } from '../../../__generated__/autofilterMatchesSection_query.graphql.ts';
import type { autofilterMatchesSectionPaginationQuery } from '../../../__generated__/autofilterMatchesSectionPaginationQuery.graphql.ts';
import { ClockContext } from '../../../shared/live/clock.ts';
import { DatePicker } from '../../../shared/ui/date-picker/date-picker.tsx';
import { LoadMore } from '../../../shared/ui/paging.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import type { AutofiltersAddress } from '../lib/autofilters-address.ts';
import { AUTOFILTER_PAGE } from '../lib/autofilters-address.ts';
import { AutofilterMatchItem } from './autofilter-match-item.tsx';
import styles from './autofilter-matches-section.module.css';

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

/** What of a list by kick-off lies before a limit. */
interface BeforeLimit<Row> {
  readonly rows: readonly Row[];
  /** Whether the limit lies within the rows that are here, so that further pages have nothing more. */
  readonly isEnded: boolean;
}

/** The rows of a list by kick-off (dates in ISO 8601) up to a limit, which is included; all of them without one. */
function untilKickoff<Row extends { readonly date: string }>(
  rows: readonly Row[],
  until: Date | null,
): BeforeLimit<Row> {
  if (until === null) return { rows, isEnded: false };
  const end = rows.findIndex(({ date }) => Date.parse(date) > until.getTime());
  return end < 0 ? { rows, isEnded: false } : { rows: rows.slice(0, end), isEnded: true };
}

interface AutofilterToolbarProps {
  readonly address: AutofiltersAddress;
  readonly onGo: (address: AutofiltersAddress) => void;
  /** How many matches there are, in words. */
  readonly children: ReactNode;
}

function AutofilterToolbar({ address, onGo, children }: AutofilterToolbarProps) {
  const intl = useIntl();
  const clock = useContext(ClockContext);
  return (
    <Flex
      direction={{ base: 'column-reverse', sm: 'row' }}
      gap="8px 16px"
      align={{ sm: 'end' }}
      justify="space-between"
    >
      <Box component="p" c="dimmed" fz="var(--fs-13)" role="status">
        {children}
      </Box>
      <DatePicker
        w={{ base: '100%', sm: 240 }}
        label={intl.formatMessage({ id: 'member.autofilters.until' })}
        value={address.until}
        limits={{ lower: new Date(clock.now()), upper: null }}
        onChange={(until) => onGo({ ...address, until })}
      />
    </Flex>
  );
}

interface NoHitsProps {
  readonly address: AutofiltersAddress;
  readonly onGo: (address: AutofiltersAddress) => void;
  readonly hasActiveLeagues: boolean;
}

function NoHits({ address, onGo, hasActiveLeagues }: NoHitsProps) {
  const kind = !hasActiveLeagues ? 'noLeagues' : address.until === null ? 'noHits' : 'noneUntil';
  return (
    <Card>
      <StateMessage
        kind="noMatch"
        title={<FormattedMessage id="member.autofilters.hitlessTitle" values={{ kind }} />}
        reason={<FormattedMessage id="member.autofilters.hitlessReason" values={{ kind }} />}
        action={
          {
            noLeagues: (
              <Button component={Link} to="/leagues" variant="default">
                <FormattedMessage id="common.chooseLeagues" />
              </Button>
            ),
            noneUntil: (
              <Button variant="default" onClick={() => onGo({ ...address, until: null })}>
                <FormattedMessage id="member.autofilters.clearUntil" />
              </Button>
            ),
            noHits: undefined,
          }[kind]
        }
      />
    </Card>
  );
}
