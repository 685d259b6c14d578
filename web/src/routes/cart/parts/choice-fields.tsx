import { Box, Checkbox, Flex, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '../../../i18n/texts.ts';
import { useNow } from '../../../shared/live/clock.ts';
import { cartMonths, useCart } from '../../../shared/payment/cart-store.ts';
import radio from '../../../shared/ui/choice.module.css';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { formatMoney, formatReduction, useLanguage } from '../../../shared/ui/formats.ts';
import { lastDay, warsawDay } from '../../../shared/ui/warsaw-day.ts';
import { type CartPlan, type ShownCart, wantsDiscord } from '../lib/cart-rules.ts';
import classes from './choice-field.module.css';

interface Choice {
  value: string;
  label: ReactNode;
  /** A second line under the label. */
  note?: ReactNode;
}

interface ChoiceFieldProps {
  label: ReactNode;
  name: string;
  variant: 'segments' | 'cards';
  value: string | null;
  choices: readonly Choice[];
  onChange: (value: string) => void;
  error?: ReactNode;
}

export function ChoiceField(props: ChoiceFieldProps) {
  const { label, name, variant, value, choices, onChange, error } = props;
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <Box component="legend" mb={6} p={0} fz="var(--fs-13)" fw={600} lh="var(--lh-13)">
        {label}
      </Box>
      <div
        className={variant === 'cards' ? classes.cards : `${radio.segments} ${classes.segments}`}
        data-invalid={Boolean(error)}
      >
        {choices.map((choice) => (
          <label className={radio.choice} key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {variant === 'cards' && <i className={classes.mark} aria-hidden="true" />}
            <span>
              <span>{choice.label}</span>
              {choice.note && <small>{choice.note}</small>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <ErrorText component="p" id={errorId} mt={6}>
          {error}
        </ErrorText>
      )}
    </fieldset>
  );
}

export function FieldError({ id }: { id: MessageId }) {
  return (
    <Flex component="span" display="inline-flex" gap={6}>
      <IconAlertCircle size={14} stroke={1.8} aria-hidden />
      <FormattedMessage id={id} />
    </Flex>
  );
}

interface PlanFieldProps {
  cart: ShownCart;
  plan: CartPlan;
  isMissing: boolean;
}

/** The plan's lengths with their discounts, or the dates of a fixed-time plan. */
export function LengthField({ cart, plan, isMissing }: PlanFieldProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { change } = useCart();
  const isLater = useNow((now) => plan.validFrom != null && Date.parse(plan.validFrom) > now);
  if (plan.hasFixedDates) {
    return (
      plan.validUntil && (
        <Box component="p" c="var(--text-2)">
          <FormattedMessage
            id={isLater ? 'public.cart.fixedTimeLater' : 'public.cart.fixedTime'}
            values={{ from: warsawDay(plan.validFrom ?? plan.validUntil), date: lastDay(plan.validUntil) }}
          />
        </Box>
      )
    );
  }
  return (
    <ChoiceField
      label={<FormattedMessage id="common.period" />}
      name="subMonths"
      variant="segments"
      value={cart.subMonths === null ? null : String(cart.subMonths)}
      choices={plan.offers.map(({ months, durationDiscountPercent }) => ({
        value: String(months),
        label: intl.formatMessage({ id: 'public.cart.months' }, { months }),
        note: durationDiscountPercent > 0 && formatReduction(durationDiscountPercent, language),
      }))}
      onChange={(value) =>
        change({ subMonths: cartMonths.find((months) => String(months) === value) ?? null })
      }
      error={isMissing && <FormattedMessage id="public.cart.missing.subMonths" />}
    />
  );
}

interface DiscordFieldProps extends PlanFieldProps {
  /** The months by which the order extends the active plan, which may end later than Discord; null when it does not. */
  extensionMonths: number | null;
}

/** Discord as an add-on or included in the plan, with the Discord name. */
export function DiscordField({ cart, plan, isMissing, extensionMonths }: DiscordFieldProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { change, typeNames } = useCart();
  const offer = plan.offers.find(({ months }) => months === cart.subMonths);
  const name = <FormattedMessage id="common.discordServer" />;
  const isExtension = extensionMonths !== null && !plan.discordIncluded;
  const text = (
    <>
      <FormattedMessage id="public.cart.discord.text" />
      {isExtension && (
        <Box component="span" display="block">
          <FormattedMessage id="public.cart.discord.extension" values={{ months: extensionMonths }} />
        </Box>
      )}
    </>
  );

  return (
    <Box bd="1px solid var(--line-control)" bdrs="md">
      <Flex gap="sm" align="flex-start" py="sm" px={14}>
        {plan.discordIncluded ? (
          <Box flex={1} fw={600}>
            {name}
            <small>{text}</small>
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
          {plan.discordIncluded && <FormattedMessage id="common.included" />}
          {!plan.discordIncluded && offer && (
            <>
              +{formatMoney(offer.discordPricePln, language)}
              {!isExtension && (
                <small>
                  <FormattedMessage id="public.cart.discord.price" />
                </small>
              )}
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
            label={intl.formatMessage({ id: 'common.discordName' })}
            placeholder={intl.formatMessage({ id: 'public.cart.discord.example' })}
            value={cart.discordName}
            onChange={(event) => typeNames({ discordName: event.currentTarget.value }, cart.buyerId)}
            error={isMissing && <FieldError id="public.cart.missing.discordName" />}
          />
        </Box>
      )}
    </Box>
  );
}
