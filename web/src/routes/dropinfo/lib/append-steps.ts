import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';

/** So many steps of a history are read. */
const HISTORY_STEPS = 300;

const sides = [
  { side: 'DROPPED', field: 'dropped' },
  { side: 'OPPOSITE', field: 'opposite' },
] as const;

/**
 * Adds to each history that was read what the odds of its dropinfo have become. A history of which only the beginning was read is
 * left alone, since the step does not follow on it.
 */
export function appendSteps(store: RecordSourceProxy, moved: readonly RecordProxy[]): void {
  for (const dropinfo of moved) {
    const history = dropinfo.getLinkedRecord('history', { first: HISTORY_STEPS });
    if (!history || history.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true) continue;
    const edges = (history.getLinkedRecords('edges') ?? []).filter((edge) => edge !== null);
    for (const { side, field } of sides) {
      const odds = dropinfo.getLinkedRecord(field)?.getValue('odds');
      const last = edges.findLast((edge) => edge.getLinkedRecord('node')?.getValue('side') === side);
      const at = dropinfo.getValue('movedAt');
      if (
        typeof odds !== 'number' ||
        at === null ||
        odds === last?.getLinkedRecord('node')?.getValue('odds')
      ) {
        continue;
      }
      const id = `client:${dropinfo.getDataID()}:${side}:${at}`;
      const step = store.get(id) ?? store.create(id, 'DropinfoStep');
      step.setValue(side, 'side').setValue(at, 'at').setValue(odds, 'odds');
      const edge = store.get(`${id}:edge`) ?? store.create(`${id}:edge`, 'DropinfoHistoryEdge');
      edges.push(edge.setLinkedRecord(step, 'node'));
    }
    history.setLinkedRecords(edges, 'edges');
  }
}
