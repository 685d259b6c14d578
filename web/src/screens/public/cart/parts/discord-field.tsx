import { Box, Checkbox, TextInput } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCart } from '../../../../shared/cart/use-cart.ts';
import { formatMoney } from '../../../../shared/ui/format-money.ts';
import { useLanguage } from '../../../../shared/ui/use-language.ts';
import type { CartPlan } from '../lib/cart-offer.ts';
import { wantsDiscord } from '../lib/check-cart.ts';
import classes from './cart-fields.module.css';
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
  const name = <FormattedMessage id="public.cart.discord.title" />;
  const text = <FormattedMessage id="public.cart.discord.text" />;

  return (
    <Box bd="1px solid var(--line-control)" bdrs="md">
      <div className={classes.head}>
        {plan.discordIncluded ? (
          <div>
            <Box component="span" fw={600} lh="20px">
              {name}
            </Box>
            <Box component="span" display="block" c="dimmed" fz="xs" fw={400} lh="16px">
              {text}
            </Box>
          </div>
        ) : (
          <Checkbox
            name="discord"
            label={
              <Box component="span" fw={600} lh="20px">
                {name}
              </Box>
            }
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
              <Box component="span" display="block" c="dimmed" fz="xs" fw={400} lh="16px">
                <FormattedMessage id="public.cart.discord.price" />
              </Box>
            </>
          )}
        </Box>
      </div>
      {wantsDiscord(cart, plan.discordIncluded) && (
        <div className={classes.inner} data-flush={plan.discordIncluded}>
          <TextInput
            size="sm"
            classNames={{ input: classes.input }}
            name="discordName"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            data-cart-field="discordName"
            label={intl.formatMessage({ id: 'public.cart.discordName' })}
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
        </div>
      )}
    </Box>
  );
}
