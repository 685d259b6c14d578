import { Button, createScopedKeydownHandler } from '@mantine/core';
import { TimeGrid } from '@mantine/dates';
import { IconChevronLeft } from '@tabler/icons-react';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { atTime, type DateRules, isMinuteDisabled } from './date-rules.ts';

interface TimeViewProps {
  /** The day, with the time at which one begins. */
  readonly moment: Dayjs;
  readonly rules: DateRules;
  readonly onBack: () => void;
  /** Gets the beginning of the chosen minute. */
  readonly onChoose: (chosen: Date) => void;
}

const two = (number: number) => String(number).padStart(2, '0');
const hours = Array.from({ length: 24 }, (_, hour) => `${two(hour)}:00`);
const minutesOf = (hour: string) => Array.from({ length: 60 }, (_, minute) => `${hour}:${two(minute)}`);

/** The hours of a day and the minutes of the hour, with the way back to the month. A minute settles the time. */
export function TimeView({ moment, rules, onBack, onChoose }: TimeViewProps) {
  const intl = useIntl();
  const [time, setTime] = useState(moment.format('HH:mm'));
  const [hour = '00', minute = '00'] = time.split(':');
  const isDisabled = (at: string) => isMinuteDisabled(moment, at, rules);
  const choose = (at: string | null) => at !== null && onChoose(atTime(moment, at).toDate());
  const day = intl.formatDate(moment.toDate(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const parts = [
    {
      part: 'hour',
      data: hours,
      value: `${hour}:00`,
      isOff: (at: string) => minutesOf(at.slice(0, 2)).every(isDisabled),
      onChange: (at: string | null) => at !== null && setTime(`${at.slice(0, 2)}:${minute}`),
    },
    { part: 'minute', data: minutesOf(hour), value: time, isOff: isDisabled, onChange: choose },
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
      {parts.map(({ part, data, value, isOff, onChange }) => (
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
          // The minute on which one stands is chosen by a press too.
          onChange={onChange}
          disableTime={isOff}
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
