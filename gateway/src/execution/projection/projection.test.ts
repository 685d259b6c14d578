import fc from 'fast-check';
import { execute, getOperationAST, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { memoizeByKey } from '../../kit/memoize.ts';
import { UpstreamError } from '../../kit/upstream-error.ts';
import { decodeReply, ReplyBytes } from '../../rest/reply.ts';
import { compileOperation } from '../compiled/run-compiled.ts';
import { projectedReply } from './read-reply.ts';
import { runs, seed } from './testing/config.ts';
import { replyBytes } from './testing/odd-replies.ts';
import { sampleDocuments } from './testing/odd-selections.ts';
import { schema, type Things, things } from './testing/sample-graph.ts';

const variableValues = { yes: true, no: false };

const operationOf = memoizeByKey((query: string) => {
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  const definition = getOperationAST(document);
  const run = definition && compileOperation(schema, document, definition);
  if (!run) throw new Error('The document is not compiled.');
  return { document, run };
});

/** The reply as it is read by `JSON.parse` and checked; null where it does not fit. */
function ordinaryReply(bytes: Buffer): Things | null {
  try {
    return decodeReply(things, new ReplyBytes(bytes, null));
  } catch (error) {
    expect(error).toBeInstanceOf(UpstreamError);
    return null;
  }
}

/** The answer that graphql-js gives. */
async function judged(query: string, reply: Things): Promise<string> {
  const { document } = operationOf(query);
  const { data, errors = [] } = await execute({ schema, document, contextValue: reply, variableValues });
  return JSON.stringify({ data, errors });
}

/** The answer of the compiled operation. */
async function compiled(query: string, reply: Things): Promise<string> {
  // What the context of the sample graph is: its reply.
  const result = await operationOf(query).run(reply as never, variableValues);
  if (result === null) throw new Error('The variables are not fit.');
  const { data, chunks, errors } = result;
  return chunks.bytesOf(`{"data":${data},"errors":${JSON.stringify(errors)}}`).toString();
}

it('gives byte for byte the answer of graphql-js, or declines', { timeout: 60_000 + 10 * runs }, async () => {
  const count = { fit: 0, projected: 0 };
  const documents = fc.constantFrom(...sampleDocuments(Math.min(Math.ceil(runs / 40), 600), seed));
  const property = fc.asyncProperty(replyBytes, documents, async (bytes, query) => {
    const ordinary = ordinaryReply(bytes);
    const projected = projectedReply(things, new ReplyBytes(bytes, null));
    if (ordinary === null) {
      expect(projected).toBeNull();
      return;
    }
    count.fit += 1;
    const answer = await judged(query, ordinary);
    expect(await compiled(query, ordinary)).toBe(answer);
    if (projected === null) return;
    count.projected += 1;
    expect(await compiled(query, projected)).toBe(answer);
  });
  await fc.assert(property, { seed, numRuns: runs });
  expect(count.projected).toBeGreaterThan(5);
  // Only replies are declined that say a thing twice, are no UTF-8 or have half of a pair of surrogates.
  expect(count.projected / count.fit).toBeGreaterThan(0.8);
});
