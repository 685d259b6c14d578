import type { Rolldown } from 'vite';

const front = /\/src\/(?:app\/main\.tsx|routes\/home\/home-screen\.tsx)$/;

/** Whether the app's entry or the home page's screen imports a module, by however many steps. */
export function isOfFront(id: string, graph: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    if (front.test(module)) return true;
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return false;
}
