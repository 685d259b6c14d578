import { GraphError } from '@tipgraph/client';
import {
  createOperationDescriptor,
  type Environment,
  type GraphQLTaggedNode,
  getRequest,
  Observable,
  type OperationType,
} from 'relay-runtime';
import { caughtFault } from './caught-fault.ts';
import { scopeOf } from './failure.ts';

/**
 * Reads a query from the network and puts the answer into the store only when the main field that the screen is
 * about came without a fault; so a failed reading leaves what is on show as it was, while a failed section is told where
 * it stands. Rejects with GraphError.
 */
export async function readQuery<TQuery extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  essentialField: keyof TQuery['response'],
): Promise<void> {
  const request = getRequest(query);
  const operation = createOperationDescriptor(request, variables);
  const response = await environment
    .getNetwork()
    .execute(request.params, operation.request.variables, { force: true })
    .toPromise();
  if (!response || !('data' in response) || !response.data) {
    throw new GraphError('INTERNAL', 'An answer without data');
  }
  const error = response.errors?.find(
    ({ path = [] }) => path[0] === essentialField && scopeOf(path) === 'page',
  );
  if (error) {
    const { code, requestId } = caughtFault([error]);
    throw new GraphError(code, error.message, requestId);
  }
  await environment.executeWithSource({ operation, source: Observable.from(response) }).toPromise();
}
