import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  effectivenessFacts_effectiveness$data,
  effectivenessFacts_effectiveness$key,
} from '../../../__generated__/effectivenessFacts_effectiveness.graphql.ts';
import { AfterTaxMark, type ShownFigures, useAfterTax } from '../../../shared/tax/after-tax.tsx';
import { bandHalfWidth } from '../../../shared/ui/chart/confidence-band.ts';
import { dateTimeParts } from '../../../shared/ui/dates.ts';
import {
  formatDecimal,
  formatPercent,
  formatUnits,
  signInk,
  useLanguage,
} from '../../../shared/ui/formats.ts';
import classes from './effectiveness-facts.module.css';

const effectivenessFragment = graphql`
  fragment effectivenessFacts_effectiveness on Effectiveness {
    from
    to
    sampleSize
    won
    lost
    stakeUnits
    profitUnits
    yieldPercent
  }
`;

interface EffectivenessFactsProps {
  readonly effectiveness: effectivenessFacts_effectiveness$key;
}

/** What the result is counted from: the sample, its dates, stakes and profit. What the server leaves out is left out. */
export function EffectivenessFacts({ effectiveness }: EffectivenessFactsProps) {
  const shown = useAfterTax();
  const data = figuresOf(useFragment(effectivenessFragment, effectiveness), shown);
  const language = useLanguage();
  const interval = intervalOf(data);
  const day = (iso: string) => dateTimeParts(iso).date;
  return (
    <dl className={classes.facts}>
      {data.sampleSize != null && (
        <Fact name={<FormattedMessage id="public.effectiveness.sample" />}>
          <FormattedMessage id="public.effectiveness.tips" values={{ count: data.sampleSize }} />
        </Fact>
      )}
      {data.from && data.to && (
        <Fact name={<FormattedMessage id="common.period" />}>
          {day(data.from)} – {day(data.to)}
        </Fact>
      )}
      {data.stakeUnits != null && (
        <Fact name={<FormattedMessage id="common.staked" />}>
          <FormattedMessage
            id="public.effectiveness.units"
            values={{ units: formatDecimal(data.stakeUnits, language, { decimals: 1 }) }}
          />
        </Fact>
      )}
      {data.profitUnits != null && (
        <Fact name={<Marked id="common.balance" />} value={data.profitUnits}>
          <FormattedMessage
            id="public.effectiveness.units"
            values={{ units: formatUnits(data.profitUnits, language) }}
          />
        </Fact>
      )}
      {interval && (
        <Fact name={<Marked id="public.effectiveness.interval" />}>
          <FormattedMessage
            id="public.effectiveness.fromTo"
            values={{ low: formatUnits(interval.low, language), high: formatUnits(interval.high, language) }}
          />
        </Fact>
      )}
      {data.yieldPercent != null && (
        <Fact name={<Marked id="common.yield" />} value={data.yieldPercent}>
          {formatPercent(data.yieldPercent / 100, language, 1)}
        </Fact>
      )}
      {data.won != null && data.lost != null && (
        <Fact name={<FormattedMessage id="public.effectiveness.wonLost" />}>
          <FormattedMessage
            id="public.effectiveness.wonAndLost"
            values={{ won: data.won, lost: data.lost }}
          />
        </Fact>
      )}
    </dl>
  );
}

/** The figures as the reader wants them; what cannot be told after tax is left out. */
function figuresOf(
  data: effectivenessFacts_effectiveness$data,
  shown: ShownFigures,
): effectivenessFacts_effectiveness$data {
  const { profitUnits, stakeUnits, yieldPercent } = data;
  if (!shown.isOn) return data;
  return {
    ...data,
    profitUnits: profitUnits == null || stakeUnits == null ? null : shown.profit(profitUnits, stakeUnits),
    yieldPercent: yieldPercent == null ? null : shown.yieldPercent(yieldPercent),
  };
}

interface MarkedProps {
  readonly id: 'common.balance' | 'public.effectiveness.interval' | 'common.yield';
}

/** The name of a figure that tax changes. */
const Marked = ({ id }: MarkedProps) => (
  <>
    <FormattedMessage id={id} />
    <AfterTaxMark />
  </>
);

/** Between what chance alone would leave 95 % of such results; null where the totals do not say that. */
function intervalOf(data: effectivenessFacts_effectiveness$data): { low: number; high: number } | null {
  const { won, lost, stakeUnits, profitUnits } = data;
  if (won == null || lost == null || stakeUnits == null || profitUnits == null) return null;
  const half = bandHalfWidth({ won, lost, stakeUnits, profitUnits }, won + lost);
  return half === null ? null : { low: profitUnits - half, high: profitUnits + half };
}

interface FactProps {
  readonly name: ReactNode;
  /** A figure whose sign decides the colour. */
  readonly value?: number;
  readonly children: ReactNode;
}

function Fact({ name, value = 0, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd style={{ color: signInk(value) }}>{children}</dd>
    </div>
  );
}
