import { Box, Button } from '@mantine/core';
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
import styles from './match-stats-row.module.css';

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
  const words = missing.map((name) => intl.formatMessage({ id: `admin.matchStats.count.${name}` }));
  const caption = [data.league?.name, data.round].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      <time className={styles.date} dateTime={data.kickOff}>
        {date} <span>{time}</span>
      </time>
      <div className={styles.match}>
        <Link className={styles.teams} to={`/leagues/${data.leagueId}/match/${data.matchId}`}>
          {teams}
        </Link>
        <Box component="span" c="dimmed" fz="xs">
          {caption}
        </Box>
      </div>
      <span className={styles.score}>
        {data.home.goals ?? '–'}:{data.away.goals ?? '–'}
      </span>
      <span className={styles.missing}>
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
      </span>
      <span className={styles.referee}>
        {data.referee ?? <FormattedMessage id="admin.matchStats.noReferee" />}
      </span>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={intl.formatMessage({ id: 'admin.matchStats.editOf' }, { match: teams })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="admin.matchStats.edit" />
      </Button>
      {isOpen && <MatchStatsDialog match={data} onClose={() => setOpen(false)} />}
    </li>
  );
}
