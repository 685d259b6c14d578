import fc from 'fast-check';
import { execute, getOperationAST, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { memoizeByKey } from '../../kit/memoize.ts';
import * as s from '../../kit/shape.ts';
import { UpstreamError } from '../../kit/upstream-error.ts';
import { get } from '../../rest/endpoint.ts';
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

/** The reply by `JSON.parse`; null if it is invalid. */
function decodedReply(bytes: Buffer): Things | null {
  try {
    return decodeReply(things, new ReplyBytes(bytes, null));
  } catch (error) {
    expect(error).toBeInstanceOf(UpstreamError);
    return null;
  }
}

/** The answer of graphql-js. */
async function executed(query: string, reply: Things): Promise<string> {
  const { document } = operationOf(query);
  const { data, errors = [] } = await execute({ schema, document, contextValue: reply, variableValues });
  return JSON.stringify({ data, errors });
}

/** The answer of the compiled operation. */
async function compiled(query: string, reply: Things): Promise<string> {
  // The context of the sample graph is the reply.
  const result = await operationOf(query).run(reply as never, variableValues);
  if (result === null) throw new Error('The variables are invalid.');
  const { data, chunks, errors } = result;
  return chunks.bytesOf(`{"data":${data},"errors":${JSON.stringify(errors)}}`).toString();
}

it('projection has exactly the answer of graphql-js, or declines', {
  timeout: 60_000 + 10 * runs,
}, async () => {
  const count = { valid: 0, projected: 0 };
  const documents = fc.constantFrom(...sampleDocuments(Math.min(Math.ceil(runs / 40), 600), seed));
  const property = fc.asyncProperty(replyBytes, documents, async (bytes, query) => {
    const decoded = decodedReply(bytes);
    const projected = projectedReply(things, new ReplyBytes(bytes, null));
    if (decoded === null) {
      expect(projected).toBeNull();
      return;
    }
    count.valid += 1;
    const answer = await executed(query, decoded);
    expect(await compiled(query, decoded)).toBe(answer);
    if (projected === null) return;
    count.projected += 1;
    expect(await compiled(query, projected)).toBe(answer);
  });
  await fc.assert(property, { seed, numRuns: runs });
  expect(count.projected).toBeGreaterThan(5);
  // Valid replies are declined only for duplicate fields, invalid UTF-8 or lone surrogates.
  expect(count.projected / count.valid).toBeGreaterThan(0.8);
});

it('every reply of an upstream that writes spaces after colons is projected', () => {
  const decode = s.shape({ tags: s.list(s.text), total: s.integer });
  const tags = get('tags', '/tags.json', { auth: 'none', decode, fields: [] });
  const bytes = Buffer.from('{"tags": ["a"], "total": 1}');
  for (let replies = 0; replies < 3; replies += 1)
    expect(projectedReply(tags, new ReplyBytes(bytes, null))).toMatchObject({ total: 1 });
});
