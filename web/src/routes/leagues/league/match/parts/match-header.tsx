import { Box, Card, Flex, VisuallyHidden } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link, useRevalidator } from 'react-router-dom';
import type {
  matchHeader_match$data,
  matchHeader_match$key,
} from '../../../../../__generated__/matchHeader_match.graphql.ts';
import { RoundName } from '../../../../../shared/football/round-name.tsx';
import { useNow } from '../../../../../shared/live/clock.ts';
import { usePageName } from '../../../../../shared/navigation/page-name.ts';
import { Countdown } from '../../../../../shared/ui/countdown.tsx';
import { kickoffState } from '../../../../../shared/ui/countdown-label.ts';
import { CountryFlag } from '../../../../../shared/ui/country-flag.tsx';
import { dateTimeParts } from '../../../../../shared/ui/dates.ts';
import { TimeLeft } from '../../../../../shared/ui/kickoff-time.tsx';
import { OutcomeBlocks, type OutcomeKind } from '../../../../../shared/ui/outcome-blocks.tsx';
import { TeamLogo } from '../../../../../shared/ui/team-logo.tsx';
import styles from './match-header.module.css';
import { type MatchPage, useMatchPage } from './match-section.tsx';

/** Includes extra time and delays. */
const maxMatchMs = 3 * 3_600_000;

/** The kick-off or the result. Without a result the page is fetched again when the match begins and when it should be over. */
function MatchTime({ kickOff, home, away }: Pick<matchHeader_match$data, 'kickOff' | 'home' | 'away'>) {
  const intl = useIntl();
  const kickoff = Date.parse(kickOff);
  const state = useNow((now) => kickoffState(kickoff - now));
  const hasBegun = state === 'past';
  const isOver = useNow((now) => now - kickoff >= maxMatchMs);
  const parts = dateTimeParts(kickOff);
  const day = `${intl.formatDate(kickOff, { weekday: 'long' })}, ${parts.date}`;

  const result = home.goals != null && away.goals != null ? `${home.goals}:${away.goals}` : null;

  const { revalidate } = useRevalidator();
  useDidUpdate(() => {
    if (result === null) void revalidate();
  }, [hasBegun, isOver]);

  return (
    <>
      <Box
        component="p"
        fz="var(--fs-36)"
        fw={600}
        lh="var(--lh-36)"
        style={{ fontStretch: 'var(--wdth-head)', letterSpacing: '-0.01em' }}
      >
        {result ?? parts.time}
      </Box>
      <Box component="p" c="var(--text-2)" fz="var(--fs-13)">
        {day} {result && parts.time}
      </Box>
      {result === null && (
        <Box component="p" mt={4} fw={600}>
          {hasBegun ? (
            <FormattedMessage id={isOver ? 'member.match.resultUnknown' : 'member.match.started'} />
          ) : (
            <FormattedMessage
              id="member.match.startsIn"
              values={{
                left: (
                  <Countdown state={state}>
                    <TimeLeft until={kickoff} />
                  </Countdown>
                ),
              }}
            />
          )}
        </Box>
      )}
    </>
  );
}

const matchFragment = graphql`
  fragment matchHeader_match on Match {
    season
    round
    kickOff
    referee
    league {
      name
      country
      countryCode
      flagUrl
      currentSeason
      standings {
        position
        points
        team {
          teamId
        }
      }
    }
    home {
      goals
    }
    away {
      goals
    }
    homeLast: homeWindow(size: 5) {
      form
    }
    awayLast: awayWindow(size: 5) {
      form
    }
  }
`;

