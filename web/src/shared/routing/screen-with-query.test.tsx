import { act, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, type Params, RouterProvider } from 'react-router-dom';
import type { ConcreteRequest } from 'relay-runtime';
import { expect, it } from 'vitest';
import commissionsQuery, {
  type commissionsScreenQuery,
} from '../../__generated__/commissionsScreenQuery.graphql.ts';
import editTipQuery, { type editTipScreenQuery } from '../../__generated__/editTipScreenQuery.graphql.ts';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import { createScriptedGraph } from '../../testing/scripted-graph.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { type QueryScreen, screenWithQuery } from './screen-with-query.tsx';

function screenNamed(name: string, query: ConcreteRequest): QueryScreen {
  return screenWithQuery<editTipScreenQuery | commissionsScreenQuery>({
    code: async () => () => <h1>{name}</h1>,
    query,
    field: 'admin',
    variables: () => ({ id: 'a' }),
    skeleton: null,
  });
}

it('renders the next screen after a navigation within an area', async () => {
  const graph = createScriptedGraph();
  const storage = createSharedStorage().openTab();
  const pages = {
    '/one': lazyScreen(async () => screenNamed('One', commissionsQuery)),
    '/two': lazyScreen(async () => screenNamed('Two', editTipQuery)),
  };
  const routes = Object.entries(pages).map(([path, page]) => ({
    path,
    element: page.element,
    HydrateFallback: () => null,
    loader: ({ params }: { params: Params }) =>
      page.start(graph.environment, { url: new URL('http://site'), params, viewer: null, storage }),
  }));
  const router = createMemoryRouter(routes, { initialEntries: ['/one'] });
  render(
    <RelayEnvironmentProvider environment={graph.environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'One' })).toBeDefined();
  await act(() => router.navigate('/two'));
  expect(await screen.findByRole('heading', { name: 'Two' })).toBeDefined();
});

it('disposes the query of a section that was never rendered when it starts again', () => {
  const { environment } = createScriptedGraph();
  const section = screenNamed('Section', commissionsQuery);
  const page = screenWithQuery<editTipScreenQuery>({
    code: async () => () => null,
    query: editTipQuery,
    field: 'admin',
    variables: () => ({ id: 'a' }),
    skeleton: null,
    sections: [section],
  });
  const request = {
    url: new URL('http://site'),
    params: {},
    viewer: null,
    storage: createSharedStorage().openTab(),
  };
  const [, first] = page.start(environment, request);
  const [, second] = page.start(environment, request);
  expect(first?.name).toBe('commissionsScreenQuery');
  expect([first?.isDisposed, second?.isDisposed]).toEqual([true, false]);
});
