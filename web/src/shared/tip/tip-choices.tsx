import { Box, Flex } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Chip, Segments } from '../ui/choices.tsx';
import { type TipKind, type TipStatusChoice, tipKinds, tipStatuses } from './tip-params.ts';

interface TipChoice {
  readonly kind: TipKind | null;
  readonly status: TipStatusChoice | null;
}

interface TipChoicesProps {
  readonly permissions: readonly string[];
  /** Null for all. */
  readonly value: TipChoice;
  readonly onChange: (change: Partial<TipChoice>) => void;
}

/** Filters a list of tips by status, and by the kinds that the user may see. */
export function TipChoices({ permissions, value, onChange }: TipChoicesProps) {
  const intl = useIntl();
  const permitted = tipKinds.filter(({ permission }) => permissions.includes(permission));
  return (
    <Flex gap="10px 20px" justify="space-between" wrap="wrap" miw={0}>
      {permitted.length > 1 && (
        <Flex
          component="fieldset"
          gap={6}
          wrap={{ base: 'wrap', md: 'nowrap' }}
          aria-label={intl.formatMessage({ id: 'common.kind' })}
        >
          <Chip pressed={value.kind === null} onPress={() => onChange({ kind: null })}>
            <FormattedMessage id="shared.tip.kindFilter" values={{ kind: 'all' }} />
          </Chip>
          {permitted.map(({ type }) => (
            <Chip key={type} pressed={value.kind === type} onPress={() => onChange({ kind: type })}>
              <FormattedMessage id="shared.tip.kindFilter" values={{ kind: type }} />
            </Chip>
          ))}
        </Flex>
      )}
      <Box miw={0}>
        <Segments
          label={intl.formatMessage({ id: 'common.status' })}
          labelHidden
          canWrap
          value={value.status}
          values={[null, ...tipStatuses]}
          nameOf={(status) =>
            intl.formatMessage({ id: 'shared.tip.statusFilter' }, { status: status ?? 'all' })
          }
          onChange={(status) => onChange({ status })}
        />
      </Box>
    </Flex>
  );
}
