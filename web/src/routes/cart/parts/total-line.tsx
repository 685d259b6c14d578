import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { formatMoney } from '../../../shared/ui/format-money.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import type { CartPrice } from '../lib/price-lines.ts';

interface TotalLineProps {
  price: CartPrice | null;
  isReading: boolean;
  /** The day on which the order ends, `DD.MM.YYYY`. */
  until: string | null;
  /** The day on which it begins, where that is later. */
  from?: string | null;
}

/** The sum to pay, large. */
export function TotalLine({ price, isReading, until, from = null }: TotalLineProps) {
  const language = useLanguage();
  return (
    <Flex
      align={{ base: 'center', sm: 'flex-start' }}
      justify="space-between"
      mb={{ base: 8, sm: 14 }}
      fw={600}
    >
      <span>
        <FormattedMessage id="public.cart.total" />
        {until && (
          <Box component="small" display="block" c="dimmed" fz="xs" fw={400} lh="16px">
            <FormattedMessage
              id={from ? 'public.cart.from' : 'public.cart.until'}
              values={{ from, date: until }}
            />
          </Box>
        )}
      </span>
      <Box
        component="b"
        fz={{ base: 'xl', sm: 'var(--fs-28)' }}
        fw={600}
        lh="32px"
        opacity={isReading ? 0.55 : 1}
        style={{ fontStretch: '90%', letterSpacing: '-0.01em', whiteSpace: 'nowrap' }}
      >
        {price ? formatMoney(price.totalPln, language) : '–'}
      </Box>
    </Flex>
  );
}
