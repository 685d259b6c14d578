import { Box, Button, Card, Flex, Group, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { adminLeaguesScreen_leagues$key } from '../../../../__generated__/adminLeaguesScreen_leagues.graphql.ts';
import type { adminLeaguesScreenQuery } from '../../../../__generated__/adminLeaguesScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { ScreenAnswer } from '../../../../shared/ui/screen-answer.tsx';
import { SearchField } from '../../../../shared/ui/search-field.tsx';
import { Segments } from '../../../../shared/ui/segments.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { useAddressState } from '../../../../shared/ui/use-address-state.ts';
import {
  type AdminLeaguesAddress,
  allLeagues,
  editableChoices,
  readAdminLeaguesAddress,
  writeAdminLeaguesAddress,
} from './lib/admin-leagues-address.ts';
import { AdminLeagueRow } from './parts/admin-league-row.tsx';

/** Everything of the screen in one request. */
const screenQuery = graphql`
  query adminLeaguesScreenQuery($search: String, $editable: Boolean, $first: Int!) {
    leagues(search: $search, editable: $editable, first: $first) @catch(to: RESULT) {
      ...adminLeaguesScreen_leagues
    }
  }
`;

/** All leagues at /admin/leagues/all, where an admin opens their statistics to edits by hand. */
export function AdminLeaguesScreen(state: ScreenProps<adminLeaguesScreenQuery>) {
  const intl = useIntl();
  const [address, changeAddress] = useAddressState(readAdminLeaguesAddress, writeAdminLeaguesAddress);
  const change = (next: AdminLeaguesAddress) => changeAddress(() => next);

  return (
    <>
      <PageHead
        title={<FormattedMessage id="common.allLeagues" />}
        subtitle={<FormattedMessage id="admin.leagues.subtitle" />}
      />
      <Stack gap="sm">
        <Group gap="10px 24px" justify="space-between">
          <Segments
            label={intl.formatMessage({ id: 'admin.leagues.filter' })}
            value={address.editable}
            options={editableChoices.map((choice) => ({
              value: choice,
              label: intl.formatMessage({ id: 'admin.leagues.filterName' }, { filter: choice }),
            }))}
            onChange={(value) => {
              const editable = editableChoices.find((choice) => choice === value);
              if (editable) change({ ...address, editable });
            }}
          />
          <SearchField
            label={intl.formatMessage({ id: 'common.searchLeagueOrCountry' })}
            value={address.search}
            onSearch={(text) => change({ ...address, search: text })}
          />
        </Group>
        <ScreenAnswer
          query={screenQuery}
          state={state}
          pick={(answer) => answer.leagues}
          failed={<FormattedMessage id="common.leaguesFailed" />}
        >
          {(leagues, notice) => (
            <>
              {notice}
              <AdminLeaguesList
                leagues={leagues}
                address={address}
                isRefreshing={state.isRefreshing}
                onChange={change}
              />
            </>
          )}
        </ScreenAnswer>
      </Stack>
    </>
  );
}

const leaguesFragment = graphql`
  fragment adminLeaguesScreen_leagues on LeagueConnection {
    edges {
      node {
        id
        ...adminLeagueRow_league
      }
    }
  }
`;

interface AdminLeaguesListProps {
  readonly leagues: adminLeaguesScreen_leagues$key;
  readonly address: AdminLeaguesAddress;
  readonly isRefreshing: boolean;
  readonly onChange: (address: AdminLeaguesAddress) => void;
}

function AdminLeaguesList({ leagues, address, isRefreshing, onChange }: AdminLeaguesListProps) {
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
