import { Checkbox, Group } from '@mantine/core';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { sportsChoice_sports$key } from '../../../../__generated__/sportsChoice_sports.graphql.ts';

const sportsFragment = graphql`
  fragment sportsChoice_sports on Sport @relay(plural: true) {
    sportId
    name
  }
`;

interface SportsChoiceProps {
  readonly sports: sportsChoice_sports$key;
  readonly chosen: readonly number[];
  readonly fault: string | undefined;
  readonly onChange: (chosen: readonly number[]) => void;
}

/** The sports that the filter is restricted to. */
export function SportsChoice({ sports: keys, chosen, fault, onChange }: SportsChoiceProps) {
  const intl = useIntl();
  const sports = useFragment(sportsFragment, keys);
  return (
    <Checkbox.Group
      label={intl.formatMessage({ id: 'admin.common.sports' })}
      description={intl.formatMessage({ id: 'admin.dropinfoFilter.sportsHelp' })}
      error={fault}
      value={chosen.map(String)}
      onChange={(values) => onChange(values.map(Number))}
    >
      <Group gap="lg">
        {sports.map(({ sportId, name }) => (
          <Checkbox key={sportId} size="sm" value={String(sportId)} label={name} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
