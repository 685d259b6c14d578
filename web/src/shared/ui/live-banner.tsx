import { FormattedMessage } from 'react-intl';
import { useLiveStatus } from '../live/live-context.ts';
import { useNow } from '../live/use-now.ts';
import { Banner } from './banner.tsx';
import { DataAge } from './data-age.tsx';

/** Data without a live connection count as old after so many milliseconds. */
const STALE_AFTER = 20_000;

interface LiveBannerProps {
  /** When the list was read, in milliseconds since 1970. */
  readonly readAt: number;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** Says over a list that its data are old, once the live connection has been away for a while. */
export function LiveBanner({ readAt, isRefreshing, onRefresh }: LiveBannerProps) {
  const { state, lastEventAt } = useLiveStatus();
  const since = Math.max(readAt, lastEventAt ?? 0);
  const isOld = useNow((now: number) => now - since > STALE_AFTER);
  if (state === 'live' || !isOld) return null;
  return (
    <Banner
      actionText={<FormattedMessage id="shared.live.refresh" />}
      onAction={onRefresh}
      isBusy={isRefreshing}
    >
      <FormattedMessage
        id="shared.live.stale"
        values={{ age: <DataAge since={since} />, b: (text) => <b>{text}</b> }}
      />
    </Banner>
  );
}
