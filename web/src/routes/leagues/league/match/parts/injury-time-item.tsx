import { Box } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { injuryTimeItem_injuryTime$key } from '../../../../../__generated__/injuryTimeItem_injuryTime.graphql.ts';

const incidentFragment = graphql`
  fragment injuryTimeItem_injuryTime on InjuryTimeIncident {
    length
  }
`;

interface InjuryTimeItemProps {
  readonly injuryTime: injuryTimeItem_injuryTime$key;
}

/** The minutes that the referee adds. */
export function InjuryTimeItem({ injuryTime }: InjuryTimeItemProps) {
  const { length } = useFragment(incidentFragment, injuryTime);
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
      <FormattedMessage id="member.match.injuryTime" values={{ minutes: length }} />
    </Box>
  );
}
