import { FormattedMessage } from 'react-intl';
import { PlainSwitch } from '../ui/plain-switch.tsx';
import { useTaxChoice } from './use-after-tax.ts';
import { useTaxToggle } from './use-tax-toggle.ts';

/** The one switch between figures after tax and figures as they are. */
export function AfterTaxSwitch() {
  const [{ isOn, percent }] = useTaxChoice();
  const toggle = useTaxToggle();
  return (
    <PlainSwitch
      size="sm"
      checked={isOn}
      onChange={toggle}
      label={<FormattedMessage id="shared.tax.switch" values={{ percent }} />}
    />
  );
}
