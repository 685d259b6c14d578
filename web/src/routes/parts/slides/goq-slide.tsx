import { FormattedMessage } from 'react-intl';
import { formatDecimal, useLanguage } from '../../../shared/ui/formats.ts';
import { sampleQuality } from '../../lib/sample-data.ts';
import { QualityLine } from './quality-line.tsx';
import { SlidePanel } from './slide-panel.tsx';
import classes from './slides.module.css';

/** The quality index of the guarantee: its current value, history, and number of tips. */
export function GoqSlide() {
  const language = useLanguage();
  const { months, tips } = sampleQuality;
  const last = months.at(-1) ?? 0;
  return (
    <SlidePanel title={<FormattedMessage id="public.home.slide.goqLong" />}>
      <div className={classes.quality}>
        <dl className={classes.facts} data-figures>
          <div>
            <dt>
              <FormattedMessage id="public.home.goq.index" />
            </dt>
            <dd className={classes.big}>{formatDecimal(last, language, { decimals: 1 })}</dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="public.home.goq.tips" />
            </dt>
            <dd>{tips}</dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="common.state" />
            </dt>
            <dd className={classes.good}>
              <FormattedMessage id="public.home.goq.above" />
            </dd>
          </div>
        </dl>
        <QualityLine className={classes.line} values={months} />
        <small>
          <FormattedMessage id="public.home.goq.scale" />
        </small>
      </div>
    </SlidePanel>
  );
}
