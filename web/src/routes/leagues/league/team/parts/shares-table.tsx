import { Box, Table, VisuallyHidden } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StatLineInput } from '../../../../../__generated__/teamScreenQuery.graphql.ts';
import { formatPercent } from '../../../../../shared/ui/format-percent.ts';
import { HitRateBar } from '../../../../../shared/ui/hit-rate-bar.tsx';
import { useLanguage } from '../../../../../shared/ui/use-language.ts';

interface SharesTableProps {
  readonly shares: readonly {
    readonly line: StatLineInput;
    readonly rate: { readonly hits: number; readonly sampleSize: number } | undefined;
  }[];
}

/** How often the matches were over each line, of those in which the count is known, and how often under it. */
export function SharesTable({ shares }: SharesTableProps) {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <Table layout="fixed" horizontalSpacing="xs" verticalSpacing={4}>
      <VisuallyHidden component="caption">
        <FormattedMessage id="member.team.shares" />
      </VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="common.line" />
          </th>
          <Box component="th" w="46%" scope="col">
            <FormattedMessage id="member.team.columnOver" />
          </Box>
          <Box component="th" w={{ base: 64, xs: 104 }} scope="col" data-figure>
            <FormattedMessage id="member.team.columnUnder" />
          </Box>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ line, rate: { hits, sampleSize } = { hits: 0, sampleSize: 0 } }) => (
          <tr key={`${line.stat} ${line.line}`}>
            <th scope="row">
              {intl.formatMessage({ id: 'shared.stat' }, { stat: line.stat })}
              {typeof line.line === 'number' && ` ${line.line.toFixed(1)}`}
            </th>
            <td>
              <HitRateBar hits={hits} sampleSize={sampleSize} />
            </td>
            <td data-figure>{sampleSize === 0 ? '–' : formatPercent(1 - hits / sampleSize, language, 0)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
