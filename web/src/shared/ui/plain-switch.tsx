import { Switch, type SwitchProps } from '@mantine/core';
import styles from './plain-switch.module.css';

interface PlainSwitchProps extends Omit<SwitchProps, 'classNames' | 'withThumbIndicator'> {
  /** A class of what holds the switch and its label. */
  readonly bodyClass?: string;
}

/** A switch whose track can be seen on every ground, whether it is on or off. */
export function PlainSwitch({ bodyClass = '', ...props }: PlainSwitchProps) {
  return (
    <Switch
      withThumbIndicator={false}
      classNames={{ body: bodyClass, input: styles.input, track: styles.track }}
      {...props}
    />
  );
}
