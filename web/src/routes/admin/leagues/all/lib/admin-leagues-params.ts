import type { adminLeaguesScreenQuery } from '../../../../../__generated__/adminLeaguesScreenQuery.graphql.ts';
import { searchedIn } from '../../../../../shared/ui/url-state.ts';

/** Filter values: all leagues, leagues with manual statistics (`open`), or the others (`closed`). */
export const editableChoices = ['all', 'open', 'closed'] as const;

export type EditableChoice = (typeof editableChoices)[number];

export interface AdminLeaguesParams {
  readonly editable: EditableChoice;
  /** Part of a league's or country's name; empty for no search. */
  readonly search: string;
}

export const allLeagues: AdminLeaguesParams = { editable: 'all', search: '' };

/** The API's page limit. There are fewer leagues. */
const maxLeagues = 300;

/** Reads `editable` and `search` from the URL. Invalid values count as absent. */
export function readAdminLeaguesParams(params: URLSearchParams): AdminLeaguesParams {
  return {
    editable: editableChoices.find((choice) => choice === params.get('editable')) ?? allLeagues.editable,
    search: searchedIn(params),
  };
}

/** Search parameters without defaults. */
export function writeAdminLeaguesParams({ editable, search }: AdminLeaguesParams): URLSearchParams {
  const params = new URLSearchParams();
  if (editable !== allLeagues.editable) params.set('editable', editable);
  if (search !== '') params.set('search', search);
  return params;
}

const isEditable = { all: null, open: true, closed: false } as const;

export function adminLeaguesVariables({
  editable,
  search,
}: AdminLeaguesParams): adminLeaguesScreenQuery['variables'] {
  return { editable: isEditable[editable], search: search.trim() || null, first: maxLeagues };
}
