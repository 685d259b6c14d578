import { errorCodeOf } from '@tipgraph/client';
import { useIntl } from 'react-intl';
import type { GraphQLTaggedNode, MutationParameters, UploadableMap } from 'relay-runtime';
import { errorMessage, isHandledGlobally } from '../relay/app-error.ts';
import { isOutage } from '../relay/retry-queue.ts';
import { type Settled, useAppMutation } from '../relay/use-app-mutation.ts';
import { showToast } from '../ui/toast.tsx';
import type { FormError } from './form-errors.ts';
import { allowLeaving } from './unsaved.ts';

interface SavingOptions<TMutation extends MutationParameters> {
  readonly mutation: GraphQLTaggedNode;
  /** The errors in an answer. */
  readonly errorsOf: (response: Settled<TMutation['response']>) => readonly FormError[];
  /** What the person is told when it is saved, in their language. */
  readonly doneText: string;
  /** What the person is told when it is refused; null where a field says so. */
  readonly refusedText?: (errors: readonly FormError[]) => string | null;
  /** Before that: takes over what came back. */
  readonly onSaved?: (response: Settled<TMutation['response']>) => void;
}

interface Saving<TMutation extends MutationParameters> {
  /** Saves it, with files by their places below the variables. Gives what is wrong with the fields, nothing when it is saved; null when that failed and the person knows. */
  save(variables: TMutation['variables'], files?: UploadableMap): Promise<readonly FormError[] | null>;
  isSaving: boolean;
}

/** Saves a form and tells how it went, all but the errors of fields. */
export function useSaving<TMutation extends MutationParameters>(
  options: SavingOptions<TMutation>,
): Saving<TMutation> {
  const { mutation, errorsOf, doneText, refusedText, onSaved } = options;
  const intl = useIntl();
  const [commit, isSaving] = useAppMutation<TMutation>(mutation);

  const save = async (variables: TMutation['variables'], files?: UploadableMap) => {
    try {
      const response = await commit({ variables, ...(files && { uploadables: files }) });
      const errors = errorsOf(response);
      if (errors.length === 0) {
        allowLeaving();
        onSaved?.(response);
        showToast({ kind: 'success', text: doneText });
      } else {
        const text = refusedText?.(errors) ?? null;
        if (text !== null) showToast({ kind: 'error', text });
      }
      return errors;
    } catch (thrown) {
      const code = errorCodeOf(thrown);
      if (!isHandledGlobally(code)) {
        const hint = isOutage(code) ? [intl.formatMessage({ id: 'shared.form.unconfirmed' })] : [];
        showToast({ kind: 'error', text: [...errorMessage(intl, thrown), ...hint] });
      }
      return null;
    }
  };
  return { save, isSaving };
}
