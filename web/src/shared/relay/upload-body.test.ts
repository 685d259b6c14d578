import { Observable } from 'relay-runtime';
import { expect, it } from 'vitest';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import { createCredentialStore } from '../session/credentials.ts';
import { createNetwork } from './network.ts';
import { uploadBody } from './upload-body.ts';

const params = {
  id: 'id-of-the-document',
  name: 'testMutation',
  operationKind: 'mutation' as const,
  text: null,
  metadata: {},
};
const one = new File(['one'], 'one.png');
const two = new File(['two'], 'two.png');
const variables = { input: { images: [null, null] } };

it('names the place of each file, and puts the files last and in their order', async () => {
  const body = uploadBody(params, variables, { 'input.images.0': one, 'input.images.1': two });
  const entries = [...body.entries()];
  expect(entries.map(([name]) => name)).toEqual(['operations', 'map', '0', '1']);
  expect(JSON.parse(String(entries[0]?.[1]))).toEqual({
    documentId: params.id,
    operationName: 'testMutation',
    variables,
  });
  expect(JSON.parse(String(entries[1]?.[1]))).toEqual({
    0: ['variables.input.images.0'],
    1: ['variables.input.images.1'],
  });
  const files = entries.slice(2).map(([, file]) => (file instanceof File ? file.text() : null));
  expect(await Promise.all(files)).toEqual(['one', 'two']);
});

it('is sent without a type of its own, so that the browser writes the boundary, and a second time when the token was refused', async () => {
  const sent: RequestInit[] = [];
  const refused = { data: { x: null }, errors: [{ message: 'x', extensions: { code: 'XSRF_REFUSED' } }] };
  const answers = [refused, { data: { x: { errors: [] } } }];
  const network = createNetwork(
    {
      fetch: async (_address, init = {}) => {
        sent.push(init);
        return Response.json(answers.shift());
      },
      credentials: createCredentialStore(createSharedStorage().openTab()),
      language: () => 'pl',
      appType: 'Browser',
      cookies: () => '',
      patience: 5_000,
    },
    { onFailure: () => undefined, onAnswer: () => undefined, onBody: () => undefined },
    () => Observable.create(() => undefined),
  );
  await network.execute(params, variables, {}, { 'input.images.0': one }).toPromise();
  expect(sent).toHaveLength(2);
  for (const { headers, body } of sent) {
    expect(new Headers(headers).has('content-type')).toBe(false);
    expect(new Headers(headers).get('x-app-type')).toBe('Browser');
    expect(body).toBeInstanceOf(FormData);
  }
});
