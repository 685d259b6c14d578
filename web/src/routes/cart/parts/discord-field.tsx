import { Checkbox, TextInput } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { formatMoney } from '../../../shared/ui/format-money.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
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
    <div className={classes.option}>
      <div className={classes.head}>
        {plan.discordIncluded ? (
          <div>
            <span className={classes.name}>{name}</span>
            <span className={classes.caption}>{text}</span>
          </div>
        ) : (
          <Checkbox
            name="discord"
            label={<span className={classes.name}>{name}</span>}
            description={text}
            checked={cart.discord}
            onChange={(event) => change({ discord: event.currentTarget.checked })}
          />
        )}
        <span className={classes.amount}>
          {plan.discordIncluded && <FormattedMessage id="public.cart.discord.included" />}
          {!plan.discordIncluded && offer && (
            <>
              +{formatMoney(offer.discordPricePln, language)}
              <span className={classes.caption}>
                <FormattedMessage id="public.cart.discord.price" />
              </span>
            </>
          )}
        </span>
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
    </div>
  );
}
