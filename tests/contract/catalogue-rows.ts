import { readFileSync } from 'node:fs';

/** A call of the upstream: id, method and path with `{name}` for parameters. */
export interface CatalogueRow {
  id: string;
  method: string;
  path: string;
}

/** All calls of the catalogue. */
export const catalogueRows: readonly CatalogueRow[] = readFileSync(
  new URL('./catalogue.tsv', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', method = '', path = ''] = line.split('\t');
    return { id, method, path };
  });

/** Optional calls, which an upstream may lack. */
export const optionalRows: readonly CatalogueRow[] = [
  { id: 'admin.figures', method: 'GET', path: '/admin_figures.json' },
  { id: 'dropRule.backtest', method: 'GET', path: '/dropinfos/backtest.json' },
  { id: 'dropRule.list', method: 'GET', path: '/dropinfos/rules.json' },
  { id: 'dropRule.create', method: 'POST', path: '/dropinfos/rules.json' },
  { id: 'dropRule.delete', method: 'DELETE', path: '/dropinfos/rules/{id}.json' },
  { id: 'alert.settings', method: 'GET', path: '/alerts/settings.json' },
  { id: 'alert.saveSettings', method: 'PUT', path: '/alerts/settings.json' },
  { id: 'alert.receipts', method: 'GET', path: '/alerts/receipts.json' },
  { id: 'alert.opened', method: 'PUT', path: '/alerts/receipts/{alert}/opened.json' },
  { id: 'dropinfo.history', method: 'GET', path: '/dropinfos/{id}/history.json' },
  { id: 'league.pastMatches', method: 'GET', path: '/leagues/{id}/past_matches.json' },
  { id: 'seal.head', method: 'GET', path: '/seals/head.json' },
  { id: 'seal.list', method: 'GET', path: '/seals.json' },
  { id: 'user.setLocked', method: 'PUT', path: '/users/{id}/set_locked.json' },
];

/** The row of a call: the most specific match, or null. */
export function rowOf(method: string, path: string): CatalogueRow | null {
  const fitting = [...catalogueRows, ...optionalRows].filter(
    (row) => row.method === method && patternOf(row).test(path),
  );
  return fitting.toSorted((a, b) => openParts(a) - openParts(b))[0] ?? null;
}

function patternOf({ path }: CatalogueRow): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, '[^/]+')}$`);
}

function openParts({ path }: CatalogueRow): number {
  return path.split('{').length;
}
