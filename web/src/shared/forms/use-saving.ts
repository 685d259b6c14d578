import { useIntl } from 'react-intl';
import type { GraphQLTaggedNode, MutationConfig, MutationParameters, UploadableMap } from 'relay-runtime';
import { requestTimeoutMs } from '../relay/network.ts';
import { type Settled, useAppMutation } from '../relay/use-app-mutation.ts';
import { showFailure } from '../ui/show-failure.ts';
import { showToast } from '../ui/toast.tsx';
import type { FormError } from './form-errors.ts';
import { allowLeaving } from './unsaved.ts';

type Payload = { readonly errors: readonly FormError[] } | null | undefined;

/** A mutation with one payload, whose errors the user can fix. */
export interface SavingMutation extends MutationParameters {
  readonly response: Readonly<Record<string, Payload>>;
}

interface SavingOptions<TMutation extends SavingMutation> {
  readonly mutation: GraphQLTaggedNode;
  /** The toast after saving. */
  readonly doneText: string;
  /** The toast after a rejection; null when a field shows the error. */
  readonly refusedText?: (errors: readonly FormError[]) => string | readonly string[] | null;
  /** Says after a failed request that nothing was saved. */
  readonly failedText?: string;
  readonly updater?: MutationConfig<TMutation>['updater'];
  /** Replaces the default timeout. */
  readonly timeoutMs?: number;
  /** Called before the toast. */
  readonly onSaved?: (response: Settled<TMutation['response']>) => void;
}

/** Saves a form and shows a toast with the result, except for errors of fields. */
export function useSaving<TMutation extends SavingMutation>(options: SavingOptions<TMutation>) {
  const { mutation, doneText, refusedText, failedText, updater, timeoutMs, onSaved } = options;
  const intl = useIntl();
  const [commit, isSaving] = useAppMutation<TMutation>(mutation);

  /** Saves with files by their paths in the variables. Returns the errors of fields; null after a failure that a toast shows. */
  const save = async (
    variables: TMutation['variables'],
    files?: UploadableMap,
  ): Promise<readonly FormError[] | null> => {
    try {
      const response = await commit({
        variables,
        ...(files && { uploadables: files }),
        ...(updater && { updater }),
        ...(timeoutMs && { cacheConfig: { metadata: { [requestTimeoutMs]: timeoutMs } } }),
      });
      const errors = Object.values<Payload>(response).flatMap((payload) => payload?.errors ?? []);
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
      showFailure(intl, thrown, { failed: failedText });
      return null;
    }
  };
  return { save, isSaving };
}
