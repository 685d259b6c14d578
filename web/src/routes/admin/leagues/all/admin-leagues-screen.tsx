import { Box, Button, Card, Flex, Group, Text } from '@mantine/core';
import { errorCodeOf } from '@tipgraph/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { adminLeaguesScreen_league$key } from '../../../../__generated__/adminLeaguesScreen_league.graphql.ts';
import type { adminLeaguesScreen_leagues$key } from '../../../../__generated__/adminLeaguesScreen_leagues.graphql.ts';
import type { adminLeaguesScreenLeagueRow_league$key } from '../../../../__generated__/adminLeaguesScreenLeagueRow_league.graphql.ts';
import type { adminLeaguesScreenLeagueRowEditableToggleMutation } from '../../../../__generated__/adminLeaguesScreenLeagueRowEditableToggleMutation.graphql.ts';
import type { adminLeaguesScreenQuery } from '../../../../__generated__/adminLeaguesScreenQuery.graphql.ts';
import { isHandledGlobally } from '../../../../shared/relay/app-error.ts';
import { useAppMutation } from '../../../../shared/relay/use-app-mutation.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { Segments } from '../../../../shared/ui/choices.tsx';
import { CountryFlag } from '../../../../shared/ui/country-flag.tsx';
import { SearchField } from '../../../../shared/ui/search-field.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { RowSwitch } from '../../../../shared/ui/switches.tsx';
import { showToast } from '../../../../shared/ui/toast.tsx';
import { useAddressState } from '../../../../shared/ui/url-state.ts';
import { AdminScreen } from '../../parts/admin-screen.tsx';
import {
  type AdminLeaguesParams,
  allLeagues,
  editableChoices,
  readAdminLeaguesParams,
  writeAdminLeaguesParams,
} from './lib/admin-leagues-params.ts';

const screenQuery = graphql`
  query adminLeaguesScreenQuery($search: String, $editable: Boolean, $first: Int!) {
    leagues(search: $search, editable: $editable, first: $first) @catch(to: RESULT) {
      ...adminLeaguesScreen_leagues
    }
  }
`;

/** /admin/leagues/all: all leagues, with a switch for manual editing of their statistics. */
export function AdminLeaguesScreen(state: ScreenProps<adminLeaguesScreenQuery>) {
  const intl = useIntl();
  const [params, setParams] = useAddressState(readAdminLeaguesParams, writeAdminLeaguesParams);
  const change = (next: AdminLeaguesParams) => setParams(() => next);

  return (
    <AdminScreen
      title="common.allLeagues"
      subtitle="admin.leagues.subtitle"
      toolbar={
        <Group gap="10px 24px" justify="space-between">
          <Segments
            label={intl.formatMessage({ id: 'admin.leagues.filter' })}
            value={params.editable}
            options={editableChoices.map((choice) => ({
              value: choice,
              label: intl.formatMessage({ id: 'admin.leagues.filterName' }, { filter: choice }),
            }))}
            onChange={(value) => {
              const editable = editableChoices.find((choice) => choice === value);
              if (editable) change({ ...params, editable });
            }}
          />
          <SearchField
            label={intl.formatMessage({ id: 'common.searchLeagueOrCountry' })}
            value={params.search}
            onSearch={(text) => change({ ...params, search: text })}
          />
        </Group>
      }
      query={screenQuery}
      state={state}
      pick={({ leagues }) => leagues}
      failed="common.leaguesFailed"
    >
      {(leagues) => (
        <AdminLeaguesList
          leagues={leagues}
          params={params}
          isRefreshing={state.isRefreshing}
          onChange={change}
        />
      )}
    </AdminScreen>
  );
}

const leaguesFragment = graphql`
  fragment adminLeaguesScreen_leagues on LeagueConnection {
    edges {
      node {
        id
        ...adminLeaguesScreenLeagueRow_league
      }
    }
  }
`;

interface AdminLeaguesListProps {
  readonly leagues: adminLeaguesScreen_leagues$key;
  readonly params: AdminLeaguesParams;
  readonly isRefreshing: boolean;
  readonly onChange: (params: AdminLeaguesParams) => void;
}

