import { Switch, type SwitchProps } from '@mantine/core';

/** A switch whose track can be seen on every ground, whether it is on or off. */
export function PlainSwitch(props: SwitchProps) {
  return <Switch withThumbIndicator={false} {...props} />;
}

interface RowSwitchProps {
  /** What it switches, and of which row. */
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** A small switch in a row of a list; the column's head names it for the eye. */
export function RowSwitch({ label, isOn, onToggle }: RowSwitchProps) {
  return (
    <PlainSwitch
      size="sm"
      aria-label={label}
      checked={isOn}
      onChange={onToggle}
      // The label around the switch takes the finger; it is higher than what is seen.
      styles={{ body: { padding: '12px 0', margin: '-12px 0' } }}
    />
  );
}
