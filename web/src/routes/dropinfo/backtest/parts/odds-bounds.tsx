import { Box, Flex } from '@mantine/core';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OddsField } from '../../parts/odds-field.tsx';
import { type BacktestRule, type OddsFault, oddsFault } from '../lib/backtest-rule.ts';

interface OddsBoundsProps {
  readonly rule: BacktestRule;
  readonly onChange: (rule: BacktestRule) => void;
}

/** Between which odds a price counts. Bounds that cannot be run stay in their field, with what is wrong below. */
export function OddsBounds({ rule, onChange }: OddsBoundsProps) {
  const intl = useIntl();
  const faultId = useId();
  const [wrong, setWrong] = useState<{ edge: 'oddsFrom' | 'oddsTo'; fault: OddsFault } | null>(null);
  const odds = intl.formatMessage({ id: 'member.backtest.odds' });
  return (
    <Flex component="fieldset" gap={6} align="center" wrap="wrap" miw={0} bd="none" aria-label={odds}>
      <Box component="span" mr={2} c="dimmed" fz="xs" aria-hidden="true">
        {odds}
      </Box>
      {(['oddsFrom', 'oddsTo'] as const).map((edge) => {
        const word = intl.formatMessage({ id: 'member.dropinfo.oddsEdge' }, { edge });
        return (
          <OddsField
            key={edge}
            label={`${odds} ${word}`}
            word={word}
            value={rule[edge]}
            faultId={wrong?.edge === edge ? faultId : undefined}
            onChange={(value) => {
              const next = { ...rule, [edge]: value };
              const fault = oddsFault(next);
              setWrong(fault && { edge, fault });
              if (fault === null) onChange(next);
            }}
          />
        );
      })}
      {wrong !== null && (
        <Box component="p" id={faultId} role="alert" c="var(--danger-text)" fz="xs">
          <FormattedMessage id="member.backtest.oddsFault" values={{ fault: wrong.fault }} />
        </Box>
      )}
    </Flex>
  );
}
