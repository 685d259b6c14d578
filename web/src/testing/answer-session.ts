import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { graphSite, graphViewer } from './graph-samples.ts';
import type { ScriptedGraph } from './scripted-graph.ts';

/** Answers the session query that follows a sign-in. */
export async function answerSession(graph: ScriptedGraph, viewer: object = graphViewer, site = graphSite) {
  await waitFor(() => expect(graph.latest().name).toBe('sessionQuery'));
  graph.latest().answer({ data: { viewer, plans: [], site } });
}
