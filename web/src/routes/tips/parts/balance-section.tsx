import { Box, type BoxProps, Card, Flex, Stack, UnstyledButton, useMatches } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  balanceSection_balance$data,
  balanceSection_balance$key,
} from '../../../__generated__/balanceSection_balance.graphql.ts';
import { AfterTaxMark, useAfterTax } from '../../../shared/tax/after-tax.tsx';
import { Figure } from '../../../shared/ui/card-parts.tsx';
import { UnitsChart } from '../../../shared/ui/chart/units-chart.tsx';
import { dateTimeParts } from '../../../shared/ui/dates.ts';
import {
  formatDecimal,
  formatPercent,
  formatShare,
  formatUnits,
  signInk,
  useLanguage,
} from '../../../shared/ui/formats.ts';
import styles from './balance-section.module.css';

const balanceFragment = graphql`
  fragment balanceSection_balance on TipBalance {
    sampleSize
    won
    stakeUnits
    profitUnits
    yieldPercent
    series {
      at
      cumulativeUnits
      cumulativeStakeUnits
      sampleSize
    }
  }
`;

/**
 * Profit, yield and hit rate of the settled tips with a chart. On a phone only the main figures are visible until expanded. The
 * chart exists only when it is visible, since it cannot be drawn without a size.
 */
export function BalanceSection({ balance }: { readonly balance: balanceSection_balance$key }) {
  const data = useFragment(balanceFragment, balance);
  const [isOpen, setOpen] = useState(false);
  const isWide = useMatches({ base: false, sm: true }, { getInitialValueInEffect: false });
  const [first, last] = [data.series[0], data.series.at(-1)];
  if (!first || !last || data.sampleSize === 0) return null;
  const period = { from: dateTimeParts(first.at).date, to: dateTimeParts(last.at).date };
  // The series has the latest tips, the sample all: the time of the first tip is known only when none is missing.
  const isWhole = first.sampleSize === 1;
  const expandable = isOpen ? {} : ({ visibleFrom: 'sm' } as const);
  return (
    <Card component="section" aria-labelledby="tips-balance">
      <Flex direction={{ base: 'column', sm: 'row' }}>
        <Stack
          gap={14}
          flex="none"
          justify="center"
          w={{ sm: 280 }}
          py={{ base: 10, sm: 18 }}
          px={{ base: 'md', sm: 20 }}
        >
          <BalanceFigures balance={data} expandable={expandable} />
          <Box component="small" {...expandable}>
            <FormattedMessage
              id="member.tips.sample"
              values={{ ...period, isWhole, count: data.sampleSize }}
            />
          </Box>
        </Stack>
        {(isWide || isOpen) && (
          <Box className={styles.chart} flex={1} miw={0}>
            <BalanceChart balance={data} {...period} />
          </Box>
        )}
      </Flex>
      <UnstyledButton
        mih={44}
        c="var(--text-2)"
        fz="var(--fs-13)"
        w="100%"
        ta="center"
        hiddenFrom="sm"
        style={{ borderTop: '1px solid var(--line)' }}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <FormattedMessage id="member.tips.balanceMore" />{' '}
        <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
      </UnstyledButton>
    </Card>
  );
}

interface BalanceProps {
  readonly balance: balanceSection_balance$data;
}

interface BalanceFiguresProps extends BalanceProps {
  /** For figures that a phone hides until expanded. */
  readonly expandable: BoxProps;
}

const figure = { fz: 'lg', lh: 'lg' } as const;

function BalanceFigures({ balance, expandable }: BalanceFiguresProps) {
  const { won, sampleSize, stakeUnits, yieldPercent } = balance;
  const language = useLanguage();
  const shown = useAfterTax();
  const profitUnits = shown.profit(balance.profitUnits, stakeUnits);
  return (
    <Flex component="dl" data-figures wrap="wrap" gap="10px 16px" justify="space-between">
      <Box flex={{ sm: '1 0 100%' }}>
        <dt id="tips-balance">
          <FormattedMessage id="common.balance" />
          <AfterTaxMark />
        </dt>
        <Box
          component="dd"
          c={signInk(profitUnits)}
          fz={{ base: 'lg', sm: 'var(--fs-36)' }}
          lh={{ base: 'lg', sm: 'var(--lh-36)' }}
          style={{ fontStretch: 'var(--wdth-head)' }}
        >
          <FormattedMessage id="shared.tip.units" values={{ figure: formatUnits(profitUnits, language) }} />
        </Box>
      </Box>
      {yieldPercent != null && (
        <Figure
          name={
            <>
              <FormattedMessage id="common.yield" />
              <AfterTaxMark />
            </>
          }
          {...figure}
        >
          {formatShare(shown.yieldPercent(yieldPercent), language)}
        </Figure>
      )}
      <Figure name={<FormattedMessage id="common.hitRate" />} {...figure}>
        {formatPercent(won / sampleSize, language, 1)}{' '}
        <small>
          <FormattedMessage id="member.tips.hitsOf" values={{ won, sample: sampleSize }} />
        </small>
      </Figure>
      <Box {...expandable}>
        <dt>
          <FormattedMessage id="common.staked" />
        </dt>
        <Box component="dd" {...figure}>
          <FormattedMessage
            id="shared.tip.units"
            values={{ figure: formatDecimal(stakeUnits, language, { decimals: 2 }) }}
          />
        </Box>
      </Box>
    </Flex>
  );
}

interface BalanceChartProps extends BalanceProps {
  readonly from: string;
  readonly to: string;
}

function BalanceChart({ balance, from, to }: BalanceChartProps) {
  const { series, won, sampleSize, stakeUnits, profitUnits } = balance;
  const shown = useAfterTax();
  if (series.length === 1) {
    return (
      <small>
        <FormattedMessage id="member.tips.noLine" />
      </small>
    );
  }
  return (
    <UnitsChart
      points={series.map((point) => ({
        at: Date.parse(point.at),
        units: shown.profit(point.cumulativeUnits, point.cumulativeStakeUnits),
        tips: point.sampleSize,
      }))}
      totals={{
        won,
        lost: sampleSize - won,
        stakeUnits,
        profitUnits: shown.profit(profitUnits, stakeUnits),
      }}
      from={from}
      to={to}
    />
  );
}
