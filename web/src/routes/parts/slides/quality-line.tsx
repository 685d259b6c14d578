import classes from './quality-line.module.css';

interface QualityLineProps {
  /** The index month by month; 100 is the market. */
  readonly values: readonly number[];
  readonly className?: string | undefined;
}

const width = 320;
const height = 96;
const market = 100;

/** The quality index over time, with the market as a dotted line. */
export function QualityLine({ values, className }: QualityLineProps) {
  const low = Math.min(market, ...values) - 0.5;
  const high = Math.max(market, ...values) + 0.5;
  const y = (value: number) => round(height - ((value - low) / (high - low)) * height);
  const x = (index: number) => round((index / (values.length - 1)) * width);
  const points = values.map((value, index) => `${x(index)},${y(value)}`).join(' ');
  return (
    <svg
      className={[classes.chart, className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <line className={classes.market} x1="0" x2={width} y1={y(market)} y2={y(market)} />
      <polyline className={classes.line} points={points} />
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
