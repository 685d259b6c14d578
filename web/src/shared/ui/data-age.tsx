import { FormattedMessage, useIntl } from 'react-intl';
import { useNow } from '../live/use-now.ts';

interface DataAgeProps {
  /** When the data were known to be current, in milliseconds since 1970. */
  readonly since: number;
}

/** How old the data are, in words that change with the page's clock: seconds, then minutes, then hours. */
export function DataAge({ since }: DataAgeProps) {
  const intl = useIntl();
  const seconds = useNow((now: number) => Math.max(Math.floor((now - since) / 1000), 0));
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 120)
    return <FormattedMessage id="shared.live.hours" values={{ hours: Math.floor(minutes / 60) }} />;
  if (minutes >= 10) return <FormattedMessage id="shared.live.minutes" values={{ minutes }} />;
  if (minutes > 0) {
    return intl.formatMessage({ id: 'shared.live.minutesSeconds' }, { minutes, seconds: seconds % 60 });
  }
  return <FormattedMessage id="shared.live.seconds" values={{ seconds }} />;
}
