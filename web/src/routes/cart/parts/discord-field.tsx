import { Box, Checkbox, Flex, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { formatMoney } from '../../../shared/ui/format-money.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import type { CartPlan } from '../lib/cart-offer.ts';
import { wantsDiscord } from '../lib/check-cart.ts';
import { FieldError } from './field-error.tsx';

interface DiscordFieldProps {
  plan: CartPlan;
  /** Whether the name is missing. */
  isMissing: boolean;
}

/** The Discord server: an add-on with its price, or included in the plan; either way it needs the person's name. */
export function DiscordField({ plan, isMissing }: DiscordFieldProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { cart, change } = useCart();
  const offer = plan.offers.find(({ months }) => months === cart.subMonths);
  const name = <FormattedMessage id="common.discordServer" />;
  const text = <FormattedMessage id="public.cart.discord.text" />;

  return (
    <Box bd="1px solid var(--line-control)" bdrs="md">
      <Flex gap="sm" align="flex-start" py="sm" px={14}>
        {plan.discordIncluded ? (
          <Box flex={1} fw={600}>
            {name}
            <Caption>{text}</Caption>
          </Box>
        ) : (
          <Checkbox
            name="discord"
            flex={1}
            styles={{ label: { fontWeight: 600, lineHeight: '20px' } }}
            label={name}
            description={text}
            checked={cart.discord}
            onChange={(event) => change({ discord: event.currentTarget.checked })}
          />
        )}
        <Box component="span" fw={600} ta="right" style={{ whiteSpace: 'nowrap' }}>
          {plan.discordIncluded && <FormattedMessage id="public.cart.discord.included" />}
          {!plan.discordIncluded && offer && (
            <>
              +{formatMoney(offer.discordPricePln, language)}
              <Caption>
                <FormattedMessage id="public.cart.discord.price" />
              </Caption>
            </>
          )}
        </Box>
      </Flex>
      {wantsDiscord(cart, plan.discordIncluded) && (
        <Box pb={14} pr={14} pl={{ base: 14, sm: plan.discordIncluded ? 14 : 44 }}>
          <TextInput
            size="sm"
            name="discordName"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            data-cart-field="discordName"
            label={intl.formatMessage({ id: 'common.discordName' })}
            placeholder={intl.formatMessage({ id: 'public.cart.discord.example' })}
            value={cart.discordName}
            onChange={(event) => change({ discordName: event.currentTarget.value })}
            error={
              isMissing && (
                <FieldError>
                  <FormattedMessage id="public.cart.missing.discordName" />
                </FieldError>
              )
            }
          />
        </Box>
      )}
    </Box>
  );
}

function Caption({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" display="block" c="dimmed" fz="xs" fw={400} lh="16px">
      {children}
    </Box>
  );
}
