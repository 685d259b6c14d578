import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { sampleRow_sample$key } from '../../../../__generated__/sampleRow_sample.graphql.ts';
import type { ShownFigures } from '../../../../shared/tax/use-after-tax.ts';
import { formatShare } from '../../../../shared/tip/format-share.ts';
import { formatPercent } from '../../../../shared/ui/format-percent.ts';
import { signInk } from '../../../../shared/ui/sign-ink.ts';
import { useLanguage } from '../../../../shared/ui/use-language.ts';

const sampleFragment = graphql`
  fragment sampleRow_sample on SignalSample {
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
  readonly sample: sampleRow_sample$key;
  /** Before or after tax. */
  readonly shown: ShownFigures;
}

/** A group of signals in a table. */
export function SampleRow({ name, sample, shown }: SampleRowProps) {
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
