import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { settle } from '../../testing/time.ts';
import { boiskoprawdy } from './route.ts';

it('counts the visit once and replaces itself by the home page, also when counting fails', async () => {
  const { graph, address, router } = await renderScreen(boiskoprawdy);
  await waitFor(() => expect(address()).toBe('/'));
  expect(router.state.historyAction).toBe('REPLACE');
  graph.latest('boiskoprawdyScreenMutation').fail(new Error('offline'));
  await settle();
  expect(graph.requests).toHaveLength(1);
  expect(address()).toBe('/');
});
