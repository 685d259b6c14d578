import dayjs, { type Dayjs } from 'dayjs';
import { type KeyboardEvent, useState } from 'react';
import { turnPage } from './calendar-page.ts';
import { moveInCalendar } from './move-in-calendar.ts';
import { moveInTime, type TimePart } from './move-in-time.ts';
import { clampToLimits, type PickerLimits } from './picker-limits.ts';
import { isNarrower, nextView, type PickerView, viewBefore } from './picker-view.ts';
import type { DisabledTimeRule } from './time-rules.ts';
import type { WeekStart } from './week-start.ts';

/** What a date picker lets one choose. */
export interface PickerRules {
  /** How fine one chooses: with `day` there is no time. */
  readonly minView: PickerView;
  /** Where one begins; never narrower than `minView`. */
  readonly startView: PickerView;
  /** The day with which weeks begin: 0 is Sunday, 1 Monday. */
  readonly weekStart: WeekStart;
  readonly limits: PickerLimits;
  /** Minutes within the limits that may not be chosen. */
  readonly isTimeDisabled: DisabledTimeRule;
}

/** What the keyboard stands in: the page of a calendar view, or one of the two halves of the time. */
export type FocusedPart = 'calendar' | TimePart;

/** Where one stands in the picker, and ways to move. */
export interface Picker {
  readonly view: PickerView;
  /** The moment one stands on; nothing is chosen by it. */
  readonly cursor: Dayjs;
  /** How often the focus was to come to a part; 0 where it is not to be, and at the beginning. */
  focusTurn(part: FocusedPart): number;
  /** Goes to the page before (negative) or after; the focus stays on the button. */
  turn(pages: number): void;
  /** Back to the wider view. */
  back(): void;
  /** Chooses a year, month or day: on to the next view, or done. */
  choose(moment: Dayjs): void;
  /** Chooses the hour, and goes on to the minutes. */
  chooseHour(hour: number): void;
  /** Chooses the minute, and is done. */
  chooseMinute(minute: number): void;
  /** Follows a key; whether it led anywhere. */
  followKey(part: FocusedPart, event: KeyboardEvent): boolean;
}

/**
 * The way through the picker's views. It begins at the value or, without one, now, or at the limit that is nearest.
 * `onDone` gets the beginning of the year, month, day or minute that was chosen.
 */
export function usePicker(
  rules: PickerRules,
  value: Date | null,
  now: number,
  onDone: (chosen: Date) => void,
): Picker {
  const { minView, startView, weekStart, limits } = rules;
  const [view, setView] = useState(isNarrower(startView, minView) ? minView : startView);
  const [cursor, setCursor] = useState(() => clampToLimits(dayjs(value ?? now), limits));
  const [focus, setFocus] = useState<{ part: FocusedPart; turn: number }>({ part: 'calendar', turn: 0 });
  const bringFocus = (part: FocusedPart) => setFocus(({ turn }) => ({ part, turn: turn + 1 }));
  const show = (next: PickerView) => {
    setView(next);
    bringFocus(next === 'time' ? 'hour' : 'calendar');
  };
  const done = (moment: Dayjs) => onDone(moment.startOf(minView === 'time' ? 'minute' : minView).toDate());

  return {
    view,
    cursor,
    focusTurn: (part) => (part === focus.part ? focus.turn : 0),
    turn(pages) {
      if (view !== 'time') setCursor(clampToLimits(turnPage(view, cursor, pages), limits));
    },
    back() {
      const wider = viewBefore(view);
      if (wider) show(wider);
    },
    choose(moment) {
      if (view === 'time') return;
      const chosen = within(cursor, moment, view);
      const next = nextView(view, minView);
      if (!next) return done(chosen);
      setCursor(clampToLimits(chosen, limits));
      show(next);
    },
    chooseHour(hour) {
      setCursor(cursor.hour(hour));
      bringFocus('minute');
    },
    chooseMinute: (minute) => done(cursor.minute(minute)),
    followKey(part, event) {
      const to =
        part === 'calendar'
          ? view !== 'time' && moveInCalendar(view, cursor, event, weekStart)
          : stepInTime(part, cursor, event.key);
      if (!to) return false;
      setCursor(part === 'calendar' ? clampToLimits(to, limits) : to);
      bringFocus(part);
      return true;
    },
  };
}

/** The cursor after a step among hours or minutes, over the hour that the clocks leave out. Null without a step. */
function stepInTime(part: TimePart, cursor: Dayjs, key: string): Dayjs | null {
  const from = cursor.get(part);
  const to = moveInTime(part, from, key);
  if (to === null) return null;
  const there = cursor.set(part, to);
  return there.get(part) === to ? there : cursor.set(part, to + Math.sign(to - from));
}

/** The cursor's day and time in another year, month or day; a day that the month does not have becomes its last. */
function within(cursor: Dayjs, unit: Dayjs, view: Exclude<PickerView, 'time'>): Dayjs {
  const inYear = cursor.set('year', unit.year());
  if (view === 'year') return inYear;
  const inMonth = inYear.set('month', unit.month());
  return view === 'month' ? inMonth : inMonth.set('date', unit.date());
}
