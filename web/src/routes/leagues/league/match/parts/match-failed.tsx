import { FormattedMessage } from 'react-intl';
import type { AppError } from '../../../../../shared/relay/app-error.ts';
import { PageHead } from '../../../../../shared/ui/page-head.tsx';
import type { SectionProps } from '../lib/section-props.ts';
import { SectionFailed } from './section-failed.tsx';

interface MatchFailedProps extends SectionProps {
  readonly fault: AppError;
}

/** In the page's place when the match could not be read. */
export function MatchFailed({ fault, isRefreshing, onRefresh }: MatchFailedProps) {
  return (
    <>
      <PageHead title={<FormattedMessage id="common.match" />} />
      <SectionFailed fault={fault} isRefreshing={isRefreshing} onRetry={onRefresh} />
    </>
  );
}
