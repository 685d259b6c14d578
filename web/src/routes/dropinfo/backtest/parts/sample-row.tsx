import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { sampleRow_sample$key } from '../../../../__generated__/sampleRow_sample.graphql.ts';
import type { ShownFigures } from '../../../../shared/tax/use-after-tax.ts';
import { formatShare } from '../../../../shared/tip/format-share.ts';
import { formatPercent } from '../../../../shared/ui/format-percent.ts';
import { useLanguage } from '../../../../shared/ui/use-language.ts';
import styles from './sample-table.module.css';

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
      <td className={styles.figure}>
        <FormattedMessage id="member.backtest.count" values={{ count: data.signals }} />
      </td>
      <td className={`${styles.figure} ${styles.spare}`}>
        {data.hitRate ? formatPercent(data.hitRate.value, language, 1) : '–'}
      </td>
      {(['atSignal', 'atClosing'] as const).map((price) => {
        const estimate = data[price]?.yield;
        const [low, high] = [estimate?.low, estimate?.high];
        return (
          <td
            key={price}
            className={styles.figure}
            data-sign={estimate ? Math.sign(percent(estimate.value)) : 0}
          >
            {estimate ? formatShare(percent(estimate.value), language) : '–'}
            {low != null && high != null && (
              <small>
                <FormattedMessage
                  id="member.backtest.range"
                  values={{
                    low: formatShare(percent(low), language),
                    high: formatShare(percent(high), language),
                  }}
                />
              </small>
            )}
          </td>
        );
      })}
    </tr>
  );
}
