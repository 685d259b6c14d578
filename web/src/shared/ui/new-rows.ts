/** How long a row that arrived stays marked, in milliseconds. */
export const NEW_MARK_MS = 8000;

/** Rows that arrived while a list is open. */
export interface NewRows {
  /** Ids held back while the person reads, oldest first. */
  readonly waiting: readonly string[];
  /** Ids on show that are still marked, with the time (ms) at which the mark ends. */
  readonly marked: ReadonlyMap<string, number>;
  /** All ids that arrived, whether they wait, are marked, or neither any more. */
  readonly all: ReadonlySet<string>;
}

export type NewRowsAction =
  | {
      readonly type: 'arrived';
      readonly ids: readonly string[];
      readonly hold: boolean;
      readonly now: number;
    }
  | { readonly type: 'shown'; readonly now: number }
  | { readonly type: 'expired'; readonly now: number }
  | { readonly type: 'reset' };

/** No row has arrived. */
export const noNewRows: NewRows = { waiting: [], marked: new Map(), all: new Set() };

function marking(state: NewRows, ids: readonly string[], now: number): ReadonlyMap<string, number> {
  const marked = new Map(state.marked);
  for (const id of ids) marked.set(id, now + NEW_MARK_MS);
  return marked;
}

/** Rows that arrive are held back or shown with a mark; shown ones lose the mark after 8 s; a reload forgets all. */
export function newRowsReducer(state: NewRows, action: NewRowsAction): NewRows {
  switch (action.type) {
    case 'arrived': {
      const known = new Set([...state.waiting, ...state.marked.keys()]);
      const ids = action.ids.filter((id) => !known.has(id));
      if (ids.length === 0) return state;
      const all = new Set([...state.all, ...ids]);
      if (action.hold) return { ...state, all, waiting: [...state.waiting, ...ids] };
      return { ...state, all, marked: marking(state, ids, action.now) };
    }
    case 'shown':
      if (state.waiting.length === 0) return state;
      return { ...state, waiting: [], marked: marking(state, state.waiting, action.now) };
    case 'expired': {
      const marked = new Map([...state.marked].filter(([, until]) => until > action.now));
      return marked.size === state.marked.size ? state : { ...state, marked };
    }
    case 'reset':
      return noNewRows;
  }
}
