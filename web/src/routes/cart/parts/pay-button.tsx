import { Box, Button, Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { registerToCartAddress, signInToCartAddress } from '../../../shared/navigation/addresses.ts';
import { useCart } from '../../../shared/payment/cart-store.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../shared/ui/confirm-dialog.tsx';
import { useDialogAbove } from '../../../shared/ui/dialog-context.ts';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { formatMoney, planTitle, useLanguage } from '../../../shared/ui/formats.ts';
import type { CartField, LostByChange } from '../lib/cart-rules.ts';
import { TotalLine, type TotalLineProps } from './price-summary.tsx';

interface PayButtonProps extends TotalLineProps {
  /** The plan cannot be ordered now. */
  isDisabled: boolean;
  /** An order, the price of a complete one, or the check of its promo code is awaited. */
  isLoading: boolean;
  /** Missing fields, after the first attempt to pay. */
  missing: readonly CartField[];
}

/** The total and the order button, which is enabled before the form is complete, to show what is missing. */
export function PayButton({ isDisabled, isLoading, missing, ...total }: PayButtonProps) {
  const { price } = total;
  const intl = useIntl();
  const language = useLanguage();
  const isFree = price?.totalPln === 0;
  const label = () => {
    if (!price) return <FormattedMessage id="common.pay" />;
    if (isFree) return <FormattedMessage id="public.cart.activate" />;
    return (
      <FormattedMessage id="public.cart.pay" values={{ amount: formatMoney(price.totalPln, language) }} />
    );
  };
  return (
    <>
      <TotalLine {...total} />
      <Button
        type="submit"
        translate="no"
        size="md"
        fullWidth
        disabled={isDisabled}
        loading={isLoading}
        leftSection={!isFree && <IconLock size={18} stroke={1.8} aria-hidden />}
      >
        {label()}
      </Button>
      <div role="alert">
        {missing.length > 0 && (
          <ErrorText component="p" mt={10}>
            <FormattedMessage
              id="public.cart.errors"
              values={{
                count: missing.length,
                fields: intl.formatList(
                  missing.map((field) => intl.formatMessage({ id: 'public.cart.toFill' }, { field })),
                  { type: 'conjunction' },
                ),
              }}
            />
          </ErrorText>
        )}
      </div>
      <Box component="p" mt="xs" c="dimmed" fz="xs" lh="xs">
        <FormattedMessage
          id={isFree ? 'public.cart.termsFree' : 'public.cart.terms'}
          values={{
            terms: (text) => (
              <Box component="a" td="underline" href="/terms" target="_blank" rel="noreferrer">
                {text}
              </Box>
            ),
          }}
        />
      </Box>
    </>
  );
}

/** Links for guests to register or sign in, which return to the cart. */
export function GuestActions(total: Pick<TotalLineProps, 'price' | 'isFetching'>) {
  const { close } = useCart();
  return (
    <>
      <TotalLine {...total} until={null} />
      <Stack gap="xs">
        <Button component={Link} to={registerToCartAddress} onClick={close} size="md" fullWidth>
          <FormattedMessage id="public.cart.register" />
        </Button>
        <Button component={Link} to={signInToCartAddress} onClick={close} variant="default" fullWidth>
          <FormattedMessage id="public.cart.signIn" />
        </Button>
      </Stack>
      <Box component="p" mt="xs" c="dimmed" fz="xs" lh="xs">
        <FormattedMessage id="public.cart.guestText" />
      </Box>
    </>
  );
}

interface ChangeDialogProps extends Pick<ConfirmDialogProps, 'isOpen' | 'onConfirm' | 'onClose'> {
  readonly lost: LostByChange;
  /** Names of the active plan and the one in the cart, in lower case. */
  readonly running: string;
  readonly chosen: string;
}

/** Confirms a change of plan that loses days or money. */
export function ChangeDialog({ lost, running, chosen, ...dialog }: ChangeDialogProps) {
  const language = useLanguage();
  useDialogAbove(dialog.isOpen);
  const plans = { current: planTitle(running), plan: planTitle(chosen) };
  return (
    <ConfirmDialog
      {...dialog}
      title={<FormattedMessage id="public.cart.change.title" values={plans} />}
      facts={[
        {
          name: 'public.cart.change.days',
          value: <FormattedMessage id="public.cart.change.dayCount" values={{ days: lost.days }} />,
        },
        { name: 'public.cart.change.rest', value: formatMoney(lost.restPln, language) },
        { name: 'public.cart.change.counted', value: formatMoney(lost.countedPln, language) },
        { name: 'public.cart.change.lost', value: formatMoney(lost.lostPln, language) },
      ]}
      action={<FormattedMessage id="public.cart.change.confirm" />}
      isDestructive={lost.lostPln > 0}
    >
      <FormattedMessage id="public.cart.change.text" values={plans} />
    </ConfirmDialog>
  );
}
