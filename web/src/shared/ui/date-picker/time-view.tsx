import { Button } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ClockContext } from '../../live/use-now.ts';
import { timeShape } from './move-in-time.ts';
import { PickerGrid } from './picker-grid.tsx';
import headClasses from './picker-head.module.css';
import { timeCells } from './time-cells.ts';
import { isMinuteDisabled } from './time-rules.ts';
import classes from './time-view.module.css';
import type { Picker, PickerRules } from './use-picker.ts';

interface TimeViewProps {
  readonly picker: Picker;
  readonly rules: PickerRules;
}

/** The 24 hours and 60 minutes of a day, with the way back to its month. A minute settles the time. */
export function TimeView({ picker, rules }: TimeViewProps) {
  const intl = useIntl();
  const now = useContext(ClockContext).now();
  const { cursor } = picker;
  const day = intl.formatDate(cursor.toDate(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return (
    <>
      <div className={headClasses.head}>
        <Button
          className={headClasses.title}
          variant="subtle"
          color="gray"
          leftSection={<IconChevronLeft size={18} stroke={1.8} aria-hidden />}
          aria-label={`${day}, ${intl.formatMessage({ id: 'shared.datePicker.back.time' })}`}
          onClick={picker.back}
        >
          {day}
        </Button>
      </div>
      {(['hour', 'minute'] as const).map((part) => {
        const label = intl.formatMessage({ id: `shared.datePicker.grid.${part}` });
        return (
          <div key={part} className={classes.part}>
            <p className={classes.label} aria-hidden>
              {label}
            </p>
            <PickerGrid
              label={label}
              look="time"
              columns={timeShape[part].columns}
              cells={timeCells(part, cursor, now, rules)}
              activeKey={cursor.format(part === 'hour' ? 'HH' : 'mm')}
              focusTurn={picker.focusTurn(part)}
              onChoose={({ key }) =>
                part === 'hour' ? picker.chooseHour(Number(key)) : picker.chooseMinute(Number(key))
              }
              onKey={(event) => picker.followKey(part, event)}
            />
          </div>
        );
      })}
      <Button
        fullWidth
        mt="sm"
        disabled={isMinuteDisabled(cursor, rules)}
        onClick={() => picker.chooseMinute(cursor.minute())}
      >
        <FormattedMessage id="shared.datePicker.done" values={{ time: cursor.format('HH:mm') }} />
      </Button>
    </>
  );
}
