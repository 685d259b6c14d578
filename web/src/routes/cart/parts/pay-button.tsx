import { Box, Button, Flex } from '@mantine/core';
import { IconAlertCircle, IconLock } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney } from '../../../shared/ui/format-money.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import type { CartField } from '../lib/check-cart.ts';
import type { CartPrice } from '../lib/price-lines.ts';
import { TotalLine } from './total-line.tsx';

interface PayButtonProps {
  price: CartPrice | null;
  isReading: boolean;
  isOrdering: boolean;
  /** What is missing, once one has tried to pay. */
  missing: readonly CartField[];
  /** The day on which the order ends, `DD.MM.YYYY`. */
  until: string | null;
  /** The day on which it begins, where that is later. */
  from: string | null;
}

/** The sum and the button that orders. The button stays enabled: pressing it says what is missing. */
export function PayButton({ price, isReading, isOrdering, missing, until, from }: PayButtonProps) {
  const intl = useIntl();
  const language = useLanguage();
  const amount = price && !isReading ? formatMoney(price.totalPln, language) : null;
  const isFree = price?.totalPln === 0;
  const label = () => {
    if (amount === null) return <FormattedMessage id="common.pay" />;
    if (isFree) return <FormattedMessage id="public.cart.activate" />;
    return <FormattedMessage id="public.cart.pay" values={{ amount }} />;
  };
  return (
    <>
      <TotalLine price={price} isReading={isReading} until={until} from={from} />
      <Button
        type="submit"
        size="md"
        fullWidth
        loading={isOrdering}
        leftSection={!isFree && <IconLock size={18} stroke={1.8} aria-hidden />}
      >
        {label()}
      </Button>
      <div role="alert">
        {missing.length > 0 && (
          <Flex component="p" gap={6} mt={10} c="var(--danger-text)" fz="xs" fw={500} lh="xs">
            <IconAlertCircle style={{ flex: 'none', marginTop: 1 }} size={14} stroke={1.8} aria-hidden />
            <span>
              <FormattedMessage
                id="public.cart.faults"
                values={{
                  count: missing.length,
                  fields: intl.formatList(
                    missing.map((field) => intl.formatMessage({ id: 'public.cart.toFill' }, { field })),
                    { type: 'conjunction' },
                  ),
                }}
              />
            </span>
          </Flex>
        )}
      </div>
      <Box component="p" mt="xs" c="dimmed" fz="xs" lh="xs">
        <FormattedMessage
          id={isFree ? 'public.cart.termsFree' : 'public.cart.terms'}
          values={{
            terms: (words) => (
              <Box component="a" td="underline" href="/terms" target="_blank" rel="noreferrer">
                {words}
              </Box>
            ),
          }}
        />
      </Box>
    </>
  );
}
