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

it('does not show the open record under the address of the next one, which is not mounted yet', async () => {
  const { environment } = createScriptedGraph();
  const page = screenWithQuery<editTipScreenQuery>({
    code: async () => () => null,
    query: editTipQuery,
    field: 'admin',
    variables: ({ params }) => ({ id: params.id ?? '' }),
    skeleton: null,
  });
  const start = (id: string) =>
    page.start(environment, {
      url: new URL(id, 'http://site'),
      params: { id },
      viewer: null,
      storage: createSharedStorage().openTab(),
    });
  const one = start('1');
  render(
    <RouterProvider
      router={createMemoryRouter([
        { path: '*', element: page.element, loader: () => one, HydrateFallback: () => null },
      ])}
    />,
  );
  await act(async () => undefined);
  expect(start('1')).toEqual(one);
  const [two] = start('2');
  const [again] = start('2');
  expect([two, again].map((query) => [query?.variables, query?.isDisposed])).toEqual([
    [{ id: '2' }, true],
    [{ id: '2' }, false],
  ]);
  expect(one[0]?.isDisposed).toBe(false);
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
