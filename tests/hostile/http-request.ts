/** A request head with its final empty line. */
export const head = (line: string, headers: readonly (readonly [string, string])[]): string =>
  [line, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');

/** The head of a POST to the graph with a JSON body. */
export const post = (...headers: readonly (readonly [string, string])[]): string =>
  head('POST /graphql HTTP/1.1', [
    ['Host', 'site.tipgraph.example'],
    ['Content-Type', 'application/json'],
    ...headers,
  ]);

/** A complete POST to the graph. */
export const postRequest = (
  body: string | Buffer,
  ...headers: readonly (readonly [string, string])[]
): Buffer =>
  Buffer.concat([
    Buffer.from(
      post(['Content-Length', String(Buffer.byteLength(body))], ['Connection', 'close'], ...headers),
    ),
    Buffer.from(body),
  ]);

/** A complete GET. The path is sent unencoded. */
export const getRequest = (path: string, ...headers: readonly (readonly [string, string])[]): string =>
  head(`GET ${path} HTTP/1.1`, [['Host', 'site.tipgraph.example'], ['Connection', 'close'], ...headers]);
