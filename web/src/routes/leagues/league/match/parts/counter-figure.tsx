import { Box } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { formatDecimal } from '../../../../../shared/ui/format-decimal.ts';
import { formatPercent } from '../../../../../shared/ui/format-percent.ts';
import { useLanguage } from '../../../../../shared/ui/use-language.ts';
import type { Counter } from '../lib/counter-groups.ts';

interface CounterFigureProps {
  readonly counter: Counter;
}

/** A counter's figure: a count, a part with its percent, or a measure with its unit. */
export function CounterFigure({ counter }: CounterFigureProps) {
  const language = useLanguage();
  switch (counter.kind) {
    case 'count':
      return counter.value;
    case 'part':
      return (
        <>
          <FormattedMessage id="shared.form.hitsOf" values={{ hits: counter.value, sample: counter.of }} />
          <Box component="span" display="inline-block" w={48} c="var(--text-2)" fw={400}>
            {counter.of > 0 && formatPercent(counter.value / counter.of, language, 0)}
          </Box>
        </>
      );
    case 'measure': {
      const figure = formatDecimal(counter.value, language, { decimals: counter.decimals });
      if (counter.unit === 'none') return figure;
      return <FormattedMessage id="member.match.unit" values={{ unit: counter.unit, figure }} />;
    }
  }
}
