import { Box, Card, Flex, Stack } from '@mantine/core';
import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { autofilterMatchesSection_item$key } from '../../../__generated__/autofilterMatchesSection_item.graphql.ts';
import type { autofilterMatchesSection_query$key } from '../../../__generated__/autofilterMatchesSection_query.graphql.ts';
import type { autofilterMatchesSectionPaginationQuery } from '../../../__generated__/autofilterMatchesSectionPaginationQuery.graphql.ts';
import { AutofilterHit } from '../../../shared/football/autofilter-hit.tsx';
import { useMinute } from '../../../shared/live/clock.ts';
import type { AppError } from '../../../shared/relay/app-error.ts';
import { RefreshContext, useKeptPages } from '../../../shared/relay/refresh-context.ts';
import { CountryFlag } from '../../../shared/ui/country-flag.tsx';
import { DatePicker } from '../../../shared/ui/date-picker/date-picker.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { FailedCard } from '../../../shared/ui/error-states.tsx';
import { KickoffTime } from '../../../shared/ui/kickoff-time.tsx';
import { LoadMore } from '../../../shared/ui/paging.tsx';
import { TeamName } from '../../../shared/ui/team-logo.tsx';
import { LinkButton } from '../../parts/link-button.tsx';
import { type AutofiltersAddress, autofilterPageSize } from '../lib/autofilters-address.ts';
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
          ...autofilterMatchesSection_item
        }
      }
    }
  }
`;

/** The API returns at most 100 matches of autofilters. */
const maxMatches = 100;

interface AutofilterMatchesSectionProps {
  readonly query: autofilterMatchesSection_query$key;
  readonly address: AutofiltersAddress;
  readonly onGo: (address: AutofiltersAddress) => void;
  /** Whether the user has any active league, which autofilters use by default. */
  readonly hasActiveLeagues: boolean;
}

/** The upcoming matches of the chosen autofilter, or of any; sorted by kick-off, up to the limit. */
export function AutofilterMatchesSection(props: AutofilterMatchesSectionProps) {
  const { address, onGo } = props;
  const intl = useIntl();
  const minute = useMinute();
  const { isRefreshing } = useContext(RefreshContext);
  const { data, ...pages } = usePaginationFragment<
    autofilterMatchesSectionPaginationQuery,
    autofilterMatchesSection_query$key
  >(queryFragment, props.query);
  const { until } = address;
  const items = data.autofilterMatches.edges.map(({ node }) => node);
  useKeptPages(items.length, autofilterPageSize, maxMatches);
  // They are sorted by kick-off: the first one after the limit ends the list.
  const end = until ? items.findIndex(({ match }) => Date.parse(match.kickOff) > until.getTime()) : -1;
  const rows = end < 0 ? items : items.slice(0, end);
  const isComplete = end >= 0 || !pages.hasNext;

  return (
    <Flex component="section" gap={10} miw={0} direction="column">
      <Flex
        direction={{ base: 'column-reverse', sm: 'row' }}
        gap="8px 16px"
        align={{ sm: 'end' }}
        justify="space-between"
      >
        <Box component="p" c="dimmed" fz="var(--fs-13)" role="status">
          {until === null ? (
            <FormattedMessage
              id="member.autofilters.count"
              // Loaded matches may have left the list since.
              values={{ shown: rows.length, total: Math.max(data.autofilterMatches.totalCount, rows.length) }}
            />
          ) : (
            <FormattedMessage
              id={isComplete ? 'member.autofilters.countUntil' : 'member.autofilters.countAtLeast'}
              values={{ shown: rows.length }}
            />
          )}
        </Box>
        <DatePicker
          w={{ base: '100%', sm: 240 }}
          label={intl.formatMessage({ id: 'member.autofilters.until' })}
          value={until}
          limits={{ lower: new Date(minute), upper: null }}
          onChange={(limit) => onGo({ ...address, until: limit })}
        />
      </Flex>
      {rows.length === 0 && isComplete ? (
        <NoHits {...props} />
      ) : (
        <Box
          component="ul"
          className={`${styles.list} ${styles.cards}`}
          opacity={isRefreshing ? 0.55 : 1}
          aria-busy={isRefreshing}
        >
          {rows.map((item) => (
            <AutofilterMatchItem key={item.match.id} item={item} isNamed={address.filter === null} />
          ))}
        </Box>
      )}
      <LoadMore
        {...pages}
        pageSize={autofilterPageSize}
        hasNext={!isComplete}
        label={<FormattedMessage id="common.showMoreMatches" />}
        failed={<FormattedMessage id="member.autofilters.moreFailed" />}
      />
    </Flex>
  );
}

function NoHits({ address, onGo, hasActiveLeagues }: Omit<AutofilterMatchesSectionProps, 'query'>) {
  const kind = !hasActiveLeagues ? 'noLeagues' : address.until === null ? 'noHits' : 'noneUntil';
  return (
    <Card>
      <EmptyState
        kind="noMatch"
        title="member.autofilters.hitlessTitle"
        reason="member.autofilters.hitlessReason"
        values={{ kind }}
        action={kind === 'noLeagues' ? <LinkButton to="/leagues" label="common.chooseLeagues" /> : undefined}
        reset={
          kind === 'noneUntil' && {
            label: 'member.autofilters.clearUntil',
            onClick: () => onGo({ ...address, until: null }),
          }
        }
      />
    </Card>
  );
}

const itemFragment = graphql`
  fragment autofilterMatchesSection_item on AutofilterMatch {
    match {
      matchId
      leagueId
      kickOff
      league {
        name
        country
        countryCode
        flagUrl
      }
      home {
        team {
          name
          logo
        }
      }
      away {
        team {
          name
          logo
        }
      }
      ...autofilterHit_match
    }
    hits {
      autofilter {
        id
      }
      ...autofilterHit_hit
    }
  }
