import { FormattedMessage } from 'react-intl';
import { useNow } from '../live/use-now.ts';
import { dateTimeParts } from '../ui/date-time-parts.ts';
import { kickoffDay } from '../ui/kickoff-day.ts';

interface KickoffLabelProps {
  /** Kick-off, ISO 8601. */
  readonly date: string;
}

/** When a match begins as people say it: today, tomorrow, or the day and month, and the time. */
export function KickoffLabel({ date }: KickoffLabelProps) {
  const { day, parts } = { day: kickoffDay(date), parts: dateTimeParts(date) };
  const name = useNow(day);
  return (
    <time dateTime={date}>
      {name === 'other' ? (
        `${parts.date.slice(0, 5)} ${parts.time}`
      ) : (
        <FormattedMessage id="shared.kickoff" values={{ caption: name, time: parts.time }} />
      )}
    </time>
  );
}
