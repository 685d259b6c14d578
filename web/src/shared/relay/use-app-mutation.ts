import { GraphError } from '@tipgraph/client';
import { type UseMutationConfig, useMutation } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { caughtError } from './app-error.ts';

/** What may be given with a mutation: everything Relay takes except its callbacks. */
export type AppMutationConfig<TMutation extends MutationParameters> = Omit<
  UseMutationConfig<TMutation>,
  'onCompleted' | 'onError'
>;

/** An answer without an error, in which no mutation is null. */
export type Settled<TResponse> = { readonly [Field in keyof TResponse]: NonNullable<TResponse[Field]> };

const isSettled = <TResponse extends object>(
  response: TResponse,
): response is TResponse & Settled<TResponse> => Object.values(response).every((payload) => payload != null);

/**
 * A mutation that can be awaited. Gives the function to run it and whether it runs. The promise resolves with the
 * answer (look at its payload's `errors` for what the person can fix) and rejects with GraphError otherwise; lost
 * sign-in, refused permission and a silent server have by then been acted on for the whole app.
 */
export function useAppMutation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [(config: AppMutationConfig<TMutation>) => Promise<Settled<TMutation['response']>>, boolean] {
  const [commit, isRunning] = useMutation<TMutation>(mutation);
  const run = (config: AppMutationConfig<TMutation>) =>
    new Promise<Settled<TMutation['response']>>((resolve, reject) => {
      commit({
        ...config,
        onCompleted: (response, errors) => {
          const [first] = errors ?? [];
          if (!first && isSettled(response)) return resolve(response);
          const { code, requestId } = caughtError(first ? [first] : []);
          reject(new GraphError(code, first?.message ?? 'An answer without a payload', requestId));
        },
        onError: (error) =>
          reject(error instanceof GraphError ? error : new GraphError('INTERNAL', error.message)),
      });
    });
  return [run, isRunning];
}
