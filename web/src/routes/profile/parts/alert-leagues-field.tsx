import { Box, Checkbox } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { alertLeaguesField_leagues$key } from '../../../__generated__/alertLeaguesField_leagues.graphql.ts';
import type { MessageId } from '../../../i18n/texts.ts';
import { CheckList } from '../../../shared/ui/choices.tsx';

const leaguesFragment = graphql`
  fragment alertLeaguesField_leagues on LeagueConnection {
    edges {
      node {
        id
        name
        country
      }
    }
  }
`;

interface NamedLeague {
  readonly id: string;
  readonly name: string;
  readonly country: string;
}

interface AlertLeaguesFieldProps {
  /** The user's active leagues; null when they could not be loaded. */
  readonly leagues: alertLeaguesField_leagues$key | null;
  /** The saved leagues, active or not. */
  readonly saved: readonly NamedLeague[];
  /** Global ids; empty for all leagues. */
  readonly chosen: readonly string[];
  readonly error: MessageId | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Limits notifications to some of the user's leagues. */
export function AlertLeaguesField({ leagues, saved, chosen, error, onChange }: AlertLeaguesFieldProps) {
  const intl = useIntl();
  const active = useFragment(leaguesFragment, leagues)?.edges.map(({ node }) => node) ?? [];
  const offered = [...active, ...saved.filter(({ id }) => !active.some((league) => league.id === id))];
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <Box component="fieldset" style={{ gridColumn: '1 / -1' }}>
      <Box component="legend" p={0} fz="var(--fs-13)" fw={600}>
        <FormattedMessage id="common.leagues" />
      </Box>
      <Box component="p" c="var(--text-2)" fz="var(--fs-13)">
        <FormattedMessage
          id={offered.length === 0 ? 'member.alerts.noActiveLeagues' : 'member.alerts.leaguesChosen'}
          values={{
            count: chosen.length,
            a: (text) => (
              <Box component={Link} key="leagues" td="underline" to="/leagues?scope=active">
                {text}
              </Box>
            ),
          }}
        />
      </Box>
      {offered.length > 0 && (
        <CheckList>
          {offered.map(({ id, name, country }) => (
            <Checkbox
              key={id}
              size="sm"
              label={`${country} · ${name}`}
              checked={chosen.includes(id)}
              onChange={({ currentTarget: { checked } }) => toggle(id, checked)}
            />
          ))}
        </CheckList>
      )}
      {error && (
        <Box component="p" c="var(--danger-text)" fz="var(--fs-13)" role="alert">
          {intl.formatMessage({ id: error })}
        </Box>
      )}
    </Box>
  );
}
