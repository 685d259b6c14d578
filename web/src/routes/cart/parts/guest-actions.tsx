import { Box, Button, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { registerToCartAddress, signInToCartAddress } from '../../../shared/session/return-to.ts';
import type { CartPrice } from '../lib/price-lines.ts';
import { TotalLine } from './total-line.tsx';

/** What a guest can do with a cart: open an account or sign in, and come back to it. */
export function GuestActions({ price }: { price: CartPrice | null }) {
  const { close } = useCart();
  return (
    <>
      <TotalLine price={price} isReading={false} until={null} />
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
