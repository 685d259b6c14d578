import { useCallback } from 'react';
import { type UseMutationConfig, useMutation } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { AppError } from './app-error.ts';
import { caughtFault } from './caught-fault.ts';

/** What may be given with a mutation: everything Relay takes except its callbacks. */
export type AppMutationConfig<TMutation extends MutationParameters> = Omit<
  UseMutationConfig<TMutation>,
  'onCompleted' | 'onError'
>;

/**
 * A mutation that can be awaited. Gives the function to run it and whether it runs. The promise resolves with the
 * answer (look at its payload's `errors` for what the person can mend) and rejects with AppError otherwise; lost
 * sign-in, refused permission and a silent server have by then been acted on for the whole app.
 */
export function useAppMutation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [(config: AppMutationConfig<TMutation>) => Promise<TMutation['response']>, boolean] {
  const [commit, isRunning] = useMutation<TMutation>(mutation);
  const run = useCallback(
    (config: AppMutationConfig<TMutation>) =>
      new Promise<TMutation['response']>((resolve, reject) => {
        commit({
          ...config,
          onCompleted: (response, errors) => {
            const [first] = errors ?? [];
            if (!first) return resolve(response);
            const { code, requestId } = caughtFault([first]);
            reject(new AppError(code, first.message, requestId));
          },
          onError: (error) =>
            reject(error instanceof AppError ? error : new AppError('INTERNAL', error.message)),
        });
      }),
    [commit],
  );
  return [run, isRunning];
}
