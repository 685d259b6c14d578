import { Box, Flex, Text } from '@mantine/core';
import { errorCodeOf } from '@tipgraph/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { adminLeagueRow_league$key } from '../../../../../__generated__/adminLeagueRow_league.graphql.ts';
import type { adminLeagueRowEditableToggle_league$key } from '../../../../../__generated__/adminLeagueRowEditableToggle_league.graphql.ts';
import type { adminLeagueRowEditableToggleMutation } from '../../../../../__generated__/adminLeagueRowEditableToggleMutation.graphql.ts';
import { isHandledGlobally } from '../../../../../shared/relay/is-handled-globally.ts';
import { useAppMutation } from '../../../../../shared/relay/use-app-mutation.ts';
import { CountryFlag } from '../../../../../shared/ui/country-flag.tsx';
import { RowSwitch } from '../../../../../shared/ui/row-switch.tsx';
import { showToast } from '../../../../../shared/ui/toast.tsx';

const useEditableToggleLeagueFragment = graphql`
  fragment adminLeagueRowEditableToggle_league on League {
    id
    isEditable
  }
`;

const toggleMutation = graphql`
  mutation adminLeagueRowEditableToggleMutation($input: SetLeagueEditableInput!) {
    setLeagueEditable(input: $input) {
      league {
        ...adminLeagueRowEditableToggle_league
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

/**
 * A league's mark, shown at once as it will be; a toast says that it is changed. When the change is refused or does not
 * arrive, the mark is as before and a toast says that. While one change is under way, another is not begun.
 */
function useEditableToggle(league: adminLeagueRowEditableToggle_league$key): EditableToggle {
  const { id, isEditable } = useFragment(useEditableToggleLeagueFragment, league);
  const intl = useIntl();
  const [commit, isChanging] = useAppMutation<adminLeagueRowEditableToggleMutation>(toggleMutation);

  const change = async () => {
    const fault = await commit({
      variables: { input: { leagueId: id, value: !isEditable } },
      optimisticResponse: {
        setLeagueEditable: { league: { id, isEditable: !isEditable }, errors: [] },
      },
    }).then(
      ({ setLeagueEditable }) => (setLeagueEditable.errors.length === 0 ? null : 'INTERNAL'),
      errorCodeOf,
    );
    if (fault !== null && isHandledGlobally(fault)) return;
    const isChanged = fault === null;
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
  fragment adminLeagueRow_league on League {
    leagueId
    name
    country
    countryCode
    flagUrl
    currentSeason
    isEditable
    ...adminLeagueRowEditableToggle_league
  }
`;

interface AdminLeagueRowProps {
  readonly league: adminLeagueRow_league$key;
}

/** A league with the switch that opens its statistics to edits by hand, and then the way to what they lack. */
export function AdminLeagueRow({ league }: AdminLeagueRowProps) {
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
