import { Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { HitRateBar } from '../../../../../shared/ui/hit-rate-bar.tsx';
import type { HeadToHeadTally } from '../lib/head-to-head-tally.ts';
import styles from './head-to-head-rates.module.css';

const LINES = ['over25Goals', 'bothScored', 'over95Corners'] as const;

interface HeadToHeadRatesProps {
  readonly tally: HeadToHeadTally;
}

/** How often the teams' matches against each other satisfied the lines that are asked for most. */
export function HeadToHeadRates({ tally }: HeadToHeadRatesProps) {
  return (
    <Flex component="dl" gap="sm" p="md" direction="column" style={{ borderTop: '1px solid var(--line)' }}>
      {LINES.map((line) => (
        <div key={line} className={styles.rate}>
          <dt>
            <FormattedMessage id={`member.match.${line}`} />
          </dt>
          <dd>
            <HitRateBar {...tally[line]} />
          </dd>
        </div>
      ))}
    </Flex>
  );
}
