import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { sealFooter_sealHead$key } from '../../../__generated__/sealFooter_sealHead.graphql.ts';
import { useTaxChoice } from '../../../shared/tax/after-tax.tsx';
import { dateTimeText } from '../../../shared/ui/dates.ts';
import { formatPercent, formatUnits, signInk, useLanguage } from '../../../shared/ui/formats.ts';
import { useCopy } from '../../../shared/ui/use-copy.ts';
import { useFocusFallback } from '../../../shared/ui/use-focus.ts';
import type { ReportSection, SealReport } from '../lib/seal-report.ts';
import { useSealCheck } from '../lib/use-seal-check.ts';
import classes from '../our-effectiveness-screen.module.css';

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

/** Displayed length of a hash; the whole hash is copied. */
const hashPrefixLength = 16;

/** The newest seal of the chain of tips, which visitors can copy, and the check of the whole chain. */
export function SealFooter({ sealHead }: { readonly sealHead: sealFooter_sealHead$key }) {
  const { sequence, hash, sealedAt, stamp } = useFragment(headFragment, sealHead);
  const messages = { done: 'public.seals.copied', failed: 'public.seals.notCopied' } as const;
  const copy = useCopy(() => `${sequence}:${hash}`, messages);
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
        <code title={hash}>{hash.slice(0, hashPrefixLength)}…</code>
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

/** Checks the whole chain in the browser, with progress and result. */
export function SealCheck() {
  const intl = useIntl();
  const { state, start, resume, cancel } = useSealCheck();
  const check = useFocusFallback<HTMLDivElement>(state.status);
  const cancelButton = (
    <Button variant="default" onClick={cancel}>
      <FormattedMessage id="public.seals.cancel" />
    </Button>
  );
  return (
    <div ref={check} tabIndex={-1} className={classes.check}>
      {(state.status === 'idle' || state.status === 'done' || state.status === 'unable') && (
        <div className={classes.line}>
          <Button variant={state.status === 'idle' ? 'filled' : 'default'} onClick={start}>
            <FormattedMessage id={state.status === 'idle' ? 'public.seals.verify' : 'common.checkAgain'} />
          </Button>
          <a href="/verify.mjs" download>
            <FormattedMessage id="public.seals.script" />
          </a>
        </div>
      )}
      {(state.status === 'running' || state.status === 'stopped') && (
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
      {state.status === 'running' && cancelButton}
      <div role="status" className={classes.check}>
        {state.status === 'done' && <SealResult report={state.report} />}
        {state.status === 'unable' && <FormattedMessage id="public.seals.unable" />}
        {state.status === 'stopped' && (
          <FormattedMessage
            id="public.seals.stopped"
            values={{ error: <FormattedMessage id="shared.error" values={{ code: state.error.code }} /> }}
          />
        )}
      </div>
      {state.status === 'stopped' && (
        <div className={classes.line}>
          <Button onClick={resume}>
            <FormattedMessage id="common.resume" />
          </Button>
          {cancelButton}
        </div>
      )}
    </div>
  );
}

/** Most serious first. */
const sections: readonly ReportSection[] = ['removed', 'resettled', 'edited', 'late', 'voided', 'recorded'];

/** Tips shown per section; `verify.mjs` lists more. */
const maxTips = 50;

function SealResult({ report }: { readonly report: SealReport }) {
  const language = useLanguage();
  const { isOn: isAfterTax } = useTaxChoice();
  const { problem, seals, tips, closed, counts, counted, published, withRemoved, figures } = report;
  const yieldText = ({ yield: percent }: { yield: number | null }) =>
    percent === null ? '–' : formatPercent(percent / 100, language, 2);
  const values = {
    tips: counted.tips,
    percent: yieldText(counted),
    units: formatUnits(counted.units, language),
    published: published && yieldText(published),
    publishedTips: published?.tips,
  };
  return (
    <>
      <b style={{ color: signInk(report.isOk ? 1 : -1) }}>
        {problem === null ? (
          <FormattedMessage id="public.seals.ok" values={{ seals, tips }} />
        ) : (
          <FormattedMessage
            id="public.seals.problem"
            values={{ problem: problem.code, sequence: problem.sequence, tip: problem.tipNumber }}
          />
        )}
      </b>
      {(problem === null || problem.code === 'FIGURES_DIFFER') && (
        <p>
          <FormattedMessage id="public.seals.figures" values={{ ...values, outcome: figures }} />
        </p>
      )}
      {isAfterTax && (
        <p>
          <FormattedMessage id="public.seals.beforeTax" />
        </p>
      )}
      {closed > 0 && (
        <p>
          <FormattedMessage id="public.seals.closed" values={{ count: closed }} />
        </p>
      )}
      {withRemoved.tips > counted.tips && (
        <p>
          <FormattedMessage id="public.seals.withRemoved" values={{ percent: yieldText(withRemoved) }} />
        </p>
      )}
      {sections.map(
        (name) =>
          counts[name] > 0 && (
            <details key={name} className={classes.list}>
              <summary>
                <FormattedMessage id="public.seals.list" values={{ kind: name, count: counts[name] }} />
              </summary>
              <ul>
                {report[name].slice(0, maxTips).map((tip) => (
                  <li key={tip.sequence}>
                    <FormattedMessage
                      id="public.seals.tip"
                      values={{
                        tip: tip.tipNumber,
                        sequence: tip.sequence,
                        time: dateTimeText(tip.sealedAt),
                      }}
                    />
                    {tip.afterKickOff && (
                      <b>
                        {' '}
                        <FormattedMessage id="public.seals.afterKickOff" />
                      </b>
                    )}
                    {name === 'voided' && tip.reason && <>: {tip.reason}</>}
                  </li>
                ))}
              </ul>
            </details>
          ),
      )}
    </>
  );
}
