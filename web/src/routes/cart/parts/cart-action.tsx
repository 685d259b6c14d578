import { Box, Flex } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CartAction as Action } from '../../../__generated__/useCartPriceQuery.graphql.ts';
import { planTitle } from '../../../shared/ui/plan-title.ts';

interface CartActionProps {
  /** What the order does to the buyer's subscription. */
  action: Action;
  /** Name of the plan in the cart, in lower case. */
  plan: string;
  /** Name of the running plan, if any. */
  current: string | null;
  title: ReactNode;
  closeButton: ReactNode;
}

/** The cart's head: what one is about to do. */
export function CartAction({ action, plan, current, title, closeButton }: CartActionProps) {
  return (
    <Flex
      component="header"
      flex="none"
      gap="4px 14px"
      align="center"
      py={{ base: 10, sm: 14 }}
      pr={{ base: 8, sm: 16 }}
      pl={{ base: 16, sm: 28 }}
      style={{ borderBottom: '1px solid var(--line)' }}
    >
      {title}
      <Box component="span" flex={1} pt={4} c="var(--text-2)" fz="var(--fs-13)">
        <FormattedMessage
          id="public.cart.action"
          values={{
            action,
            plan: planTitle(plan),
            current: planTitle(current ?? ''),
            b: (words) => (
              <Box component="b" c="var(--text-1)" fw={600}>
                {words}
              </Box>
            ),
          }}
        />
      </Box>
      {closeButton}
    </Flex>
  );
}
