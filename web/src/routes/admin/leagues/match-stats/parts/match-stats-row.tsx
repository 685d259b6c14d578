import { Box, Button, Flex } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { matchStatsRow_match$key } from '../../../../../__generated__/matchStatsRow_match.graphql.ts';
import { dateTimeParts } from '../../../../../shared/ui/date-time-parts.ts';
import { Tag } from '../../../../../shared/ui/tag.tsx';
import { missingCounts } from '../lib/stat-counts.ts';
import { MatchStatsDialog } from './match-stats-dialog.tsx';

const matchFragment = graphql`
  fragment matchStatsRow_match on Match {
    matchId
    leagueId
    kickOff
    round
    referee
    league {
      name
    }
    home {
      team {
        name
      }
      goals
      shots
      shotsOnGoal
      yellowCards
      redCards
      corners
      fouls
    }
    away {
      team {
        name
      }
      goals
      shots
      shotsOnGoal
      yellowCards
      redCards
      corners
      fouls
    }
    ...matchStatsDialog_match
  }
`;

interface MatchStatsRowProps {
  readonly match: matchStatsRow_match$key;
}

/** A match with what it lacks; one that has been completed stays until the list is read again. */
export function MatchStatsRow({ match }: MatchStatsRowProps) {
  const intl = useIntl();
  const data = useFragment(matchFragment, match);
  const [isOpen, setOpen] = useState(false);
  const { date, time } = dateTimeParts(data.kickOff);
  const teams = `${data.home.team.name} – ${data.away.team.name}`;
  const missing = missingCounts(data);
  const words = missing.map((name) => intl.formatMessage({ id: 'admin.matchStats.count' }, { stat: name }));
  const caption = [data.league?.name, data.round].filter(Boolean).join(' · ');
  return (
    <Flex
      component="li"
      variant="row"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      gap="4px 16px"
      py="xs"
      fz="var(--fs-13)"
    >
      <Box component="time" w={{ base: '100%', md: 92 }} dateTime={data.kickOff}>
        {date}{' '}
        <Box component="span" display={{ md: 'block' }} c="dimmed" fz="xs">
          {time}
        </Box>
      </Box>
      <Flex direction="column" flex="6 1 0" miw={{ base: '70%', md: 0 }}>
        <Box
          component={Link}
          c="var(--text-1)"
          fw={600}
          to={`/leagues/${data.leagueId}/match/${data.matchId}`}
        >
          {teams}
        </Box>
        <Box component="span" c="dimmed" fz="xs">
          {caption}
        </Box>
      </Flex>
      <Box component="span" w={48} fw={600} ta={{ base: 'right', md: 'center' }}>
        {data.home.goals ?? '–'}:{data.away.goals ?? '–'}
      </Box>
      <Box component="span" flex="5 1 0" miw={{ base: '100%', md: 0 }} c="var(--text-2)">
        {missing.length === 0 ? (
          <Tag tone="success" icon={<IconCheck size={12} stroke={2.4} aria-hidden="true" />}>
            <FormattedMessage id="admin.matchStats.complete" />
          </Tag>
        ) : (
          <FormattedMessage
            id="admin.matchStats.missing"
            values={{ counts: intl.formatList(words, { type: 'unit', style: 'short' }) }}
          />
        )}
      </Box>
      <Box component="span" flex="3 1 0" c="dimmed">
        {data.referee ?? <FormattedMessage id="admin.matchStats.noReferee" />}
      </Box>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={intl.formatMessage({ id: 'admin.matchStats.editOf' }, { match: teams })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="admin.matchStats.edit" />
      </Button>
      {isOpen && <MatchStatsDialog match={data} onClose={() => setOpen(false)} />}
    </Flex>
  );
}
