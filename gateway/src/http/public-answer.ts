import type { ExecutionResult } from 'graphql';
import type { OperationContext } from '../execution/context.ts';
import type { Engine } from '../execution/engine.ts';
import type { PreparedOperation } from '../execution/operation.ts';
import { toolsKeyHeader } from '../guard/tools-key.ts';
import type { HeaderReader } from '../kit/credentials.ts';

/** Headers that say who asks: with any of them an answer is for its caller alone. */
const personal = ['access-token', 'authorization', 'client', 'cookie', 'token-type', 'uid', toolsKeyHeader];

/** The headers that its answer may depend on. nginx keeps nothing where they are longer than 128 characters in all. */
export const publicVary = ['accept', 'lang', 'origin', 'x-app-type', ...personal].join(', ');

interface Asked {
  readonly method: string;
  readonly header: HeaderReader;
  readonly operation: PreparedOperation;
  readonly context: OperationContext;
}

/**
 * Whether a result is everybody's, so that a cache between gateway and clients may keep it: a guest asked for a released
 * document by GET, and it was made of nothing but good replies to calls whose data are everybody's.
 */
export const isPublicAnswer = (
  engine: Engine,
  { method, header, operation, context }: Asked,
  { errors, extensions }: ExecutionResult,
): boolean =>
  method === 'GET' &&
  operation.release !== null &&
  personal.every((name) => header(name) == null) &&
  errors === undefined &&
  extensions === undefined &&
  !context.signedIn &&
  context.calls.made() !== null &&
  engine.isPublic(operation);
