import { useIntl } from 'react-intl';
import { DropPicture, NoOppositeSide } from '../ui/drop-picture.tsx';
import { useAfterTax } from './after-tax.tsx';

interface DropSideProps {
  /** Null for a market without an opposite side. */
  readonly odds:
    | { readonly label: string; readonly openingOdds: number; readonly odds: number }
    | null
    | undefined;
  readonly side: 'falling' | 'opposite';
}

/** The odds change of a side, after tax when switched on; an empty track without such a side. */
export function DropSide({ odds, side }: DropSideProps) {
  const intl = useIntl();
  const shown = useAfterTax();
  if (!odds) return <NoOppositeSide label={intl.formatMessage({ id: 'common.none' })} />;
  return (
    <DropPicture
      label={shown.named(odds.label)}
      from={shown.odds(odds.openingOdds)}
      to={shown.odds(odds.odds)}
      side={side}
    />
  );
}
