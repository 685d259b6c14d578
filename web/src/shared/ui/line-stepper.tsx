import { UnstyledButton } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import styles from './line-stepper.module.css';

interface LineStepperProps {
  /** What the line is for, for example `Gole`. */
  readonly label: string;
  /** The line. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Which side of the line counts; shown as > or <. */
  readonly comparison: 'OVER' | 'UNDER';
  /** The new line; never outside min and max, and not called where it stays. */
  readonly onChange: (line: number) => void;
}

/**
 * Moves a line by steps: − line +. The figure is one stop of the keyboard where arrows step and Home and End go to
 * the ends; the buttons are for fingers and pointers.
 */
export function LineStepper({ label, value, min, max, step, comparison, onChange }: LineStepperProps) {
  const intl = useIntl();
  const go = (wanted: number) => {
    const line = Math.min(Math.max(wanted, min), max);
    if (line !== value) onChange(line);
  };
  const keys: Readonly<Record<string, number>> = {
    ArrowUp: value + step,
    ArrowRight: value + step,
    ArrowDown: value - step,
    ArrowLeft: value - step,
    Home: min,
    End: max,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = keys[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    go(wanted);
  };
  const figure = value.toFixed(1);
  const stepper = (direction: -1 | 1) => ({
    className: styles.button,
    tabIndex: -1,
    'aria-label': intl.formatMessage(
      { id: direction < 0 ? 'shared.line.lower' : 'shared.line.higher' },
      { label },
    ),
    'aria-disabled': value === (direction < 0 ? min : max),
    onClick: () => go(value + direction * step),
  });

  return (
    <span className={styles.stepper}>
      <UnstyledButton {...stepper(-1)}>
        <IconMinus size={12} stroke={2} aria-hidden="true" />
      </UnstyledButton>
      <span
        className={styles.line}
        role="spinbutton"
        tabIndex={0}
        aria-label={intl.formatMessage({ id: 'shared.line.label' }, { label })}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={intl.formatMessage({ id: `shared.line.${comparison}` }, { line: figure })}
        onKeyDown={onKeyDown}
      >
        {comparison === 'OVER' ? '>' : '<'} {figure}
      </span>
      <UnstyledButton {...stepper(1)}>
        <IconPlus size={12} stroke={2} aria-hidden="true" />
      </UnstyledButton>
    </span>
  );
}
