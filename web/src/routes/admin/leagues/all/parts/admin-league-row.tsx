import { Box, Flex } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { adminLeagueRow_league$key } from '../../../../../__generated__/adminLeagueRow_league.graphql.ts';
import { CountryFlag } from '../../../../../shared/ui/country-flag.tsx';
import { RowSwitch } from '../../../../../shared/ui/row-switch.tsx';
import { useEditableToggle } from '../lib/use-editable-toggle.ts';
import styles from './admin-league-row.module.css';

const leagueFragment = graphql`
  fragment adminLeagueRow_league on League {
    leagueId
    name
    country
    countryCode
    flagUrl
    currentSeason
    isEditable
    ...useEditableToggle_league
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
    <li className={styles.row}>
      <Link className={styles.league} to={`/leagues/${data.leagueId}`}>
        <CountryFlag country={data} />
        <Flex component="span" miw={0} direction="column">
          <span className={styles.name}>{data.name}</span>
          <Box component="span" c="dimmed" fz="xs" lh="xs">
            {data.country}
            {data.currentSeason && ` · ${data.currentSeason}`}
          </Box>
        </Flex>
      </Link>
      <span className={styles.missing}>
        {isEditable && (
          <Link to={`/admin/leagues/match_stats?league=${data.leagueId}`}>
            <FormattedMessage id="admin.leagues.missing" />
          </Link>
        )}
      </span>
      <RowSwitch
        label={intl.formatMessage(
          { id: 'admin.leagues.editable' },
          { name: `${data.country}, ${data.name}` },
        )}
        isOn={isEditable}
        onToggle={toggle}
      />
    </li>
  );
}
