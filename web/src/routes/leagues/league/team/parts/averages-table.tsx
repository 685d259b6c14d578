import { Box, Table, VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { LinedStat } from '../../../../../shared/football/stat-lines.ts';
import { formatDecimal } from '../../../../../shared/ui/format-decimal.ts';
import { useLanguage } from '../../../../../shared/ui/use-language.ts';

interface Mean {
  readonly average: number | null | undefined;
}

interface AveragesTableProps {
  readonly means: readonly {
    readonly stat: LinedStat;
    readonly own: Mean | undefined;
    readonly opponent: Mean | undefined;
  }[];
}

/** Means of a match, for the team and against it; a dash where nothing is known. */
export function AveragesTable({ means }: AveragesTableProps) {
  const language = useLanguage();
  const text = (mean: Mean | undefined) =>
    mean?.average == null ? '–' : formatDecimal(mean.average, language, { decimals: 2 });
  return (
    <Table layout="fixed" horizontalSpacing="xs" verticalSpacing={4}>
      <VisuallyHidden component="caption">
        <FormattedMessage id="common.averagePerMatch" />
      </VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="common.averagePerMatch" />
          </th>
          <Box component="th" w={{ base: 76, xs: 104 }} scope="col" data-figure>
            <FormattedMessage id="common.team" />
          </Box>
          <Box component="th" w={{ base: 76, xs: 104 }} scope="col" data-figure>
            <FormattedMessage id="member.team.columnAgainst" />
          </Box>
        </tr>
      </thead>
      <tbody>
        {means.map(({ stat, own, opponent }) => (
          <tr key={stat}>
            <th scope="row">
              <FormattedMessage id="shared.stat" values={{ stat }} />
            </th>
            <td data-figure>{text(own)}</td>
            <td data-figure>{text(opponent)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
