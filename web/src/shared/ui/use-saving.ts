import { useIntl } from 'react-intl';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { FormError } from '../relay/form-errors.ts';
import { requestTimeoutMs } from '../relay/network.ts';
import { type AppMutationConfig, type Settled, useAppMutation } from '../relay/use-app-mutation.ts';
import { showFailure } from './show-failure.ts';
import { showToast } from './toast.tsx';

type Payload = { readonly errors: readonly FormError[] } | null;

/** A mutation with one payload, whose errors the user can fix. */
export interface SavingMutation extends MutationParameters {
  readonly response: Readonly<Record<string, Payload>>;
}

interface SavingOptions<TMutation extends SavingMutation> {
  readonly mutation: GraphQLTaggedNode;
  /** The toast after saving. */
  readonly doneText?: string;
  /** The toast after a rejection; null when a field shows the error. */
  readonly refusedText?: (errors: readonly FormError[]) => string | readonly string[] | null;
  /** The first line of the toast after a failed request. */
  readonly failedTitle?: string;
  /** Says after a failed request that nothing was saved. */
  readonly failedText?: string;
  /** Replaces the default timeout. */
  readonly timeoutMs?: number;
  /** Called before the toast. */
  readonly onSaved?: (response: Settled<TMutation['response']>) => void;
}

/** Saves a change and shows a toast with the result, except for errors of fields. */
export function useSaving<TMutation extends SavingMutation>(options: SavingOptions<TMutation>) {
  const { mutation, doneText, refusedText, failedTitle, failedText, timeoutMs, onSaved } = options;
  const intl = useIntl();
  const [commit, isSaving] = useAppMutation<TMutation>(mutation, { ignoresViewer: true });

  /** Returns the payload's errors, an empty array once saved, or null after a failed request, which a toast shows. */
  const save = async (
    variables: TMutation['variables'],
    config: Pick<AppMutationConfig<TMutation>, 'uploadables' | 'optimisticResponse'> = {},
  ): Promise<readonly FormError[] | null> => {
    try {
      const response = await commit({
        ...config,
        variables,
        ...(timeoutMs && { cacheConfig: { metadata: { [requestTimeoutMs]: timeoutMs } } }),
      });
      const errors = Object.values<Payload>(response).flatMap((payload) => payload?.errors ?? []);
      if (errors.length === 0) {
        onSaved?.(response);
        if (doneText) showToast({ kind: 'success', text: doneText });
      } else {
        const text = refusedText?.(errors) ?? null;
        if (text !== null) showToast({ kind: 'error', text });
      }
      return errors;
    } catch (thrown) {
      showFailure(intl, thrown, { title: failedTitle, failed: failedText });
      return null;
    }
  };
  return { save, isSaving };
}
