import { Box } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { periodItem_period$key } from '../../../../../__generated__/periodItem_period.graphql.ts';

const incidentFragment = graphql`
  fragment periodItem_period on PeriodIncident {
    period
    homeScore
    awayScore
  }
`;

interface PeriodItemProps {
  readonly period: periodItem_period$key;
}

/** The end of a part of the match with the score by then. */
export function PeriodItem({ period: periodRef }: PeriodItemProps) {
  const { period, homeScore, awayScore } = useFragment(incidentFragment, periodRef);
  return (
    <Box
      component="li"
      my={6}
      py={6}
      px="md"
      c="var(--text-2)"
      fz="var(--fs-13)"
      ta="center"
      bg="var(--surface-inset)"
    >
      <FormattedMessage id="member.match.period" values={{ period }} />
      {homeScore != null && awayScore != null && (
        <Box component="b" c="var(--text-1)" fw={600}>
          {' '}
          {homeScore}:{awayScore}
        </Box>
      )}
    </Box>
  );
}
