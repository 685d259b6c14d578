import { errorCodeOf } from '@tipgraph/client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { signInMutation as SignInMutation } from '../../__generated__/signInMutation.graphql.ts';
import type { Refusal } from '../../shared/forms/refusal.ts';
import { useAppMutation } from '../../shared/relay/use-app-mutation.ts';
import { wantedAddress } from '../../shared/session/return-to.ts';
import { useSessionStore } from '../../shared/session/use-session.ts';
import { showToast } from '../../shared/ui/toast.tsx';
import type { LoginInput } from './check-login.ts';
import { signInMutation } from './sign-in-mutation.ts';

interface Login {
  signIn(input: LoginInput): Promise<void>;
  isSigningIn: boolean;
  /** Why the last try failed; kept until the next one. */
  refusal: Refusal | null;
}

/** Signs in and goes on to where the person wanted to go. */
export function useLogin(): Login {
  const intl = useIntl();
  const navigate = useNavigate();
  const { search } = useLocation();
  const session = useSessionStore();
  const [commit, isSigningIn] = useAppMutation<SignInMutation>(signInMutation);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const signIn = async ({ email, password }: LoginInput) => {
    setRefusal(null);
    try {
      const { signIn: payload } = await commit({ variables: { input: { email: email.trim(), password } } });
      if (!payload.viewer) {
        setRefusal({ id: 'public.login.refused' });
        return;
      }
      session.enter(payload.viewer);
      showToast({ kind: 'success', text: intl.formatMessage({ id: 'public.login.done' }) });
      await navigate(wantedAddress(`/login${search}`) ?? '/dashboard', { replace: true });
    } catch (thrown) {
      setRefusal({ id: 'shared.error', values: { code: errorCodeOf(thrown) } });
    }
  };
  return { signIn, isSigningIn, refusal };
}
