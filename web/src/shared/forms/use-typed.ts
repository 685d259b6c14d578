import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useSessionStore } from '../session/use-session.tsx';
import { showToast } from '../ui/toast.tsx';

interface Typed<Values, Base> {
  readonly typed: Partial<Values>;
  /** The record that they change, as it was then. */
  readonly base: Base;
}

/** The typed values of forms that closed when their user's session ended. */
const kept = new Map<string, object>();

/**
 * The typed values of a form, and the record that they change. When the session ends while a form with a name is open, both are
 * kept in memory until the same user opens the form again, usually by signing in. The name must be unique on the page.
 */
export function useTyped<Values extends object, Base>(name: string | undefined, record: Base) {
  const intl = useIntl();
  const session = useSessionStore();
  const { pathname } = useLocation();
  const [{ owner, key, restored }] = useState(() => {
    const id = session.state().viewer?.id;
    const ownKey = JSON.stringify([id, pathname, name]);
    return { owner: id, key: ownKey, restored: kept.get(ownKey) as Typed<Values, Base> | undefined };
  });
  const [typed, setTyped] = useState<Partial<Values>>(restored?.typed ?? {});
  const [base, setBase] = useState(restored ? restored.base : record);

  const takeRestored = useEffectEvent(() => {
    if (!restored) return;
    // At once, because a form that replaces this one reads the map before this one is unmounted.
    kept.delete(key);
    showToast({ kind: 'success', text: intl.formatMessage({ id: 'shared.form.restored' }) });
  });
  const keep = useEffectEvent(() => {
    const { viewer, isSigningOut } = session.state();
    const isLost = name !== undefined && viewer?.id !== owner && !isSigningOut;
    if (isLost && Object.keys(typed).length > 0) kept.set(key, { typed, base });
  });
  useEffect(() => {
    takeRestored();
    return () => keep();
  }, []);
  return { typed, setTyped, base, setBase };
}
