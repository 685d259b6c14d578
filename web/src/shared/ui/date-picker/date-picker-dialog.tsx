import { Button, createScopedKeydownHandler, Modal, VisuallyHidden } from '@mantine/core';
import { type CalendarLevel, DatePicker, MonthPicker, TimeGrid, YearPicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { useDidUpdate } from '@mantine/hooks';
import dayjs from 'dayjs';
import 'dayjs/locale/pl';
import { IconChevronLeft } from '@tabler/icons-react';
import type { Dayjs } from 'dayjs';
import { useContext, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ClockContext } from '../../live/clock.ts';
import { useDialogAbove } from '../dialog-context.ts';
import { useLanguage } from '../formats.ts';
import { atTime, clampToLimits, type DateRules, isMinuteDisabled } from './date-rules.ts';

interface ChoiceProps {
  readonly value: Date | null;
  readonly rules: DateRules;
  /** Gets the start of the chosen year, month, day or minute. */
  readonly onChoose: (chosen: Date) => void;
}

interface DatePickerDialogProps extends ChoiceProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
}

const calendars = { year: YearPicker, month: MonthPicker, day: DatePicker, time: DatePicker };
const fullDate = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const levels = { year: 'decade', month: 'year', day: 'month', time: 'month' } as const;

export function DatePickerDialog({ isOpen, title, onClose, ...choice }: DatePickerDialogProps) {
  const intl = useIntl();
  useDialogAbove(isOpen);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size={352}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'common.close' }) }}
    >
      <Views {...choice} />
    </Modal>
  );
}

/** The views of years, months, days and times. Starts at the value, or now, within the limits. */
function Views({ value, rules, onChoose }: ChoiceProps) {
  const { minView, startView, weekStart, limits } = rules;
  const intl = useIntl();
  const language = useLanguage();
  const now = useContext(ClockContext).now();
  const [moment, setMoment] = useState(() => clampToLimits(dayjs(value ?? now), rules));
  const [level, setLevel] = useState<CalendarLevel>(levels[startView]);
  const [isTime, setTime] = useState(startView === 'time' && minView === 'time');
  const views = useRef<HTMLDivElement>(null);
  const view = isTime ? 'time' : level;
  // The previous view is unmounted together with the focus.
  useDidUpdate(() => views.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [view]);

  if (isTime) {
    return (
      <div ref={views}>
        <TimeView moment={moment} rules={rules} onBack={() => setTime(false)} onChoose={onChoose} />
      </div>
    );
  }
  const Calendar = calendars[minView];
  const navigationLabel = (
    id: 'shared.datePicker.before' | 'shared.datePicker.after',
    of: 'year' | 'month' | 'day',
  ) => intl.formatMessage({ id }, { of });
  const backLabel = (title: string, of: 'month' | 'day') =>
    `${title}, ${intl.formatMessage({ id: 'shared.datePicker.back' }, { to: of })}`;
  const autofocus = (date: string, unit: 'year' | 'month' | 'day') => ({
    'data-autofocus': moment.isSame(date, unit) || undefined,
    'aria-pressed': value !== null && dayjs(value).isSame(date, unit),
  });
  return (
    <Calendar
      ref={views}
      fullWidth
      size="md"
      highlightToday
      weekendDays={[]}
      locale={language}
      firstDayOfWeek={weekStart}
      weekdayFormat={(date) => (
        <>
          <span aria-hidden>{intl.formatDate(dayjs(date).toDate(), { weekday: 'short' })}</span>
          <VisuallyHidden>{intl.formatDate(dayjs(date).toDate(), { weekday: 'long' })}</VisuallyHidden>
        </>
      )}
      maxLevel="decade"
      level={level}
      onLevelChange={setLevel}
      date={moment.format('YYYY-MM-DD')}
      onDateChange={(page) =>
        setMoment(clampToLimits(moment.year(dayjs(page).year()).month(dayjs(page).month()), rules))
      }
      value={value && dayjs(value).format('YYYY-MM-DD')}
      {...(limits.lower && { minDate: limits.lower })}
      {...(limits.upper && { maxDate: limits.upper })}
      getDayAriaLabel={(date) => intl.formatDate(dayjs(date).toDate(), fullDate)}
      getDayProps={(date) => autofocus(date, 'day')}
      getMonthControlProps={(date) => autofocus(date, 'month')}
      getYearControlProps={(date) => autofocus(date, 'year')}
      ariaLabels={{
        monthLevelControl: backLabel(
          intl.formatDate(moment.toDate(), { month: 'long', year: 'numeric' }),
          'day',
        ),
        yearLevelControl: backLabel(String(moment.year()), 'month'),
        nextMonth: navigationLabel('shared.datePicker.after', 'day'),
        previousMonth: navigationLabel('shared.datePicker.before', 'day'),
        nextYear: navigationLabel('shared.datePicker.after', 'month'),
        previousYear: navigationLabel('shared.datePicker.before', 'month'),
        nextDecade: navigationLabel('shared.datePicker.after', 'year'),
        previousDecade: navigationLabel('shared.datePicker.before', 'year'),
      }}
      onChange={(chosen) => {
        const day = dayjs(chosen);
        if (minView !== 'time') return onChoose(day.toDate());
        setMoment(day.hour(moment.hour()).minute(moment.minute()));
        setTime(true);
      }}
    />
  );
}

