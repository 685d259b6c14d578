import { Switch, type SwitchProps } from '@mantine/core';

/** A switch whose track can be seen on every ground, whether it is on or off. */
export function PlainSwitch(props: SwitchProps) {
  return <Switch withThumbIndicator={false} {...props} />;
}