/** Teams, league and round of a match, with its result or kick-off. */
export function MatchHeader({ match: matchRef }: { readonly match: matchHeader_match$key }) {
  const match = useFragment(matchFragment, matchRef);
  const { league } = match;
  const { leagueId, home, away } = useMatchPage();
  const teams = `${home.name} – ${away.name}`;
  usePageName(teams);
  // The standings are those of the current season, so they do not apply to a match of another one.
  const standings = league?.currentSeason === match.season ? league.standings : null;
  const standingOf = (teamId: number) => standings?.find(({ team }) => team.teamId === teamId) ?? null;

  return (
    <Card component="header">
      {/* For screen readers: the names are displayed next to the logos. */}
      <VisuallyHidden component="h1">{teams}</VisuallyHidden>
      <Flex
        wrap={{ base: 'wrap', sm: 'nowrap' }}
        gap={{ base: 14, sm: 32 }}
        align={{ base: 'flex-start', sm: 'center' }}
        p={{ base: 'md', sm: '22px 28px 20px' }}
      >
        <MatchHeaderTeam team={home} standing={standingOf(home.teamId)} form={match.homeLast?.form ?? []} />
        <Box
          className={styles.middle}
          flex={{ base: '1 0 100%', sm: 'none' }}
          miw={{ base: 0, sm: 190 }}
          ta="center"
        >
          <Flex
            component="p"
            wrap="wrap"
            gap="2px 6px"
            align="center"
            justify="center"
            c="dimmed"
            fz="var(--fs-13)"
            style={{ overflowWrap: 'anywhere' }}
          >
            {league && (
              <>
                <CountryFlag country={league} />
                <Box component={Link} miw={0} c="var(--text-2)" to={`/leagues/${leagueId}`}>
                  {league.country} · {league.name}
                </Box>
              </>
            )}
            {match.round && (
              <span>
                {league && '· '}
                <RoundName name={match.round} />
              </span>
            )}
          </Flex>
          <MatchTime {...match} />
        </Box>
        <MatchHeaderTeam
          team={away}
          standing={standingOf(away.teamId)}
          form={match.awayLast?.form ?? []}
          isAway
        />
      </Flex>
      <Flex
        component="p"
        gap="4px 20px"
        align="center"
        wrap="wrap"
        mih={42}
        py="xs"
        px={{ base: 'md', sm: 28 }}
        c="var(--text-2)"
        fz="var(--fs-13)"
        bg="var(--surface-inset)"
        style={{ borderTop: '1px solid var(--line)', overflowWrap: 'anywhere' }}
      >
        <FormattedMessage id="member.match.season" values={{ season: match.season }} />
        {match.referee && (
          <span>
            <FormattedMessage id="member.match.referee" values={{ name: match.referee }} />
          </span>
        )}
      </Flex>
    </Card>
  );
}

interface MatchHeaderTeamProps {
  readonly team: MatchPage['home'];
  /** Null when unknown or of another season. */
  readonly standing: { readonly position: number; readonly points: number } | null;
  /** Outcomes of the last five matches, newest first. */
  readonly form: readonly OutcomeKind[];
  readonly isAway?: boolean;
}

function MatchHeaderTeam({ team, standing, form, isAway = false }: MatchHeaderTeamProps) {
  const { leagueId } = useMatchPage();
  const { teamId, name, logo } = team;
  return (
    <Flex
      direction={{ base: 'column', sm: isAway ? 'row-reverse' : 'row' }}
      gap={{ base: 8, sm: 16 }}
      align="center"
      flex={1}
      miw={0}
      ta={{ base: 'center', sm: isAway ? 'right' : 'left' }}
    >
      <TeamLogo src={logo} name={name} size={44} />
      <Flex
        direction="column"
        gap={4}
        align={{ base: 'center', sm: isAway ? 'flex-end' : 'flex-start' }}
        miw={0}
      >
        <Box
          component={Link}
          py={{ base: 10, sm: 8, md: 0 }}
          c="inherit"
          fz={{ base: 'lg', sm: 'xl' }}
          fw={600}
          lh={{ base: 'lg', sm: 'xl' }}
          style={{ overflowWrap: 'anywhere', fontStretch: 'var(--wdth-head)' }}
          to={`/leagues/${leagueId}/team/${teamId}`}
        >
          {name}
        </Box>
        {standing && (
          <Box component="p" c="dimmed" fz="var(--fs-13)">
            <FormattedMessage
              id="common.standing"
              values={{ position: standing.position, points: standing.points }}
            />
          </Box>
        )}
        {form.length > 0 && <OutcomeBlocks outcomes={form} />}
      </Flex>
    </Flex>
  );
}
