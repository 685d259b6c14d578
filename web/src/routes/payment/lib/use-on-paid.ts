import { useEffect } from 'react';
import { useSessionStore } from '../../../shared/session/use-session.ts';
import { useTrackers } from '../../../shared/trackers/use-trackers.ts';

/**
 * What follows from a payment that is done, once: the person's new permissions are asked for, so that no new sign-in
 * is needed, and the trackers hear of it. Null while nothing is paid.
 */
export function useOnPaid(uid: string | null, amountPln: number): void {
  const session = useSessionStore();
  const { report } = useTrackers();
  useEffect(() => {
    if (uid === null) return;
    void session.refresh();
    report({ uid, amountPln });
  }, [uid, amountPln, session, report]);
}
