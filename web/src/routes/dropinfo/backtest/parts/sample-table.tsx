import { Box, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { sampleTable_sample$key } from '../../../../__generated__/sampleTable_sample.graphql.ts';
import { AfterTaxMark } from '../../../../shared/tax/after-tax-mark.tsx';
import type { ShownFigures } from '../../../../shared/tax/use-after-tax.ts';
import { formatShare } from '../../../../shared/tip/format-share.ts';
import { formatPercent } from '../../../../shared/ui/format-percent.ts';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { signInk } from '../../../../shared/ui/sign-ink.ts';
import { useLanguage } from '../../../../shared/ui/use-language.ts';

interface SampleTableProps {
  readonly title: ReactNode;
  /** What the rows are. */
  readonly head: ReactNode;
  readonly rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly sample: sampleTable_sample$key;
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

const sampleFragment = graphql`
  fragment sampleTable_sample on SignalSample {
    signals
    hitRate {
      value
    }
    atSignal {
      yield {
        value
        low
        high
      }
    }
    atClosing {
      yield {
        value
        low
        high
      }
    }
  }
`;

interface SampleRowProps {
  readonly name: ReactNode;
  readonly sample: sampleTable_sample$key;
  /** Before or after tax. */
  readonly shown: ShownFigures;
}

function SampleRow({ name, sample, shown }: SampleRowProps) {
  const data = useFragment(sampleFragment, sample);
  const language = useLanguage();
  const percent = (fraction: number) => shown.yieldPercent(fraction * 100);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-figure>
        <FormattedMessage id="member.backtest.count" values={{ count: data.signals }} />
      </td>
      <Box component="td" visibleFrom="sm" data-figure>
        {data.hitRate ? formatPercent(data.hitRate.value, language, 1) : '–'}
      </Box>
      {(['atSignal', 'atClosing'] as const).map((price) => {
        const estimate = data[price]?.yield;
        const [low, high] = [estimate?.low, estimate?.high];
        return (
          <Box component="td" key={price} c={signInk(estimate ? percent(estimate.value) : 0)} data-figure>
            {estimate ? formatShare(percent(estimate.value), language) : '–'}
            {low != null && high != null && (
              <Box component="small" display="block" c="dimmed" fz="xs" lh="xs">
                <FormattedMessage
                  id="member.backtest.range"
                  values={{
                    low: formatShare(percent(low), language),
                    high: formatShare(percent(high), language),
                  }}
                />
              </Box>
            )}
          </Box>
        );
      })}
    </tr>
  );
}
