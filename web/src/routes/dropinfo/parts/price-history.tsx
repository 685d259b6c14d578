import { Box, Button, Flex } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AfterTaxMark } from '../../../shared/tax/after-tax-mark.tsx';
import { Segments } from '../../../shared/ui/segments.tsx';
import type { PriceHistoryData } from '../lib/price-history-data.ts';
import { spanOf } from '../lib/price-moments.ts';
import { useReplay } from '../lib/use-replay.ts';
import { PriceChart } from './price-chart.tsx';
import { PriceFacts } from './price-facts.tsx';
import { PriceReplay } from './price-replay.tsx';
import { PriceTable } from './price-table.tsx';

interface PriceHistoryProps extends PriceHistoryData {
  readonly title: string;
  /** Whether only the beginning is there. */
  readonly isCut: boolean;
}

/** How odds moved: what became of them in figures, a chart, its replay, and the same as a table. */
export function PriceHistory({ title, isCut, ...data }: PriceHistoryProps) {
  const intl = useIntl();
  const [isNear, setNear] = useState(true);
  const [isTable, setTable] = useState(false);
  const replay = useReplay(data.moments.length);
  const { moments, noticedAt, kickOff, end } = data;
  const span = spanOf(moments, { isNear, noticedAt, end, kickOff });
  const isNow = replay.place === moments.length - 1;
  return (
    <section aria-label={title}>
      <Flex wrap="wrap" gap="8px 24px" align="center" justify="space-between" mb="sm">
        <h3>
          {title}
          <AfterTaxMark />
        </h3>
        <Segments
          label={intl.formatMessage({ id: 'member.dropinfo.historyRange' })}
          labelHidden
          value={isNear ? 'near' : 'whole'}
          options={[
            { value: 'near', label: intl.formatMessage({ id: 'member.dropinfo.historyNear' }) },
            { value: 'whole', label: intl.formatMessage({ id: 'member.dropinfo.historyWhole' }) },
          ]}
          onChange={(value) => setNear(value === 'near')}
        />
      </Flex>
      <PriceFacts {...data} />
      <PriceChart {...data} span={span} until={isNow ? end : (moments[replay.place]?.at ?? end)} />
      <PriceReplay {...data} replay={replay} />
      <Button
        variant="default"
        size="compact-sm"
        mt="sm"
        aria-pressed={isTable}
        onClick={() => setTable(!isTable)}
      >
        <FormattedMessage id="member.dropinfo.historyTable" />
      </Button>
      <PriceTable {...data} isSeen={isTable} />
      {isCut && (
        <Box component="small" mt="xs">
          <FormattedMessage id="member.dropinfo.historyCut" values={{ count: moments.length }} />
        </Box>
      )}
      {!data.isOpeningKnown && (
        <Box component="small" mt="xs">
          <FormattedMessage id="member.dropinfo.historyOpeningUnknown" />
        </Box>
      )}
    </section>
  );
}
