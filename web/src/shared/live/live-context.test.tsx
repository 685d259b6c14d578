import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createScriptedGraph } from '../../testing/scripted-graph.ts';
import { LiveContext, useIsLive } from './live-context.ts';

it('useIsLive renders again when the connection is lost, and not for each payload', () => {
  const graph = createScriptedGraph();
  const render = vi.fn(useIsLive);
  renderHook(render, {
    wrapper: ({ children }) => <LiveContext value={graph.live}>{children}</LiveContext>,
  });
  act(() => graph.setStatus({ state: 'live', since: 0, lastEventAt: 1 }));
  act(() => graph.setStatus({ state: 'lost', since: 2, lastEventAt: 1 }));
  expect(render.mock.results.map(({ value }) => value)).toEqual([true, false]);
});
