import { Box, Flex, VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { comparisonSide_rate$key } from '../../../../../__generated__/comparisonSide_rate.graphql.ts';
import { FormBlocks } from '../../../../../shared/ui/form-blocks.tsx';
import { formatDecimal } from '../../../../../shared/ui/format-decimal.ts';
import { HitRateBar } from '../../../../../shared/ui/hit-rate-bar.tsx';
import { useLanguage } from '../../../../../shared/ui/use-language.ts';
import styles from './comparison.module.css';

const rateFragment = graphql`
  fragment comparisonSide_rate on HitRate {
    hits
    sampleSize
    average
    results {
      count
      hit
      match {
        id
      }
    }
  }
`;

interface ComparisonSideProps {
  /** Null for a team without last matches. */
  readonly rate: comparisonSide_rate$key | null;
  readonly teamName: string;
  readonly isHome?: boolean;
}

/** One team's half of a row: its matches as blocks, their mean, and the rate; the home team's is mirrored. */
export function ComparisonSide({ rate: rateRef, teamName, isHome = false }: ComparisonSideProps) {
  const language = useLanguage();
  const rate = useFragment(rateFragment, rateRef);
  return (
    <span className={styles.side} data-home={isHome || undefined}>
      <VisuallyHidden>{teamName}:</VisuallyHidden>
      <span className={styles.marks}>
        {rate && (
          <FormBlocks
            marks={rate.results.map(({ match, count, hit }) => ({
              key: match.id,
              figure: count ?? null,
              hit: hit ?? null,
            }))}
          />
        )}
      </span>
      <Flex component="span" miw={0} direction="column">
        <HitRateBar hits={rate?.hits ?? 0} sampleSize={rate?.sampleSize ?? 0} isMirrored={isHome} />
        {rate?.average != null && (
          <Box component="small" ta={isHome ? 'left' : 'right'} style={{ whiteSpace: 'nowrap' }}>
            <FormattedMessage
              id="member.match.average"
              values={{ figure: formatDecimal(rate.average, language, { decimals: 1 }) }}
            />
          </Box>
        )}
      </Flex>
    </span>
  );
}
