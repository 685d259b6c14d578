import { serve } from '../../serve.ts';
import { createGetBytes } from '../get-bytes.ts';
import { upstreamUrl } from '../settings.ts';
import { shapes } from '../shapes.ts';

/** The limit of reshaping: reads, JSON.parse, fields picked by hand and JSON.stringify. */
const getBytes = createGetBytes(upstreamUrl);

serve(async (request, response) => {
  const shape = shapes[decodeURIComponent(request.url ?? '').slice(1)];
  if (!shape) return void response.writeHead(404).end();
  const data = await shape(async (path) => JSON.parse((await getBytes(path, request.headers)).toString()));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
});
