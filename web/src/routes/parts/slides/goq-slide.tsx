import { FormattedMessage } from 'react-intl';
import { formatDecimal, useLanguage } from '../../../shared/ui/formats.ts';
import { sampleQuality } from '../../lib/sample-data.ts';
import { SlidePanel } from './slide-panel.tsx';
import classes from './slides.module.css';

/** The quality index of the guarantee: its current value, history, and number of tips. */
export function GoqSlide() {
  const language = useLanguage();
  const { months, tips } = sampleQuality;
  const facts = [
    ['public.home.goq.index', formatDecimal(months.at(-1) ?? 0, language, { decimals: 1 }), classes.big],
    ['public.home.goq.tips', tips, undefined],
    ['common.state', <FormattedMessage key="state" id="public.home.goq.above" />, classes.good],
  ] as const;
  return (
    <SlidePanel title="public.home.slide.goqLong">
      <div className={classes.quality}>
        <dl className={classes.facts} data-figures>
          {facts.map(([id, value, className]) => (
            <div key={id}>
              <dt>
                <FormattedMessage id={id} />
              </dt>
              <dd className={className}>{value}</dd>
            </div>
          ))}
        </dl>
        <QualityLine values={months} />
        <small>
          <FormattedMessage id="public.home.goq.scale" />
        </small>
      </div>
    </SlidePanel>
  );
}

interface QualityLineProps {
  /** The index month by month; 100 is the market. */
  readonly values: readonly number[];
}

const width = 320;
const height = 96;
const market = 100;
const round = (value: number): number => Math.round(value * 10) / 10;

/** The quality index over time, with the market as a dotted line. */
export function QualityLine({ values }: QualityLineProps) {
  const low = Math.min(market, ...values) - 0.5;
  const high = Math.max(market, ...values) + 0.5;
  const y = (value: number) => round(height - ((value - low) / (high - low)) * height);
  const x = (index: number) => round((index / (values.length - 1)) * width);
  const points = values.map((value, index) => `${x(index)},${y(value)}`).join(' ');
  return (
    <svg
      className={classes.chart}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <line x1="0" x2={width} y1={y(market)} y2={y(market)} />
      <polyline points={points} />
    </svg>
  );
}
