import { Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Segments } from '../../../shared/ui/segments.tsx';
import { useDensity } from '../../../shared/ui/use-density.ts';

const styles = ['comfortable', 'compact'] as const;

/** How close together the rows of lists stand on this device. */
export function StyleChoice() {
  const intl = useIntl();
  const [style, change] = useDensity();
  return (
    <Panel title={<FormattedMessage id="member.profile.look" />}>
      <Stack p="md">
        <Segments
          label={intl.formatMessage({ id: 'member.profile.rows' })}
          value={style}
          options={styles.map((value) => ({
            value,
            label: intl.formatMessage({ id: 'member.profile.rowsName' }, { density: value }),
          }))}
          onChange={(value) => change(value === 'compact' ? 'compact' : 'comfortable')}
        />
      </Stack>
    </Panel>
  );
}
