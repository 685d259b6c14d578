import { Switch } from '@mantine/core';
import { useIntl } from 'react-intl';
import styles from './active-switch.module.css';

interface ActiveSwitchProps {
  /** Name of the league. */
  readonly name: string;
  readonly isActive: boolean;
  readonly onToggle: () => void;
}

/** A switch that is on for an active league. */
export function ActiveSwitch({ name, isActive, onToggle }: ActiveSwitchProps) {
  const intl = useIntl();
  return (
    <Switch
      size="sm"
      withThumbIndicator={false}
      aria-label={intl.formatMessage({ id: 'shared.league.active' }, { name })}
      checked={isActive}
      onChange={onToggle}
      classNames={{ body: styles.body, input: styles.input, track: styles.track }}
    />
  );
}
