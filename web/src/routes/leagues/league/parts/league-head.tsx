import { Box, Flex, Group } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { leagueHead_league$key } from '../../../../__generated__/leagueHead_league.graphql.ts';
import { useLeagueToggles } from '../../../../shared/football/league-toggles.tsx';
import { usePageName } from '../../../../shared/navigation/page-name.ts';
import { CompactSelect } from '../../../../shared/ui/choices.tsx';
import { CountryFlag } from '../../../../shared/ui/country-flag.tsx';
import type { LeagueViewProps } from '../lib/league-view.ts';

const leagueFragment = graphql`
  fragment leagueHead_league on League {
    name
    country
    countryCode
    flagUrl
    currentSeason
    seasons {
      name
    }
    ...leagueToggles_league
  }
`;

interface LeagueHeadProps extends LeagueViewProps {
  readonly league: leagueHead_league$key;
}

/** The league's name, its toggles and a season menu. */
export function LeagueHead({ league, view, onViewChange }: LeagueHeadProps) {
  const data = useFragment(leagueFragment, league);
  const { activeSwitch, favouriteButton } = useLeagueToggles(data);
  const intl = useIntl();
  usePageName(data.name);
  const season = view.season ?? data.currentSeason ?? '';
  const names = data.seasons.map(({ name }) => name);
  const options = names.includes(season) || season === '' ? names : [season, ...names];

  return (
    <Flex gap="12px 24px" align="flex-end" justify="space-between" wrap="wrap">
      <Box miw={0}>
        <Box component="p" fz="var(--fs-13)" lh="var(--lh-13)">
          <Link to="/leagues">
            <FormattedMessage id="common.allLeagues" />
          </Link>
        </Box>
        <Flex component="h1" gap="xs" align="center">
          {data.name}
          {favouriteButton}
        </Flex>
        <Flex component="p" gap="xs" align="center" c="var(--text-2)">
          <CountryFlag country={data} />
          {data.country}
        </Flex>
      </Box>
      <Group gap="10px 24px">
        {activeSwitch && (
          <Flex component="span" display="inline-flex" gap="xs" align="center" c="dimmed" fz="xs">
            <span aria-hidden="true">
              <FormattedMessage id="common.active" />
            </span>
            {activeSwitch}
          </Flex>
        )}
        {options.length > 0 && (
          <CompactSelect
            label={intl.formatMessage({ id: 'common.season' })}
            value={season}
            values={options}
            nameOf={(name) => name}
            onChange={(name) => onViewChange({ season: name === data.currentSeason ? null : name })}
          />
        )}
      </Group>
    </Flex>
  );
}
