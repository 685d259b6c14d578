import { Box } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { matchTime_match$key } from '../../../../../__generated__/matchTime_match.graphql.ts';
import { useNow } from '../../../../../shared/live/use-now.ts';
import { Countdown } from '../../../../../shared/ui/countdown.tsx';
import { dateTimeParts } from '../../../../../shared/ui/date-time-parts.ts';
import { kickoffState } from '../../../../../shared/ui/kickoff-state.ts';
import { TimeLeft } from '../../../../../shared/ui/time-left.tsx';

const matchFragment = graphql`
  fragment matchTime_match on Match {
    kickOff
    home {
      goals
    }
    away {
      goals
    }
  }
`;

interface MatchTimeProps {
  readonly match: matchTime_match$key;
}

/** The result and when it was; before it, when the match begins and how long that is. */
export function MatchTime({ match: matchRef }: MatchTimeProps) {
  const intl = useIntl();
  const { kickOff, home, away } = useFragment(matchFragment, matchRef);
  const kickoff = Date.parse(kickOff);
  const state = useNow((now) => kickoffState(kickoff - now));
  const parts = dateTimeParts(kickOff);
  const day = `${intl.formatDate(kickOff, { weekday: 'long' })}, ${parts.date}`;

  if (home.goals != null && away.goals != null) {
    return (
      <>
        <Box
          component="p"
          fz="var(--fs-36)"
          fw={600}
          lh="var(--lh-36)"
          style={{ fontStretch: 'var(--wdth-head)', letterSpacing: '-0.01em' }}
        >
          {home.goals}:{away.goals}
        </Box>
        <Box component="p" c="var(--text-2)" fz="var(--fs-13)">
          {day} {parts.time}
        </Box>
      </>
    );
  }
  return (
    <>
      <Box
        component="p"
        fz="var(--fs-36)"
        fw={600}
        lh="var(--lh-36)"
        style={{ fontStretch: 'var(--wdth-head)', letterSpacing: '-0.01em' }}
      >
        {parts.time}
      </Box>
      <Box component="p" c="var(--text-2)" fz="var(--fs-13)">
        {day}
      </Box>
      <Box component="p" mt={4} fw={600}>
        {state === 'past' ? (
          <FormattedMessage id="member.match.started" />
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
    </>
  );
}
