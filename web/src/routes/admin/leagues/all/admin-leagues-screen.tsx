import { Group, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { adminLeaguesScreenQuery } from '../../../../__generated__/adminLeaguesScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { ScreenAnswer } from '../../../../shared/ui/screen-answer.tsx';
import { SearchField } from '../../../../shared/ui/search-field.tsx';
import { Segments } from '../../../../shared/ui/segments.tsx';
import { useAddressState } from '../../../../shared/ui/use-address-state.ts';
import {
  type AdminLeaguesAddress,
  editableChoices,
  readAdminLeaguesAddress,
  writeAdminLeaguesAddress,
} from './lib/admin-leagues-address.ts';
import { AdminLeaguesList } from './parts/admin-leagues-list.tsx';

/** Everything of the screen in one request. */
const screenQuery = graphql`
  query adminLeaguesScreenQuery($search: String, $editable: Boolean, $first: Int!) {
    leagues(search: $search, editable: $editable, first: $first) @catch(to: RESULT) {
      ...adminLeaguesList_leagues
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
