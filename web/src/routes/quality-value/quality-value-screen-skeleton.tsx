import { FormattedMessage } from 'react-intl';
import { TipsSkeleton } from '../../shared/tip/tip-list-states.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';

/** The screen's shape while it is on its way. */
export function QualityValueScreenSkeleton() {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="common.goq" />}
        subtitle={<FormattedMessage id="member.quality.subtitle" />}
      />
      <TipsSkeleton />
    </>
  );
}
