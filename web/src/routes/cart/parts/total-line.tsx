import { FormattedMessage } from 'react-intl';
import { formatMoney } from '../../../shared/ui/format-money.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import type { CartPrice } from '../lib/price-lines.ts';
import classes from './pay-button.module.css';

interface TotalLineProps {
  price: CartPrice | null;
  isReading: boolean;
  /** The day on which the order ends, `DD.MM.YYYY`. */
  until: string | null;
  /** The day on which it begins, where that is later. */
  from?: string | null;
}

/** The sum to pay, large. */
export function TotalLine({ price, isReading, until, from = null }: TotalLineProps) {
  const language = useLanguage();
  return (
    <div className={classes.total} data-old={isReading}>
      <span>
        <FormattedMessage id="public.cart.total" />
        {until && (
          <small>
            <FormattedMessage
              id={from ? 'public.cart.from' : 'public.cart.until'}
              values={{ from, date: until }}
            />
          </small>
        )}
      </span>
      <b>{price ? formatMoney(price.totalPln, language) : '–'}</b>
    </div>
  );
}
