import { Box, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { sampleRow_sample$key } from '../../../../__generated__/sampleRow_sample.graphql.ts';
import { AfterTaxMark } from '../../../../shared/tax/after-tax-mark.tsx';
import type { ShownFigures } from '../../../../shared/tax/use-after-tax.ts';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { SampleRow } from './sample-row.tsx';

interface SampleTableProps {
  readonly title: ReactNode;
  /** What the rows are. */
  readonly head: ReactNode;
  readonly rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly sample: sampleRow_sample$key;
  }[];
  /** Before or after tax. */
  readonly shown: ShownFigures;
}

/** The signals by something, one row each. */
export function SampleTable({ title, head, rows, shown }: SampleTableProps) {
  return (
    <Panel title={title}>
      <Table horizontalSpacing={10} verticalSpacing={4}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <Box component="th" w="18%" scope="col" data-figure>
              <FormattedMessage id="common.signals" />
            </Box>
            <Box component="th" w="18%" scope="col" visibleFrom="sm" data-figure>
              <FormattedMessage id="common.hitRate" />
            </Box>
            <Box component="th" w="18%" scope="col" data-figure>
              <FormattedMessage id="member.backtest.column.atSignal" />
              {shown.isOn && <AfterTaxMark />}
            </Box>
            <Box component="th" w="18%" scope="col" data-figure>
              <FormattedMessage id="member.backtest.column.atClosing" />
              {shown.isOn && <AfterTaxMark />}
            </Box>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, sample }) => (
            <SampleRow key={key} name={name} sample={sample} shown={shown} />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
