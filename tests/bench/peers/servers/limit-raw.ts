import { serve } from '../../serve.ts';
import { createGetBytes } from '../get-bytes.ts';
import { upstreamUrl } from '../settings.ts';

/** The limit of passing on: the upstream's replies as they came, several read at once, without a look into them. */
const getBytes = createGetBytes(upstreamUrl);

serve(async (request, response) => {
  const paths = new URL(request.url ?? '/', upstreamUrl).searchParams.getAll('path');
  const bodies = await Promise.all(paths.map((path) => getBytes(path, request.headers)));
  const body = bodies.length === 1 ? bodies[0] : Buffer.concat(bodies);
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
});
