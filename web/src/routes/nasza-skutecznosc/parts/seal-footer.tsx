import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { sealFooter_sealHead$key } from '../../../__generated__/sealFooter_sealHead.graphql.ts';
import { dateTimeText } from '../../../shared/ui/date-time-parts.ts';
import { showToast } from '../../../shared/ui/toast.tsx';
import { SealCheck } from './seal-check.tsx';
import classes from './seals.module.css';

const headFragment = graphql`
  fragment sealFooter_sealHead on SealHead {
    sequence
    hash
    sealedAt
    stamp {
      sequence
      stampedAt
      response
    }
  }
`;

/** How many digits of a hash are shown; the whole of it is copied. */
const shownDigits = 16;

interface SealFooterProps {
  readonly sealHead: sealFooter_sealHead$key;
}

/** The newest seal of the chain of tips, to be noted by whoever wants to, and the check of the whole chain. */
export function SealFooter({ sealHead }: SealFooterProps) {
  const intl = useIntl();
  const { sequence, hash, sealedAt, stamp } = useFragment(headFragment, sealHead);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${sequence}:${hash}`);
      showToast({ kind: 'success', text: intl.formatMessage({ id: 'public.seals.copied' }) });
    } catch {
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'public.seals.notCopied' }) });
    }
  };
  return (
    <section className={classes.seals} aria-labelledby="seals">
      <h2 id="seals">
        <FormattedMessage id="public.seals.heading" />
      </h2>
      <p className={classes.about}>
        <FormattedMessage id="public.seals.about" />
      </p>
      <p className={classes.line}>
        <span>
          <FormattedMessage id="public.seals.head" values={{ sequence }} />
        </span>
        <code title={hash}>{hash.slice(0, shownDigits)}…</code>
        <small>{dateTimeText(sealedAt)}</small>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconCopy size={15} stroke={1.8} aria-hidden="true" />}
          onClick={copy}
        >
          <FormattedMessage id="public.seals.copy" />
        </Button>
      </p>
      {stamp && (
        <small>
          <FormattedMessage
            id="public.seals.stamped"
            values={{ sequence: stamp.sequence, time: dateTimeText(stamp.stampedAt) }}
          />{' '}
          <a
            href={`data:application/timestamp-reply;base64,${stamp.response}`}
            download={`seal-${stamp.sequence}.tsr`}
          >
            <FormattedMessage id="public.seals.stampFile" />
          </a>
        </small>
      )}
      <SealCheck />
    </section>
  );
}
