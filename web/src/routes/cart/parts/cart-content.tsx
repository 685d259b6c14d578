import { Box, Button, Drawer, Flex, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { cartContentOfferQuery as CartOfferQuery } from '../../../__generated__/cartContentOfferQuery.graphql.ts';
import { SectionLink } from '../../../shared/navigation/section-link.tsx';
import { useCart } from '../../../shared/payment/cart-store.ts';
import { caughtError } from '../../../shared/relay/app-error.ts';
import { useFetchedQuery } from '../../../shared/relay/use-fetched-query.ts';
import { useSession } from '../../../shared/session/use-session.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { planTitle } from '../../../shared/ui/formats.ts';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { shownCart } from '../lib/cart-rules.ts';
import { useCartPrice } from '../lib/use-cart-price.ts';
import styles from './cart-form.module.css';
import { CartForm } from './cart-form.tsx';

/**
 * The cart's form, or a message when it is empty, failed or outdated. The head stays in its place, so that its close button keeps
 * the focus when the form has loaded.
 */
export function CartContent() {
  const { cart, clear, close } = useCart();
  const { viewer } = useSession();
  const userId = viewer?.id ?? null;
  const offer = useFetchedQuery<CartOfferQuery>(cartContentOfferQuery, {}, userId);
  const { data, isFetching, refetch } = offer;
  const plans = data?.plans.ok ? data.plans.value : null;
  const plan = plans?.find(({ name }) => name === cart.sub);
  const error = offer.error ?? (data && !data.plans.ok ? caughtError(data.plans.errors) : null);
  const isFailed = error !== null && !isFetching;
  const fetched = data?.viewer.ok ? data.viewer.value : null;
  // The response of the previous user stays during a fetch.
  const buyer = fetched && fetched.user.id === userId ? fetched : null;
  const shown = plan && shownCart(cart, plan, userId, buyer);
  const pricing = useCartPrice(shown ?? cart, plan);
  const runningName = pricing.viewer?.activeSubscription?.planName ?? null;
  const runningPln = plans?.find(({ name }) => name === runningName)?.pricePln ?? null;

  const plansLink = (onClick: () => void) => (
    <Button component={SectionLink} section="plans" onClick={onClick}>
      <FormattedMessage id="shared.state.seePlans" />
    </Button>
  );
  const fallback = () => {
    if (cart.sub === null) {
      return (
        <EmptyState title="public.cart.emptyTitle" reason="public.cart.emptyText" action={plansLink(close)} />
      );
    }
    if (isFailed) {
      return (
        <StateMessage
          kind="failed"
          title={<FormattedMessage id="public.cart.failedTitle" />}
          reason={<FormattedMessage id="shared.error" values={{ code: error.code }} />}
          reference={error.requestId}
          action={
            <Button variant="default" onClick={refetch}>
              <FormattedMessage id="common.tryAgain" />
            </Button>
          }
        />
      );
    }
    if (!plans) return <CartSkeleton />;
    return (
      <EmptyState
        kind="noMatch"
        title="public.cart.goneTitle"
        reason="public.cart.goneText"
        action={plansLink(clear)}
      />
    );
  };
  const isReady = plan !== undefined && shown !== undefined && !isFailed;
  return (
    <>
      <CartHead>
        {isReady && (
          <FormattedMessage
            id="public.cart.action"
            values={{
              action: pricing.price?.action ?? (viewer?.subscription ? '' : 'BUY'),
              plan: planTitle(plan.name),
              current: planTitle(runningName ?? ''),
              b: (text) => <b style={{ color: 'var(--text-1)' }}>{text}</b>,
            }}
          />
        )}
      </CartHead>
      {isReady ? <CartForm cart={shown} plan={plan} pricing={pricing} runningPln={runningPln} /> : fallback()}
    </>
  );
}

/** The title and the close button of the drawer around it. */
function CartHead({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
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
      <Drawer.Title fz="xl" fw={600} lh="xl" style={{ fontStretch: 'var(--wdth-head)' }}>
        {intl.formatMessage({ id: 'public.cart.title' })}
      </Drawer.Title>
      <Box component="span" flex={1} pt={4} c="var(--text-2)" fz="var(--fs-13)">
        {children}
      </Box>
      <Drawer.CloseButton
        w={{ base: 44, md: 36 }}
        h={{ base: 44, md: 36 }}
        m={0}
        c="var(--text-2)"
        aria-label={intl.formatMessage({ id: 'public.cart.close' })}
      />
    </Flex>
  );
}

function CartSkeleton() {
  return (
    <div className={styles.body} aria-busy="true">
      <div className={styles.fields}>
        <Skeleton height={68} />
        <Skeleton height={64} />
        <Skeleton height={96} />
        <Skeleton height={64} />
      </div>
      <div className={styles.side}>
        <Skeleton height={160} />
      </div>
    </div>
  );
}

const cartContentOfferQuery = graphql`
  query cartContentOfferQuery {
    plans @catch(to: RESULT) {
      name
      pricePln
      discordIncluded
      hasFixedDates
      validFrom
      validUntil
      unavailability
      offers {
        months
        durationDiscountPercent
        discordPricePln
      }
    }
    viewer @catch(to: RESULT) {
      user {
        id
        firstName
        lastName
        discordName
      }
    }
  }
`;
