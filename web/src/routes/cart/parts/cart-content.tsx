import { Box, Button, Flex, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { cartContentOfferQuery as CartOfferQuery } from '../../../__generated__/cartContentOfferQuery.graphql.ts';
import { useCart } from '../../../shared/cart/cart-store.ts';
import { SectionLink } from '../../../shared/navigation/section-link.tsx';
import { caughtError } from '../../../shared/relay/app-error.ts';
import { useFetchedQuery } from '../../../shared/relay/use-fetched-query.ts';
import { useSession } from '../../../shared/session/use-session.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import styles from './cart-form.module.css';
import { CartForm } from './cart-form.tsx';

interface CartContentProps {
  title: ReactNode;
  closeButton: ReactNode;
}

const nothing = {};

/** What is in the cart, or why there is nothing to show. */
export function CartContent({ title, closeButton }: CartContentProps) {
  const { cart, clear, close } = useCart();
  const { viewer } = useSession();
  const {
    data,
    error: unread,
    isFetching,
    refetch,
  } = useFetchedQuery<CartOfferQuery>(cartContentOfferQuery, nothing, viewer?.id ?? null);
  const head = (
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
      <Box component="span" flex={1} />
      {closeButton}
    </Flex>
  );

  if (cart.sub === null) {
    return (
      <>
        {head}
        <StateMessage
          kind="empty"
          title={<FormattedMessage id="public.cart.emptyTitle" />}
          reason={<FormattedMessage id="public.cart.emptyText" />}
          action={
            <Button component={SectionLink} section="kup" onClick={close}>
              <FormattedMessage id="public.cart.emptyAction" />
            </Button>
          }
        />
      </>
    );
  }
  const error = unread ?? (data && !data.plans.ok ? caughtError(data.plans.errors) : null);
  if (error && !isFetching) {
    return (
      <>
        {head}
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
      </>
    );
  }
  if (!data?.plans.ok || !data.plans.value) {
    return (
      <>
        {head}
        <CartSkeleton />
      </>
    );
  }
  const plan = data.plans.value.find(({ name }) => name === cart.sub);
  if (!plan) {
    return (
      <>
        {head}
        <StateMessage
          kind="noMatch"
          title={<FormattedMessage id="public.cart.goneTitle" />}
          reason={<FormattedMessage id="public.cart.goneText" />}
          action={
            <Button component={SectionLink} section="kup" onClick={clear}>
              <FormattedMessage id="public.cart.emptyAction" />
            </Button>
          }
        />
      </>
    );
  }
  const buyer = data.viewer.ok ? (data.viewer.value ?? null) : null;
  const running = data.plans.value.find(({ name }) => name === buyer?.activeSubscription?.planName);
  return (
    <CartForm
      plan={plan}
      runningPln={running?.pricePln ?? null}
      buyer={buyer}
      title={title}
      closeButton={closeButton}
    />
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

/** The plans with their lengths, and what is known of the buyer; the plans are what the cart cannot do without. */
const cartContentOfferQuery = graphql`
  query cartContentOfferQuery {
    plans @catch(to: RESULT) {
      name
      pricePln
      discordIncluded
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
        firstName
        lastName
        discord
      }
      activeSubscription {
        planName
        expiresAt
      }
      activeSubscriptionRestValuePln
      activeSubscriptionDaysLeft
    }
  }
`;
