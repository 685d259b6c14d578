import { Button, Flex, Input, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { errorCodeOf } from '@tipgraph/client';
import { type KeyboardEvent, useContext, useEffect, useEffectEvent, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { promoFieldCodeRedeemMutation as RedeemPromoCodeMutation } from '../../../__generated__/promoFieldCodeRedeemMutation.graphql.ts';
import { CartContext, useCart } from '../../../shared/payment/cart-store.ts';
import { useAppMutation } from '../../../shared/relay/use-app-mutation.ts';
import { useSession, useSessionStore } from '../../../shared/session/use-session.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { formatReduction, useLanguage } from '../../../shared/ui/formats.ts';
import { showError } from '../../../shared/ui/show-failure.ts';
import { showToast } from '../../../shared/ui/toast.tsx';
import { isCodeWaiting } from '../lib/cart-rules.ts';

export function PromoField() {
  const intl = useIntl();
  const { cart } = useCart();
  const { write, apply, remove, isChecking } = usePromoCode();
  const fieldId = useId();
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { promocode, promo } = cart;
  const isApplied = promo.state === 'applied';
  const isBlank = promocode.trim() === '';

  const applyOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!isBlank && !isApplied && !isChecking) apply();
  };

  const removeAndFocus = () => {
    remove();
    // Without a code the button is disabled and would lose the focus.
    field.current?.focus();
  };

  return (
    <Input.Wrapper id={fieldId} label={intl.formatMessage({ id: 'common.promoCode' })}>
      <Flex gap="xs" align="start">
        <TextInput
          ref={field}
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
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={applyOnEnter}
        />
        <Button
          variant="default"
          h={{ base: 44, sm: 36 }}
          disabled={!isApplied && isBlank}
          loading={isChecking}
          onClick={isApplied ? removeAndFocus : apply}
        >
          <FormattedMessage id={isApplied ? 'public.cart.promo.remove' : 'public.cart.promo.apply'} />
        </Button>
      </Flex>
      <div id={hintId}>{!isBlank && <PromoHint isChecking={isChecking} />}</div>
    </Input.Wrapper>
  );
}

const hint = { component: 'p', gap: 6, align: 'center', mt: 6, fz: 'xs', fw: 500, lh: 'xs' } as const;

/** The result of the check. */
function PromoHint({ isChecking }: { isChecking: boolean }) {
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
      <ErrorText component="p" mt={6}>
        <FormattedMessage id={promo.isUsed ? 'public.cart.promo.used' : 'public.cart.promo.invalid'} />
      </ErrorText>
    );
  }
  return (
    <Flex {...hint} c="dimmed">
      <FormattedMessage
        id="public.cart.promo.hint"
        values={{ state: isChecking ? 'checking' : promo.state }}
      />
    </Flex>
  );
}

/**
 * Checks the cart's promo code, with a toast when the user has requested it. A guest's code waits for the sign-in, and is then
 * checked with a toast only when the request fails.
 */
function usePromoCode() {
  const intl = useIntl();
  const session = useSessionStore();
  const { viewer } = useSession();
  const { view, change } = useContext(CartContext);
  const { cart } = useCart();
  const [commit] = useAppMutation<RedeemPromoCodeMutation>(promoFieldCodeRedeemMutation);
  const isRequested = useRef(false);
  const waiting = viewer && isCodeWaiting(cart) ? cart.promocode : null;

  const redeem = useEffectEvent(async (typed: string) => {
    const notify = isRequested.current ? showToast : () => undefined;
    isRequested.current = false;
    const isCurrent = () => isCodeWaiting(view().cart) && view().cart.promocode === typed;
    try {
      const { redeemPromoCode: payload } = await commit({ variables: { input: { code: typed.trim() } } });
      if (!isCurrent()) return;
      if (payload.promoCode) {
        change({ promo: { state: 'applied', percent: payload.promoCode.percent } });
        notify({ kind: 'success', text: intl.formatMessage({ id: 'public.cart.promo.applied' }) });
        return;
      }
      const isUsed = payload.errors.some(({ code }) => code === 'USED');
      change({ promo: { state: 'refused', isUsed } });
      const id = isUsed ? 'public.cart.promo.used' : 'public.cart.promo.invalid';
      notify({ kind: 'error', text: intl.formatMessage({ id }) });
    } catch (thrown) {
      if (!isCurrent()) return;
      // The code waits for the next sign-in.
      if (errorCodeOf(thrown) === 'UNAUTHENTICATED' && !session.state().viewer) return;
      change({ promo: { state: 'none' } });
      showError(intl, thrown);
    }
  });
  useEffect(() => {
    if (waiting !== null) void redeem(waiting);
  }, [waiting]);

  return {
    write: (text: string) => change({ promocode: text, promo: { state: viewer ? 'none' : 'waiting' } }),
    apply() {
      isRequested.current = viewer !== null;
      change({ promo: { state: 'waiting' } });
    },
    remove: () => change({ promocode: '', promo: { state: 'none' } }),
    isChecking: waiting !== null,
  };
}

/** Only checks the code; a paid order uses it up. */
const promoFieldCodeRedeemMutation = graphql`
  mutation promoFieldCodeRedeemMutation($input: RedeemPromoCodeInput!) {
    redeemPromoCode(input: $input) {
      promoCode {
        code
        percent
      }
      errors {
        field
        code
      }
    }
  }
`;
