import { readFileSync } from 'node:fs';

/** A call of the upstream as the catalogue names it: id, method and path below the base, with `{name}` for what varies. */
export interface CatalogueRow {
  id: string;
  method: string;
  path: string;
}

/** Every call of the upstream, as the catalogue lists them. */
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

/** Calls beyond the catalogue, which an upstream may be without. */
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

/** The row that a call belongs to; where several fit, the one that leaves least open. Null when none does. */
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
