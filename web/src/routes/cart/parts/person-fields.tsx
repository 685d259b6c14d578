import { Flex, TextInput } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCart } from '../../../shared/cart/use-cart.ts';
import type { CartField } from '../lib/check-cart.ts';
import { FieldError } from './field-error.tsx';

const fields = [
  {
    key: 'firstName',
    label: 'common.firstName',
    missingText: 'public.cart.missing.firstName',
    autoComplete: 'given-name',
  },
  {
    key: 'lastName',
    label: 'common.lastName',
    missingText: 'public.cart.missing.lastName',
    autoComplete: 'family-name',
  },
] as const;

/** Who buys. */
export function PersonFields({ missing }: { missing: readonly CartField[] }) {
  const intl = useIntl();
  const { cart, change } = useCart();
  return (
    <Flex gap="sm" align="start">
      {fields.map(({ key, label, missingText, autoComplete }) => (
        <TextInput
          key={key}
          size="sm"
          flex={1}
          name={key}
          autoComplete={autoComplete}
          maxLength={100}
          data-cart-field={key}
          label={intl.formatMessage({ id: label })}
          value={cart[key]}
          onChange={(event) => change({ [key]: event.currentTarget.value })}
          error={
            missing.includes(key) && (
              <FieldError>
                <FormattedMessage id={missingText} />
              </FieldError>
            )
          }
        />
      ))}
    </Flex>
  );
}
