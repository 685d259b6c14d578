import { Box, Card, Flex, Group, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { adminLeaguesScreenQuery } from '../../../../__generated__/adminLeaguesScreenQuery.graphql.ts';
import type { adminLeaguesScreenRow_league$key } from '../../../../__generated__/adminLeaguesScreenRow_league.graphql.ts';
import type { adminLeaguesScreenToggleMutation } from '../../../../__generated__/adminLeaguesScreenToggleMutation.graphql.ts';
import type { ScreenProps } from '../../../../shared/routing/use-screen-query.ts';
import { Segments } from '../../../../shared/ui/choices.tsx';
import { CountryFlag } from '../../../../shared/ui/country-flag.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { RowSwitch } from '../../../../shared/ui/switches.tsx';
import { useAddressState } from '../../../../shared/ui/url-state.ts';
import { useSaving } from '../../../../shared/ui/use-saving.ts';
import { adminLeaguesAddress, editableChoices } from '../../lib/list-params.ts';
import { ListSearch } from '../../parts/admin-list.tsx';
import { AdminPage } from '../../parts/admin-page.tsx';
import styles from './admin-leagues-screen.module.css';

const screenQuery = graphql`
  query adminLeaguesScreenQuery($search: String, $editable: Boolean, $first: Int!) {
    leagues(search: $search, editable: $editable, first: $first) @catch(to: RESULT) {
      edges {
        node {
          id
          ...adminLeaguesScreenRow_league
        }
      }
    }
  }
`;

/** /admin/leagues/all: all leagues, with a switch for manual editing of their statistics. */
export function AdminLeaguesScreen(state: ScreenProps<adminLeaguesScreenQuery>) {
  const intl = useIntl();
  const [params, change] = useAddressState(adminLeaguesAddress.read, adminLeaguesAddress.write);
  const { editable: isEditable, search } = state.queryRef.variables;
  const isUnfiltered = isEditable == null && search == null;

  return (
    <AdminPage
      toolbar={
        <Group gap="10px 24px" justify="space-between">
          <Segments
            label={intl.formatMessage({ id: 'admin.common.statsEditing' })}
            value={params.editable}
            values={editableChoices}
            nameOf={(choice) => intl.formatMessage({ id: 'admin.leagues.filterName' }, { filter: choice })}
            onChange={(editable) => change({ editable })}
          />
          <ListSearch label="common.searchLeagueOrCountry" address={params} onChange={change} />
        </Group>
      }
      query={screenQuery}
      state={state}
      pick={({ leagues }) => leagues}
      failed="common.leaguesFailed"
    >
      {({ edges }) => (
        <Card
          component="section"
          tabIndex={-1}
          aria-label={intl.formatMessage({ id: 'common.allLeagues' })}
          aria-busy={state.isRefreshing}
        >
          {edges.length === 0 ? (
            <EmptyState
              kind={isUnfiltered ? 'empty' : 'noMatch'}
              title={isUnfiltered ? 'common.noLeagueYet' : 'admin.common.noLeagueMatches'}
              reason={isUnfiltered ? 'admin.leagues.emptyReason' : 'admin.leagues.noneReason'}
              reset={
                !isUnfiltered && {
                  label: 'common.showAllLeagues',
                  onClick: () => change({ editable: 'all', search: '' }),
                }
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
      )}
    </AdminPage>
  );
}

const leagueFragment = graphql`
  fragment adminLeaguesScreenRow_league on League {
    id
    leagueId
    name
    country
    countryCode
    flagUrl
    currentSeason
    isEditable
  }
`;

function AdminLeagueRow({ league: key }: { readonly league: adminLeaguesScreenRow_league$key }) {
  const intl = useIntl();
  const league = useFragment(leagueFragment, key);
  const { id, leagueId, isEditable } = league;
  const toggle = useEditableToggle(id, isEditable);
  return (
    <Flex component="li" variant="row" wrap="wrap" gap="0 16px" mih={{ base: 56, sm: 48 }} py={4}>
      <Flex
        component={Link}
        flex="1 1 0"
        gap="sm"
        align="center"
        miw="55%"
        py={6}
        c="var(--text-1)"
        to={`/leagues/${leagueId}`}
      >
        <CountryFlag country={league} />
        <Flex component="span" miw={0} direction="column">
          <Text component="span" fw={600} truncate>
            {league.name}
          </Text>
          <small>
            {league.country}
            {league.currentSeason && ` · ${league.currentSeason}`}
          </small>
        </Flex>
      </Flex>
      {isEditable && (
        <Box
          component={Link}
          className={styles.matches}
          fz="var(--fs-13)"
          w={{ base: '100%', sm: 200 }}
          pl={{ base: 33, sm: 0 }}
          pb={{ base: 'xs', sm: 0 }}
          to={`/admin/leagues/match_stats?league=${leagueId}`}
        >
          <FormattedMessage id="admin.common.matchesWithoutStatistics" />
        </Box>
      )}
      <Box w={{ base: 84, sm: 110 }}>
        <RowSwitch
          label={intl.formatMessage(
            { id: 'admin.leagues.editable' },
            { name: `${league.country}, ${league.name}` },
          )}
          isOn={isEditable}
          onToggle={toggle}
        />
      </Box>
    </Flex>
  );
}

const toggleMutation = graphql`
  mutation adminLeaguesScreenToggleMutation($input: SetLeagueEditableInput!) {
    setLeagueEditable(input: $input) {
      league {
        isEditable
      }
      errors {
        code
      }
    }
  }
`;

/** Optimistic toggle of manual editing, with a toast for the outcome. Ignores calls while a change is pending. */
function useEditableToggle(leagueId: string, isEditable: boolean) {
  const intl = useIntl();
  const failedText = intl.formatMessage({ id: 'admin.leagues.unchanged' });
  const { save, isSaving } = useSaving<adminLeaguesScreenToggleMutation>({
    mutation: toggleMutation,
    doneText: intl.formatMessage({ id: 'admin.leagues.changed' }),
    refusedText: () => failedText,
    failedText,
  });
  return () => {
    if (isSaving) return;
    const value = !isEditable;
    const league = { id: leagueId, isEditable: value };
    void save(
      { input: { leagueId, value } },
      { optimisticResponse: { setLeagueEditable: { league, errors: [] } } },
    );
  };
}
