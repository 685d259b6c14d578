import { errorCodeOf } from '@tipgraph/client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import type { resetPasswordMutation as ResetPasswordMutation } from '../../../__generated__/resetPasswordMutation.graphql.ts';
import { fieldCode } from '../../../shared/forms/field-codes.ts';
import type { NewPassword } from '../../../shared/forms/new-password-faults.ts';
import { newPasswordRefusals } from '../../../shared/forms/new-password-refusals.ts';
import type { Refusal } from '../../../shared/forms/refusal.ts';
import { useAppMutation } from '../../../shared/relay/use-app-mutation.ts';
import { useSessionStore } from '../../../shared/session/use-session.ts';
import { showToast } from '../../../shared/ui/toast.tsx';
import { resetPasswordMutation } from './reset-password-mutation.ts';

type Faults = ReturnType<typeof newPasswordRefusals>;

const noFaults: Faults = { password: null, passwordConfirmation: null };

interface NewPasswordForm {
  /** Saves the password; gives what is wrong with the fields. */
  save(input: NewPassword): Promise<Faults>;
  isSaving: boolean;
  /** Why the last try failed; kept until the next one. */
  refusal: Refusal | null;
}

/** Sets a new password with the code of the address, signed in at once, and goes to the dashboard. */
export function useNewPassword(): NewPasswordForm {
  const intl = useIntl();
  const navigate = useNavigate();
  const { code = '' } = useParams();
  const session = useSessionStore();
  const [commit, isSaving] = useAppMutation<ResetPasswordMutation>(resetPasswordMutation);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const save = async (input: NewPassword) => {
    setRefusal(null);
    try {
      const { resetPassword: payload } = await commit({ variables: { input: { code, ...input } } });
      if (!payload.viewer) {
        const faults = newPasswordRefusals(payload.errors);
        if (fieldCode(payload.errors, 'code')) setRefusal({ id: 'public.newPassword.codeInvalid' });
        else if (!faults.password && !faults.passwordConfirmation) setRefusal({ id: 'shared.form.refused' });
        return faults;
      }
      session.enter(payload.viewer);
      showToast({ kind: 'success', text: intl.formatMessage({ id: 'common.passwordSaved' }) });
      await navigate('/dashboard', { replace: true });
    } catch (thrown) {
      setRefusal({ id: 'shared.error', values: { code: errorCodeOf(thrown) } });
    }
    return noFaults;
  };
  return { save, isSaving, refusal };
}