`;

interface AutofilterMatchItemProps {
  readonly item: autofilterMatchesSection_item$key;
  /** Whether each hit names its autofilter. */
  readonly isNamed: boolean;
}

/** An upcoming match with the autofilters that select it, linked to its page. */
export function AutofilterMatchItem({ item, isNamed }: AutofilterMatchItemProps) {
  const { match, hits } = useFragment(itemFragment, item);
  const { league, home, away } = match;
  return (
    <li className={styles.item} data-match={match.matchId}>
      <div className={styles.row}>
        <KickoffTime date={match.kickOff} />
        <Stack gap={4} miw={0}>
          <Flex
            component={Link}
            direction="column"
            gap={4}
            miw={0}
            c="var(--text-1)"
            fw={600}
            to={`/leagues/${match.leagueId}/match/${match.matchId}`}
          >
            <TeamName {...home.team} canWrap />
            <TeamName {...away.team} canWrap />
          </Flex>
          {league && (
            <Flex component="span" gap="xs" align="center" miw={0} c="dimmed" fz="xs" lh="var(--lh-12)">
              <CountryFlag country={league} />
              <span>
                {league.country} · {league.name}
              </span>
            </Flex>
          )}
        </Stack>
        <Flex component="ul" direction="column" gap="sm" miw={0}>
          {hits.map((hit) => (
            <AutofilterHit key={hit.autofilter?.id ?? 'draft'} hit={hit} match={match} isNamed={isNamed} />
          ))}
        </Flex>
      </div>
    </li>
  );
}

/** Replaces content that could not be loaded or that the user's plan does not include. */
export function AutofiltersFailed({ error }: { readonly error: AppError }) {
  return (
    <FailedCard
      error={error}
      title={<FormattedMessage id="member.autofilters.failedTitle" />}
      notInPlan={{
        title: <FormattedMessage id="member.autofilters.forbiddenTitle" />,
        reason: <FormattedMessage id="member.autofilters.forbiddenReason" />,
      }}
    />
  );
}
