import { Box, Table, VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { StreakKind } from '../../../../../__generated__/recordSection_team.graphql.ts';

interface StreaksTableProps {
  readonly streaks: readonly {
    readonly kind: StreakKind;
    readonly current: number;
    readonly longest: number;
  }[];
}

/** How many matches in a row the team has done the same, now and at most; a dash for none. */
export function StreaksTable({ streaks }: StreaksTableProps) {
  return (
    <Table layout="fixed" horizontalSpacing="xs" verticalSpacing={4}>
      <VisuallyHidden component="caption">
        <FormattedMessage id="member.team.streaks" />
      </VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="member.team.columnStreak" />
          </th>
          <Box component="th" w={{ base: 76, xs: 104 }} scope="col" data-figure>
            <FormattedMessage id="member.team.columnCurrent" />
          </Box>
          <Box component="th" w={{ base: 76, xs: 104 }} scope="col" data-figure>
            <FormattedMessage id="member.team.columnLongest" />
          </Box>
        </tr>
      </thead>
      <tbody>
        {streaks.map(({ kind, current, longest }) => (
          <tr key={kind}>
            <th scope="row">
              <FormattedMessage id="member.team.streak" values={{ kind }} />
            </th>
            <Box component="td" fw={current > 1 ? 600 : 400} data-figure>
              {current || '–'}
            </Box>
            <td data-figure>{longest || '–'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
