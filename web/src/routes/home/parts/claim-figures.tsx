import { FormattedMessage } from 'react-intl';
import values from '../../../../content/claims.json';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import classes from './claim-figures.module.css';

/** What the service claims to have achieved, if anything, never without the date and the source of the data. */
export function ClaimFigures() {
  const language = useLanguage();
  if (!claims) return null;
  // A claim is quoted digit by digit, without separators.
  const percent = (value: number) => `${value}${language === 'pl' ? '\u00a0' : ''}%`;
  return (
    <div className={classes.claims}>
      <dl className={classes.figures} data-figures>
        <div>
          <dt>
            <FormattedMessage id="common.yield" />
          </dt>
          <dd>{percent(claims.yieldPercent)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="public.home.roi" />
          </dt>
          <dd>{percent(claims.annualRoiPercent)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="public.home.leagues" />
          </dt>
          <dd>
            <FormattedMessage id="public.home.leaguesCount" />
          </dd>
        </div>
      </dl>
      <small>
        <FormattedMessage
          id="public.home.dataUntil"
          values={{
            date: claims.dataUntil.split('-').reverse().join('.'),
            source: claims.source[language],
          }}
        />{' '}
        <FormattedMessage id="content.hero.caution" />
      </small>
    </div>
  );
}

/** Results that were not counted here: in percent, with the last day (YYYY-MM-DD) of their data and whose they are. */
interface Claims {
  readonly yieldPercent: number;
  readonly annualRoiPercent: number;
  readonly dataUntil: string;
  readonly source: { readonly pl: string; readonly en: string };
}

/** What the operator claims in web/content/claims.json; null there for nothing. */
const claims: Claims | null = values;
