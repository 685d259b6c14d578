import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSealCheck } from '../lib/use-seal-check.ts';
import { SealResult } from './seal-result.tsx';
import classes from './seals.module.css';

/** Checks the whole chain in the browser: a button, how far it is, and what was found. */
export function SealCheck() {
  const intl = useIntl();
  const { state, start, resume, cancel } = useSealCheck();
  const cancelButton = (
    <Button variant="default" onClick={cancel}>
      <FormattedMessage id="public.seals.cancel" />
    </Button>
  );
  return (
    <div className={classes.check}>
      {(state.is === 'idle' || state.is === 'done' || state.is === 'unable') && (
        <div className={classes.line}>
          <Button variant={state.is === 'idle' ? 'filled' : 'default'} onClick={start}>
            <FormattedMessage id={state.is === 'idle' ? 'public.seals.verify' : 'public.seals.again'} />
          </Button>
          <a href="/verify.mjs" download>
            <FormattedMessage id="public.seals.script" />
          </a>
        </div>
      )}
      {(state.is === 'running' || state.is === 'stopped') && (
        <>
          <progress
            className={classes.bar}
            value={state.done}
            max={Math.max(state.total, 1)}
            aria-label={intl.formatMessage({ id: 'public.seals.progress' })}
          />
          {state.total > 0 && (
            <small>
              <FormattedMessage id="public.seals.done" values={{ done: state.done, total: state.total }} />
            </small>
          )}
        </>
      )}
      {state.is === 'running' && cancelButton}
      <div role="status" className={classes.check}>
        {state.is === 'done' && <SealResult report={state.report} />}
        {state.is === 'unable' && <FormattedMessage id="public.seals.unable" />}
        {state.is === 'stopped' && (
          <FormattedMessage
            id="public.seals.stopped"
            values={{ fault: <FormattedMessage id="shared.error" values={{ code: state.fault.code }} /> }}
          />
        )}
      </div>
      {state.is === 'stopped' && (
        <div className={classes.line}>
          <Button onClick={resume}>
            <FormattedMessage id="public.seals.resume" />
          </Button>
          {cancelButton}
        </div>
      )}
    </div>
  );
}
