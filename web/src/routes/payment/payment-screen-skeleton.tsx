import { Skeleton } from '@mantine/core';
import { SingleCard } from '../../shared/ui/single-card.tsx';

/** The result's panel until the payment is here. */
export function PaymentScreenSkeleton() {
  return (
    <SingleCard maw={520} aria-busy>
      <Skeleton width={48} height={48} />
      <Skeleton height={34} />
      <Skeleton height={120} />
      <Skeleton width={180} height={42} />
    </SingleCard>
  );
}
