import { FormattedMessage } from 'react-intl';
import { claims } from '../../../shared/content/claims.ts';
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
