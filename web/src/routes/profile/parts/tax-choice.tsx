import { Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { HIGHEST_TAX } from '../../../shared/tax/after-tax.ts';
import { AfterTaxSwitch } from '../../../shared/tax/after-tax-switch.tsx';
import { useTaxChoice } from '../../../shared/tax/use-after-tax.ts';
import { DecimalField } from '../../../shared/ui/decimal-field.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';

/** Whether figures are shown after tax on this device, and at which rate. */
export function TaxChoice() {
  const intl = useIntl();
  const [choice, change] = useTaxChoice();
  return (
    <Panel title={<FormattedMessage id="member.profile.tax" />}>
      <Stack p="md" gap="md">
        <AfterTaxSwitch />
        <DecimalField
          label={intl.formatMessage({ id: 'member.profile.taxRate' })}
          description={intl.formatMessage({ id: 'member.profile.taxHelp' })}
          value={choice.percent}
          onChange={(percent) => {
            if (percent !== null) change({ ...choice, percent });
          }}
          min={0}
          max={HIGHEST_TAX}
          clampBehavior="strict"
          decimalScale={1}
        />
      </Stack>
    </Panel>
  );
}
