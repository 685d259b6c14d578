import { Box, Flex, VisuallyHidden } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { leagueMatchItem_match$key } from '../../../../__generated__/leagueMatchItem_match.graphql.ts';
import type { StatLineInput } from '../../../../__generated__/leagueScreenQuery.graphql.ts';
import { HitRateBar } from '../../../../shared/ui/hit-rate-bar.tsx';
import { KickoffLabel } from '../../../../shared/ui/kickoff-time.tsx';
import { OutcomeBlocks } from '../../../../shared/ui/outcome-blocks.tsx';
import { TeamName } from '../../../../shared/ui/team-logo.tsx';
import { lineText } from '../lib/league-view.ts';
import styles from './league-match-item.module.css';

const matchFragment = graphql`
  fragment leagueMatchItem_match on Match {
    matchId
    leagueId
    kickOff
    home {
      team {
        name
        logo
      }
    }
    away {
      team {
        name
        logo
      }
    }
    homeWindow(size: $window) {
      form
      rates(lines: $lines) {
        hits
        sampleSize
      }
    }
    awayWindow(size: $window) {
      form
      rates(lines: $lines) {
        hits
        sampleSize
      }
    }
  }
`;

const maxOutcomes = 5;

interface LeagueMatchItemProps {
  readonly match: leagueMatchItem_match$key;
  /** The lines with which the match was loaded, in query order. */
  readonly lines: readonly StatLineInput[];
}

/** An upcoming match: its teams with their latest results, and both hit rates for each line. */
export function LeagueMatchItem({ match, lines }: LeagueMatchItemProps) {
  const data = useFragment(matchFragment, match);
  const intl = useIntl();
  const sides = [
    { team: data.home.team, window: data.homeWindow },
    { team: data.away.team, window: data.awayWindow },
  ];
  return (
    <Flex component="li" variant="row" className={styles.row} data-match={data.matchId}>
      <Box component="span" c="var(--text-2)" fz="var(--fs-13)" lh="var(--lh-13)">
        <KickoffLabel date={data.kickOff} />
      </Box>
      <Flex
        component={Link}
        direction="column"
        gap={6}
        miw={0}
        c="var(--text-1)"
        fw={600}
        to={`/leagues/${data.leagueId}/match/${data.matchId}`}
      >
        {sides.map(({ team, window }) => (
          <Flex
            component="span"
            key={team.name}
            gap="xs"
            align="center"
            justify="space-between"
            miw={0}
            mih={28}
          >
            <TeamName name={team.name} logo={team.logo} canWrap />
            {window && window.form.length > 0 && (
              <span className={styles.form}>
                <OutcomeBlocks outcomes={window.form.slice(0, maxOutcomes)} />
              </span>
            )}
          </Flex>
        ))}
      </Flex>
      {lines.map((line, index) => (
        <Box key={line.stat} className={styles.stat} fz="var(--fs-13)">
          <Box component="span" className={styles.label} c="dimmed" fz="xs" lh="xs">
            <FormattedMessage id="member.league.short" values={{ stat: line.stat }} /> {lineText(intl, line)}
          </Box>
          {sides.map(({ team, window }) => {
            // A match that joins the list with other lines lacks the shown ones until those are shown.
            const rate = window?.rates?.[index];
            return (
              <span key={team.name} className={styles.rate}>
                <VisuallyHidden>{team.name}: </VisuallyHidden>
                <HitRateBar hits={rate?.hits ?? 0} sampleSize={rate?.sampleSize ?? 0} isStacked />
              </span>
            );
          })}
        </Box>
      ))}
    </Flex>
  );
}
