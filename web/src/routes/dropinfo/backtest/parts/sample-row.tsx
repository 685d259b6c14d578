import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { sampleRow_sample$key } from '../../../../__generated__/sampleRow_sample.graphql.ts';
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
}

/** A group of signals in a table. */
export function SampleRow({ name, sample }: SampleRowProps) {
  const data = useFragment(sampleFragment, sample);
  const language = useLanguage();
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
          <td key={price} className={styles.figure} data-sign={Math.sign(estimate?.value ?? 0)}>
            {estimate ? formatShare(estimate.value * 100, language) : '–'}
            {low != null && high != null && (
              <small>
                <FormattedMessage
                  id="member.backtest.range"
                  values={{ low: formatShare(low * 100, language), high: formatShare(high * 100, language) }}
                />
              </small>
            )}
          </td>
        );
      })}
    </tr>
  );
}
