import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { settle } from '../../testing/time.ts';
import { boiskoprawdy } from './route.ts';

const counted = { data: { recordCampaignVisit: { errors: [] } } };

it('counts the visit once and goes to the home page', async () => {
  const { graph, address } = await renderScreen(boiskoprawdy);
  expect(graph.requests).toHaveLength(1);
  graph.latest().answer(counted);
  await waitFor(() => expect(address()).toBe('/'));
});

it('goes to the home page when counting fails', async () => {
  const { graph, address } = await renderScreen(boiskoprawdy);
  graph.latest().fail(new Error('offline'));
  await waitFor(() => expect(address()).toBe('/'));
});

it('does not go there after the visitor has left', async () => {
  const { graph, address, router } = await renderScreen(boiskoprawdy);
  await act(() => router.navigate('/registration'));
  graph.latest().answer(counted);
  await settle();
  expect(address()).toBe('/registration');
});
