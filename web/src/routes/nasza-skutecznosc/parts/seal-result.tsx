import { FormattedMessage } from 'react-intl';
import { useTaxChoice } from '../../../shared/tax/use-after-tax.ts';
import { dateTimeText } from '../../../shared/ui/date-time-parts.ts';
import { formatPercent } from '../../../shared/ui/format-percent.ts';
import { formatUnits } from '../../../shared/ui/format-units.ts';
import { signInk } from '../../../shared/ui/sign-ink.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import type { NamedList, SealReport } from '../lib/seal-report.ts';
import classes from './seals.module.css';

/** What is listed, the gravest first. */
const lists: readonly NamedList[] = ['removed', 'resettled', 'edited', 'late', 'voided', 'recorded'];

/** How many tips of a list are named here; `verify.mjs` names more. */
const maxShown = 50;

interface SealResultProps {
  readonly report: SealReport;
}

/** What a check of the chain has found, in words, and the tips that were changed or removed. */
export function SealResult({ report }: SealResultProps) {
  const language = useLanguage();
  const [{ isOn: isAfterTax }] = useTaxChoice();
  const { problem, seals, tips, closed, counts, counted, published, withRemoved, figures } = report;
  const shownYield = ({ yield: percent }: { yield: number | null }) =>
    percent === null ? '–' : formatPercent(percent / 100, language, 2);
  const values = {
    tips: counted.tips,
    percent: shownYield(counted),
    units: formatUnits(counted.units, language),
    published: published && shownYield(published),
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
          <FormattedMessage id="public.seals.withRemoved" values={{ percent: shownYield(withRemoved) }} />
        </p>
      )}
      {lists.map(
        (name) =>
          counts[name] > 0 && (
            <details key={name} className={classes.list}>
              <summary>
                <FormattedMessage id="public.seals.list" values={{ kind: name, count: counts[name] }} />
              </summary>
              <ul>
                {report[name].slice(0, maxShown).map((tip) => (
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
