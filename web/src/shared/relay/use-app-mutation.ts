import { GraphError } from '@tipgraph/client';
import { useContext } from 'react';
import { type UseMutationConfig, useMutation } from 'react-relay';
import type { GraphQLTaggedNode, MutationConfig, MutationParameters } from 'relay-runtime';
import { toGraphError } from './app-error.ts';
import { RefreshContext } from './refresh-context.ts';

export type AppMutationConfig<TMutation extends MutationParameters> = Omit<
  UseMutationConfig<TMutation>,
  'onCompleted' | 'onError'
> &
  Pick<MutationConfig<TMutation>, 'cacheConfig'>;

/** A response in which no payload is null. */
export type Settled<TResponse> = { readonly [Field in keyof TResponse]: NonNullable<TResponse[Field]> };

const isSettled = <TResponse extends object>(
  response: TResponse,
): response is TResponse & Settled<TResponse> => Object.values(response).every((payload) => payload != null);

/**
 * Returns an async function that runs a mutation, and whether it is running. It resolves with the response, whose payload has
 * `errors` for the user to fix, and rejects with GraphError. Errors that the app has acted on are marked (`isHandled`).
 * @param options `ignoresViewer`: resolves also without the payload's viewer, which is read after the change has been saved: the
 * screen is refetched instead
 */
export function useAppMutation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { ignoresViewer = false } = {},
): [(config: AppMutationConfig<TMutation>) => Promise<Settled<TMutation['response']>>, boolean] {
  const [commit, isRunning] = useMutation<TMutation>(mutation);
  const { refresh } = useContext(RefreshContext);
  const run = (config: AppMutationConfig<TMutation>) =>
    new Promise<Settled<TMutation['response']>>((resolve, reject) => {
      commit({
        ...config,
        onCompleted: (response, errors) => {
          const first = errors?.find(({ path }) => !ignoresViewer || path?.[1] !== 'viewer');
          if (first || !isSettled(response)) {
            return reject(toGraphError(first ?? { message: 'A response without a payload' }));
          }
          if (errors?.length) refresh();
          resolve(response);
        },
        onError: (error) =>
          reject(error instanceof GraphError ? error : new GraphError('INTERNAL', error.message)),
      });
    });
  return [run, isRunning];
}
