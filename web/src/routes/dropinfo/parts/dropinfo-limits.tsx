import { Box, Flex } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Chip } from '../../../shared/ui/chip.tsx';
import { CompactSelect } from '../../../shared/ui/compact-select.tsx';
import { formatPercent } from '../../../shared/ui/format-percent.ts';
import { Segments } from '../../../shared/ui/segments.tsx';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import {
  type DropinfoFilters,
  dropOverOptions,
  marketOptions,
  underOptions,
} from '../lib/dropinfo-filters.ts';
import { OddsField } from './odds-field.tsx';

/** Stands for no limit in a control; the address has no such value. */
const ALL = 'all';

const marketWords = {
  one_x_two: 'member.dropinfo.marketOneXTwo',
  totals: 'common.goals',
  handicap: 'member.dropinfo.marketHandicap',
} as const;

interface DropinfoLimitsProps {
  readonly filters: DropinfoFilters;
  readonly onChange: (filters: DropinfoFilters) => void;
}

/** Narrows the list by the size of the fall, the time from it to kick-off, markets and odds. */
export function DropinfoLimits({ filters, onChange }: DropinfoLimitsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const number = (value: string) => (value === ALL ? null : Number(value));
  const odds = intl.formatMessage({ id: 'member.dropinfo.odds' });
  const { markets } = filters;

  return (
    <Flex wrap="wrap" gap="10px 20px" align="center" miw={0} flex={{ md: '1 0 100%' }}>
      <Segments
        canWrap
        label={intl.formatMessage({ id: 'common.drop' })}
        value={filters.dropOver === null ? ALL : String(filters.dropOver)}
        options={[
          { value: ALL, label: intl.formatMessage({ id: 'common.all' }) },
          ...dropOverOptions.map((percent) => ({
            value: String(percent),
            label: intl.formatMessage(
              { id: 'member.dropinfo.dropOption' },
              { percent: formatPercent(percent / 100, language, 0) },
            ),
          })),
        ]}
        onChange={(value) => onChange({ ...filters, dropOver: number(value) })}
      />
      <CompactSelect
        label={intl.formatMessage({ id: 'member.dropinfo.under' })}
        value={filters.under === null ? ALL : String(filters.under)}
        options={[
          { value: ALL, label: intl.formatMessage({ id: 'member.dropinfo.underAll' }) },
          ...underOptions.map((minutes) => ({
            value: String(minutes),
            label: intl.formatMessage({ id: 'member.dropinfo.underOption' }, { minutes }),
          })),
        ]}
        onChange={(value) => onChange({ ...filters, under: number(value) })}
      />
      <Flex
        component="fieldset"
        gap={6}
        align="center"
        wrap="wrap"
        miw={0}
        bd="none"
        aria-label={intl.formatMessage({ id: 'member.dropinfo.markets' })}
      >
        <Box component="span" mr={2} c="dimmed" fz="xs" style={{ whiteSpace: 'nowrap' }} aria-hidden="true">
          <FormattedMessage id="member.dropinfo.markets" />
        </Box>
        {marketOptions.map((market) => (
          <Chip
            key={market}
            pressed={markets.includes(market)}
            onPress={() =>
              onChange({
                ...filters,
                markets: marketOptions.filter((one) => markets.includes(one) !== (one === market)),
              })
            }
          >
            <FormattedMessage id={marketWords[market]} />
          </Chip>
        ))}
      </Flex>
      <Flex component="fieldset" gap={6} align="center" wrap="wrap" miw={0} bd="none" aria-label={odds}>
        <Box component="span" mr={2} c="dimmed" fz="xs" style={{ whiteSpace: 'nowrap' }} aria-hidden="true">
          {odds}
        </Box>
        {(['oddsFrom', 'oddsTo'] as const).map((edge) => {
          const word = intl.formatMessage({ id: 'member.dropinfo.oddsEdge' }, { edge });
          return (
            <OddsField
              key={edge}
              label={`${odds} ${word}`}
              word={word}
              value={filters[edge]}
              onChange={(value) => onChange({ ...filters, [edge]: value })}
            />
          );
        })}
      </Flex>
    </Flex>
  );
}
