import { errorCodeOf } from '@tipgraph/client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { registerMutation as RegisterMutation } from '../../__generated__/registerMutation.graphql.ts';
import type { Refusal } from '../../shared/forms/refusal.ts';
import { useAppMutation } from '../../shared/relay/use-app-mutation.ts';
import { cartAddress } from '../../shared/session/return-to.ts';
import { useSessionStore } from '../../shared/session/use-session.ts';
import { showToast } from '../../shared/ui/toast.tsx';
import {
  noRegistrationFaults,
  type RegistrationFaults,
  type RegistrationInput,
  readRegistrationErrors,
  registrationFields,
} from './check-registration.ts';
import { registerMutation } from './register-mutation.ts';

interface Registration {
  /** Opens the account; gives what is wrong with the fields. */
  register(input: RegistrationInput): Promise<RegistrationFaults>;
  isSending: boolean;
  /** Why the last try failed; kept until the next one. */
  refusal: Refusal | null;
  /** Whether the person comes from their cart and goes back to it. */
  leadsToCart: boolean;
}

/** Opens an account, signed in at once, and goes on: to the cart when one comes from there, else to the dashboard. */
export function useRegistration(): Registration {
  const intl = useIntl();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const session = useSessionStore();
  const [commit, isSending] = useAppMutation<RegisterMutation>(registerMutation);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const leadsToCart = parameters.has('cartLink');

  const register = async (input: RegistrationInput) => {
    setRefusal(null);
    try {
      const { register: payload } = await commit({
        variables: { input: { ...input, email: input.email.trim() } },
      });
      if (!payload.viewer) {
        const faults = readRegistrationErrors(payload.errors);
        if (registrationFields.every((field) => !faults[field])) setRefusal({ id: 'shared.form.refused' });
        return faults;
      }
      session.enter(payload.viewer);
      showToast({ kind: 'success', text: intl.formatMessage({ id: 'public.registration.done' }) });
      await navigate(leadsToCart ? cartAddress : '/dashboard', { replace: true });
    } catch (thrown) {
      setRefusal({ id: 'shared.error', values: { code: errorCodeOf(thrown) } });
    }
    return noRegistrationFaults;
  };
  return { register, isSending, refusal, leadsToCart };
}
