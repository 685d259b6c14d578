import { fireEvent, screen } from '@testing-library/react';
import type { createScriptedGraph } from './scripted-graph.ts';
import { wait } from './time.ts';

/** Clicks an element, then advances the stopped clock by `ms`. */
export async function click(element: HTMLElement, ms = 0) {
  fireEvent.click(element);
  await wait(ms);
}

export const press = (name: string | RegExp) => click(screen.getByRole('button', { name }));

/** Answers the latest operation, then advances the stopped clock by `ms`. */
export async function respond(graph: ReturnType<typeof createScriptedGraph>, response: object, ms = 0) {
  graph.latest().answer(response);
  await wait(ms);
}
