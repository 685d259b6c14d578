import { lazy, Suspense } from 'react';
import { useSession } from '../../../shared/session/use-session.ts';
import classes from './waiting-section.module.css';

/** Its code comes only for those who have such an order; without it the page is as for everybody. */
const WaitingPayments = lazy(() =>
  import('../../../shared/payment/waiting-payments.tsx').then(
    (code) => ({ default: code.WaitingPayments }),
    () => ({ default: () => null }),
  ),
);

/** Over the page: the person's orders that wait to be paid. */
export function WaitingSection() {
  const { viewer } = useSession();
  if (!viewer?.waitingPayments.length) return null;
  return (
    <Suspense fallback={null}>
      <div className={classes.waiting}>
        <WaitingPayments />
      </div>
    </Suspense>
  );
}
