import type { adminLeaguesScreenQuery } from '../../../../../__generated__/adminLeaguesScreenQuery.graphql.ts';
import { searchedIn } from '../../../../../shared/ui/url-state.ts';

/** Which leagues are listed: all, those whose statistics are edited by hand, or the others. */
export const editableChoices = ['all', 'open', 'closed'] as const;

export type EditableChoice = (typeof editableChoices)[number];

/** What the list shows. */
export interface AdminLeaguesAddress {
  readonly editable: EditableChoice;
  /** Part of a league's or country's name; empty for no search. */
  readonly search: string;
}

/** All leagues. */
export const allLeagues: AdminLeaguesAddress = { editable: 'all', search: '' };

/** The graph gives at most so many leagues at once, which is more than there are. */
const maxLeagues = 300;

/** Reads `editable` and `search` from an address; whatever is not offered counts as not given. */
export function readAdminLeaguesAddress(params: URLSearchParams): AdminLeaguesAddress {
  return {
    editable: editableChoices.find((choice) => choice === params.get('editable')) ?? allLeagues.editable,
    search: searchedIn(params),
  };
}

/** The search parameters of an address that shows this; defaults are left out. */
export function writeAdminLeaguesAddress({ editable, search }: AdminLeaguesAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (editable !== allLeagues.editable) params.set('editable', editable);
  if (search !== '') params.set('search', search);
  return params;
}

const isEditable = { all: null, open: true, closed: false } as const;

/** The same as the graph takes it. */
export function adminLeaguesVariables({
  editable,
  search,
}: AdminLeaguesAddress): adminLeaguesScreenQuery['variables'] {
  return { editable: isEditable[editable], search: search.trim() || null, first: maxLeagues };
}
