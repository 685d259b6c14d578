import { useIntl } from 'react-intl';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { type FormError, hasExpired } from '../../../../shared/forms/field-codes.ts';
import { errorCodeOf } from '../../../../shared/relay/app-error.ts';
import { isToldElsewhere } from '../../../../shared/relay/is-told-elsewhere.ts';
import { useAppMutation } from '../../../../shared/relay/use-app-mutation.ts';
import { showToast } from '../../../../shared/ui/toast.tsx';
import type { pl } from '../messages.pl.ts';

interface SavingOptions<TMutation extends MutationParameters> {
  readonly mutation: GraphQLTaggedNode;
  /** The faults in an answer. */
  readonly errorsOf: (response: TMutation['response']) => readonly FormError[];
  /** What the person is told when it is saved. */
  readonly done: keyof typeof pl;
}

interface Saving<TMutation extends MutationParameters> {
  /** Gives what is wrong with the fields, nothing when it is saved; null when that failed and the person knows. */
  save(variables: TMutation['variables']): Promise<readonly FormError[] | null>;
  isSaving: boolean;
}

/** Saves a part of the profile and tells how it went, all but the faults of fields. */
export function useSaving<TMutation extends MutationParameters>(
  options: SavingOptions<TMutation>,
): Saving<TMutation> {
  const { mutation, errorsOf, done } = options;
  const intl = useIntl();
  const [commit, isSaving] = useAppMutation<TMutation>(mutation);

  const save = async (variables: TMutation['variables']) => {
    try {
      const errors = errorsOf(await commit({ variables }));
      if (hasExpired(errors)) {
        showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.form.expired' }) });
        return null;
      }
      if (errors.length === 0) showToast({ kind: 'success', text: intl.formatMessage({ id: done }) });
      return errors;
    } catch (thrown) {
      const code = errorCodeOf(thrown);
      if (!isToldElsewhere(code)) {
        showToast({ kind: 'error', text: intl.formatMessage({ id: `shared.error.${code}` }) });
      }
      return null;
    }
  };
  return { save, isSaving };
}