function AdminLeaguesList({ leagues, params, isRefreshing, onChange }: AdminLeaguesListProps) {
  const intl = useIntl();
  const { edges } = useFragment(leaguesFragment, leagues);
  const isUnfiltered = params.editable === 'all' && params.search === '';
  return (
    <Card
      component="section"
      aria-label={intl.formatMessage({ id: 'common.allLeagues' })}
      aria-busy={isRefreshing}
    >
      {edges.length === 0 ? (
        <StateMessage
          kind={isUnfiltered ? 'empty' : 'noMatch'}
          title={<FormattedMessage id={isUnfiltered ? 'common.noLeagueYet' : 'admin.leagues.none'} />}
          reason={
            <FormattedMessage id={isUnfiltered ? 'admin.leagues.emptyReason' : 'admin.leagues.noneReason'} />
          }
          action={
            !isUnfiltered && (
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

const useEditableToggleLeagueFragment = graphql`
  fragment adminLeaguesScreen_league on League {
    id
    isEditable
  }
`;

const toggleMutation = graphql`
  mutation adminLeaguesScreenLeagueRowEditableToggleMutation($input: SetLeagueEditableInput!) {
    setLeagueEditable(input: $input) {
      league {
        ...adminLeaguesScreen_league
      }
      errors {
        code
      }
    }
  }
`;

interface EditableToggle {
  readonly isEditable: boolean;
  readonly toggle: () => void;
}

/** Optimistic toggle of manual editing, with a toast for the outcome. Ignores calls while a change is pending. */
function useEditableToggle(league: adminLeaguesScreen_league$key): EditableToggle {
  const { id, isEditable } = useFragment(useEditableToggleLeagueFragment, league);
  const intl = useIntl();
  const [commit, isChanging] =
    useAppMutation<adminLeaguesScreenLeagueRowEditableToggleMutation>(toggleMutation);

  const change = async () => {
    const error = await commit({
      variables: { input: { leagueId: id, value: !isEditable } },
      optimisticResponse: {
        setLeagueEditable: { league: { id, isEditable: !isEditable }, errors: [] },
      },
    }).then(
      ({ setLeagueEditable }) => (setLeagueEditable.errors.length === 0 ? null : 'INTERNAL'),
      errorCodeOf,
    );
    if (error !== null && isHandledGlobally(error)) return;
    const isChanged = error === null;
    const text = intl.formatMessage({ id: isChanged ? 'admin.leagues.changed' : 'admin.leagues.unchanged' });
    showToast({ kind: isChanged ? 'success' : 'error', text });
  };

  return {
    isEditable,
    toggle() {
      if (!isChanging) void change();
    },
  };
}

const leagueFragment = graphql`
  fragment adminLeaguesScreenLeagueRow_league on League {
    leagueId
    name
    country
    countryCode
    flagUrl
    currentSeason
    isEditable
    ...adminLeaguesScreen_league
  }
`;

interface AdminLeagueRowProps {
  readonly league: adminLeaguesScreenLeagueRow_league$key;
}

function AdminLeagueRow({ league }: AdminLeagueRowProps) {
  const intl = useIntl();
  const data = useFragment(leagueFragment, league);
  const { isEditable, toggle } = useEditableToggle(data);
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
        to={`/leagues/${data.leagueId}`}
      >
        <CountryFlag country={data} />
        <Flex component="span" miw={0} direction="column">
          <Text component="span" fw={600} truncate>
            {data.name}
          </Text>
          <Box component="span" c="dimmed" fz="xs" lh="xs">
            {data.country}
            {data.currentSeason && ` · ${data.currentSeason}`}
          </Box>
        </Flex>
      </Flex>
      {isEditable && (
        <Box
          component={Link}
          fz="var(--fs-13)"
          w={{ base: '100%', sm: 200 }}
          pl={{ base: 33, sm: 0 }}
          pb={{ base: 'xs', sm: 0 }}
          style={{ order: 1 }}
          to={`/admin/leagues/match_stats?league=${data.leagueId}`}
        >
          <FormattedMessage id="admin.common.matchesWithoutStatistics" />
        </Box>
      )}
      <Box w={{ base: 84, sm: 110 }}>
        <RowSwitch
          label={intl.formatMessage(
            { id: 'admin.leagues.editable' },
            { name: `${data.country}, ${data.name}` },
          )}
          isOn={isEditable}
          onToggle={toggle}
        />
      </Box>
    </Flex>
  );
}
