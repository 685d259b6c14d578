import { readFileSync } from 'node:fs';
import { execute, getOperationAST, parse, validate } from 'graphql';
import { readConfig } from '../../gateway/src/config.ts';
import { dropinfoList } from '../../gateway/src/domains/dropinfo/endpoints.ts';
import { leagueList } from '../../gateway/src/domains/league/endpoints.ts';
import { matchFuture } from '../../gateway/src/domains/match/endpoints.ts';
import { planList } from '../../gateway/src/domains/plan/endpoints.ts';
import { validateToken } from '../../gateway/src/domains/session/endpoints.ts';
import { userDashboard } from '../../gateway/src/domains/user/endpoints.ts';
import { createRunCompiled } from '../../gateway/src/execution/compiled/run-compiled.ts';
import { createContext } from '../../gateway/src/execution/context.ts';
import { buildSchema } from '../../gateway/src/execution/schema.ts';
import { serializedResult } from '../../gateway/src/execution/serialized-result.ts';
import { cookieRules } from '../../gateway/src/rest/cookie-forwarder.ts';
import { decode } from '../../gateway/src/rest/decode.ts';
import { ReplyBytes } from '../../gateway/src/rest/reply.ts';
import type { RestClient } from '../../gateway/src/rest/rest-client.ts';
import { operations } from './operations.ts';
import { shapes } from './peers/shapes.ts';
import type { Replies } from './peers/wire.ts';

const endpoints = {
  '/plans.json': planList,
  '/auth/validate_token.json': validateToken,
  '/users/dashboard.json': userDashboard,
  '/dropinfos.json': dropinfoList,
  '/matches/future_matches.json': matchFuture,
  '/leagues.json': leagueList,
};

const repeats = 400;

/** Microseconds of processor time of one run, after warming up. */
async function microseconds(act: () => unknown): Promise<number> {
  for (let index = 0; index < repeats; index += 1) await act();
  const before = process.cpuUsage();
  for (let index = 0; index < repeats; index += 1) await act();
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / repeats);
}

/**
 * Where an operation's own processor time goes, stage by stage in this process: rows of operation, size of the
 * upstream's replies in kB, and microseconds for each stage; `compiled` is JSON, decode, the resolvers and the answer's
 * bytes together, `projected` the same by the bytes of the replies, as the gateway runs it, `graphql-js` without the
 * answer's text. `by hand` is what limit-shape does with the same replies. What HTTP costs on either side is not in it.
 * @param file the recorded replies by path, as JSON
 */
export async function breakdown(file: string): Promise<(string | number)[][]> {
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const schema = buildSchema();
  const runCompiled = createRunCompiled(schema);
  const config = readConfig({ UPSTREAM_URL: 'http://127.0.0.1:1/api' });
  const rows: (string | number)[][] = [];
  for (const { name, query, paths } of operations) {
    const replies = paths.map((path) => {
      const endpoint = endpoints[path as keyof typeof endpoints];
      return {
        id: endpoint.id,
        codec: endpoint.decode,
        text: JSON.stringify(recorded[path]),
        body: recorded[path],
      };
    });
    const known = new Map(replies.map(({ id, text }) => [id, new ReplyBytes(Buffer.from(text), null)]));
    const rest = { read: async ({ id }: { id: string }) => known.get(id) } as unknown as RestClient;
    const document = parse(query);
    const caller = {
      credentials: { accessToken: 't', client: 'c', tokenType: 'Bearer', uid: 'u', expiry: null },
      lang: 'pl',
      appType: 'Browser',
    } as const;
    const context = (projection = false) =>
      createContext(
        { config: { ...config, projection }, rest, live: null, cookies: cookieRules([]) },
        caller,
      );
    const definition = getOperationAST(document);
    if (!definition) throw new Error(`${name}: no operation`);
    const operation = { document, definition, variables: {} };
    const answer = async (projection: boolean) => {
      const made = await runCompiled(operation, context(projection));
      return made && serializedResult(made.data, made.chunks, made.errors).bytes({});
    };
    const texts = new Map(paths.map((path, index) => [path, Buffer.from(replies[index]?.text ?? '')]));
    const byHand = async () => {
      const read = async <Path extends keyof Replies>(path: Path): Promise<Replies[Path]> =>
        JSON.parse(String(texts.get(path)));
      return Buffer.from(JSON.stringify({ data: await shapes[name]?.(read) }));
    };
    const run = () => execute({ schema, document, contextValue: context() });
    const result = await run();
    if (result.errors) throw new Error(`${name}: ${result.errors[0]?.message}`);
    rows.push([
      name,
      (replies.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0) / 1000).toFixed(1),
      await microseconds(() => replies.map(({ text }) => JSON.parse(text))),
      await microseconds(() => replies.map((reply) => decode<unknown>(reply.codec, reply.body, reply.id))),
      await microseconds(() => parse(query)),
      await microseconds(() => validate(schema, document)),
      await microseconds(() => answer(false)),
      await microseconds(() => answer(true)),
      await microseconds(run),
      await microseconds(() => JSON.stringify(result)),
      await microseconds(byHand),
    ]);
  }
  return rows;
}
