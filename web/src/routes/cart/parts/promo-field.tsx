import { Button, Flex, Input, TextInput } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import { formatReduction } from '../lib/format-reduction.ts';
import { usePromoCode } from '../lib/use-promo-code.ts';

/** The promo code with what became of it. */
export function PromoField() {
  const intl = useIntl();
  const { cart, change } = useCart();
  const { apply, remove, isChecking } = usePromoCode();
  const fieldId = useId();
  const hintId = useId();
  const { promocode, promo } = cart;
  const isApplied = promo.state === 'applied';
  const isBlank = promocode.trim() === '';

  const applyOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!isBlank && !isApplied) apply();
  };

  return (
    <Input.Wrapper id={fieldId} label={intl.formatMessage({ id: 'common.promoCode' })}>
      <Flex gap="xs" align="start">
        <TextInput
          id={fieldId}
          size="sm"
          flex={1}
          name="promocode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          aria-describedby={hintId}
          value={promocode}
          onChange={(event) => change({ promocode: event.currentTarget.value, promo: { state: 'none' } })}
          onKeyDown={applyOnEnter}
        />
        {isApplied ? (
          <Button variant="default" h={{ base: 44, sm: 36 }} onClick={remove}>
            <FormattedMessage id="public.cart.promo.remove" />
          </Button>
        ) : (
          <Button
            variant="default"
            h={{ base: 44, sm: 36 }}
            disabled={isBlank}
            loading={isChecking}
            onClick={apply}
          >
            <FormattedMessage id="public.cart.promo.apply" />
          </Button>
        )}
      </Flex>
      <div id={hintId}>{!isBlank && <PromoHint />}</div>
    </Input.Wrapper>
  );
}

const hint = { component: 'p', gap: 6, align: 'center', mt: 6, fz: 'xs', fw: 500, lh: 'xs' } as const;

/** What became of the code, in place. */
function PromoHint() {
  const language = useLanguage();
  const { promo } = useCart().cart;
  if (promo.state === 'applied') {
    return (
      <Flex {...hint} c="var(--success-text)">
        <IconCheck size={14} stroke={2} aria-hidden />
        <FormattedMessage
          id="public.cart.promo.appliedHint"
          values={{ percent: formatReduction(promo.percent, language) }}
        />
      </Flex>
    );
  }
  if (promo.state === 'refused') {
    return (
      <Flex {...hint} c="var(--danger-text)">
        <IconAlertCircle size={14} stroke={1.8} aria-hidden />
        <FormattedMessage id={promo.isUsed ? 'public.cart.promo.used' : 'public.cart.promo.invalid'} />
      </Flex>
    );
  }
  const id = promo.state === 'waiting' ? 'public.cart.promo.waiting' : 'public.cart.promo.notApplied';
  return (
    <Flex {...hint} c="dimmed">
      <FormattedMessage id={id} />
    </Flex>
  );
}
