import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

/** Announces to screen readers how many signals have arrived since none was new. It is silent when `count` falls because a mark ended. */
export function NewSignalsStatus({ count }: { readonly count: number }) {
  const [{ last, arrived }, setState] = useState({ last: 0, arrived: 0 });
  if (count !== last) {
    setState({ last: count, arrived: count === 0 ? 0 : arrived + Math.max(count - last, 0) });
  }
  return (
    <VisuallyHidden role="status">
      {arrived > 0 && <FormattedMessage id="common.newSignals" values={{ count: arrived }} />}
    </VisuallyHidden>
  );
}
