import type { OperationFault } from '../relay/app-error.ts';
import styles from './bar-reference.module.css';
import { FaultReference } from './fault-reference.tsx';

/** In a bar that tells of a fault, under its words: the number by which support finds it, where there is one. */
export function BarReference({ fault: { requestId } }: { readonly fault: OperationFault }) {
  if (requestId === null) return null;
  return (
    <small className={styles.reference}>
      <FaultReference id={requestId} />
    </small>
  );
}