interface TimeViewProps extends Omit<ChoiceProps, 'value'> {
  /** The day with the initial time. */
  readonly moment: Dayjs;
  readonly onBack: () => void;
}

const padded = (number: number) => String(number).padStart(2, '0');
const hours = Array.from({ length: 24 }, (_, hour) => `${padded(hour)}:00`);
const minutesOf = (hour: string) => Array.from({ length: 60 }, (_, minute) => `${hour}:${padded(minute)}`);

function TimeView({ moment, rules, onBack, onChoose }: TimeViewProps) {
  const intl = useIntl();
  const [time, setTime] = useState(moment.format('HH:mm'));
  const [hour = '00', minute = '00'] = time.split(':');
  const isDisabled = (at: string) => isMinuteDisabled(moment, at, rules);
  const choose = (at: string | null) => at !== null && onChoose(atTime(moment, at).toDate());
  const day = intl.formatDate(moment.toDate(), fullDate);
  const parts = [
    {
      part: 'hour',
      data: hours,
      value: `${hour}:00`,
      isUnavailable: (at: string) => minutesOf(at.slice(0, 2)).every(isDisabled),
      onChange: (at: string | null) => at !== null && setTime(`${at.slice(0, 2)}:${minute}`),
    },
    { part: 'minute', data: minutesOf(hour), value: time, isUnavailable: isDisabled, onChange: choose },
  ] as const;
  return (
    <>
      <Button
        fullWidth
        variant="subtle"
        color="gray"
        leftSection={<IconChevronLeft size={18} stroke={1.8} aria-hidden />}
        aria-label={`${day}, ${intl.formatMessage({ id: 'shared.datePicker.back' }, { to: 'time' })}`}
        onClick={onBack}
      >
        {day}
      </Button>
      {parts.map(({ part, data, value, isUnavailable, onChange }) => (
        <TimeGrid
          key={part}
          role="group"
          aria-label={intl.formatMessage({ id: 'shared.datePicker.grid' }, { part })}
          data-times
          mt="sm"
          size="xs"
          simpleGridProps={{ cols: 6, spacing: 2, verticalSpacing: 2 }}
          data={[...data]}
          value={value}
          onChange={onChange}
          disableTime={isUnavailable}
          getControlProps={(at) => ({
            'data-time': at,
            'data-autofocus': (part === 'hour' && at === value) || undefined,
            'aria-pressed': at === value,
            tabIndex: at === value ? 0 : -1,
            ...(at === time && part === 'minute' && { onClick: () => choose(at) }),
            onKeyDown: createScopedKeydownHandler({
              siblingSelector: '[data-time]',
              parentSelector: '[data-times]',
              orientation: 'horizontal',
              dir: 'ltr',
              activateOnFocus: false,
              loop: false,
            }),
          })}
        />
      ))}
      <Button fullWidth mt="sm" disabled={isDisabled(time)} onClick={() => choose(time)}>
        <FormattedMessage id="shared.datePicker.done" values={{ time }} />
      </Button>
    </>
  );
}
