import { type RefObject, startTransition, useEffect, useReducer, useState } from 'react';

/** Holds new rows back while `hold` is set, and marks shown ones for 8 seconds. A change of `fetchKey` resets it. */
export function useNewRows(hold: boolean, fetchKey: string) {
  const [state, dispatch] = useReducer(newRowsReducer, noNewRows);
  const [lastFetchKey, setLastFetchKey] = useState(fetchKey);
  if (lastFetchKey !== fetchKey) {
    setLastFetchKey(fetchKey);
    dispatch({ type: 'reset' });
  }
  const hasWaiting = state.waiting.length > 0;
  const firstEnd = state.marked.size === 0 ? null : Math.min(...state.marked.values());

  useEffect(() => {
    if (firstEnd === null) return;
    const timer = setTimeout(
      // A clock that was set back, or is less precise than the timer, would keep the mark.
      () => startTransition(() => dispatch({ type: 'expired', now: Math.max(Date.now(), firstEnd) })),
      Math.max(firstEnd - Date.now(), 0),
    );
    return () => clearTimeout(timer);
  }, [firstEnd]);

  useEffect(() => {
    if (!hold && hasWaiting) dispatch({ type: 'shown', now: Date.now() });
  }, [hold, hasWaiting]);

  const addArrived = (ids: readonly string[]) => dispatch({ type: 'arrived', ids, hold, now: Date.now() });
  const show = () => dispatch({ type: 'shown', now: Date.now() });
  return { ...state, addArrived, show };
}

const newMarkMs = 8000;

interface NewRows {
  /** Held ids, oldest first. */
  readonly waiting: readonly string[];
  /** Marked ids with the end of the mark, in milliseconds. */
  readonly marked: ReadonlyMap<string, number>;
  /** All ids since the last reset. */
  readonly arrivedIds: ReadonlySet<string>;
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

export const noNewRows: NewRows = { waiting: [], marked: new Map(), arrivedIds: new Set() };

function withMarks(state: NewRows, ids: readonly string[], now: number): ReadonlyMap<string, number> {
  const marked = new Map(state.marked);
  for (const id of ids) marked.set(id, now + newMarkMs);
  return marked;
}

export function newRowsReducer(state: NewRows, action: NewRowsAction): NewRows {
  switch (action.type) {
    case 'arrived': {
      const current = new Set([...state.waiting, ...state.marked.keys()]);
      const ids = action.ids.filter((id) => !current.has(id));
      if (ids.length === 0) return state;
      const arrivedIds = new Set([...state.arrivedIds, ...ids]);
      if (action.hold) return { ...state, arrivedIds, waiting: [...state.waiting, ...ids] };
      return { ...state, arrivedIds, marked: withMarks(state, ids, action.now) };
    }
    case 'shown':
      if (state.waiting.length === 0) return state;
      return { ...state, waiting: [], marked: withMarks(state, state.waiting, action.now) };
    case 'expired': {
      const marked = new Map([...state.marked].filter(([, until]) => until > action.now));
      return marked.size === state.marked.size ? state : { ...state, marked };
    }
    case 'reset':
      return noNewRows;
  }
}

/** Whether the user is reading a list: the mouse or the focus is inside, or the page is scrolled past its top. */
export function useIsReading(list: RefObject<HTMLElement | null>): boolean {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const enter = (event: PointerEvent) => setPointed(event.pointerType !== 'touch');
    const leave = () => setPointed(false);
    // On the document, since browsers differ in sending focusout for a removed element.
    const focusIn = ({ target }: FocusEvent) =>
      setFocused(target instanceof Node && element.contains(target));
    const focusOut = (event: FocusEvent) => {
      setFocused(event.relatedTarget instanceof Node && element.contains(event.relatedTarget));
    };
    const scroll = () => setScrolled(element.getBoundingClientRect().top < 0);
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerenter', enter, { signal });
    element.addEventListener('pointerleave', leave, { signal });
    document.addEventListener('focusin', focusIn, { signal });
    element.addEventListener('focusout', focusOut, { signal });
    window.addEventListener('scroll', scroll, { signal, passive: true });
    scroll();
    return () => listening.abort();
  }, [list]);

  return isPointed || isFocused || isScrolled;
}
