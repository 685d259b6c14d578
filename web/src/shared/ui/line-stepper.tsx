import { UnstyledButton } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import styles from './line-stepper.module.css';

interface LineStepperProps {
  /** The stat, for example `Gole`. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Shown as > or <. */
  readonly comparison: 'OVER' | 'UNDER';
  /** Gets a changed line within min and max. */
  readonly onChange: (line: number) => void;
}

/** Changes a line with arrow keys, Home and End, by typing, or with buttons, which repeat while held. */
export function LineStepper({ label, value, min, max, step, comparison, onChange }: LineStepperProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const go = (target: number) => {
    setTyped(null);
    const line = Math.min(Math.max(target, min), max);
    if (line !== value) onChange(line);
  };
  const applyTyped = () => {
    const target = Number((typed ?? '').trim().replace(',', '.'));
    if (typed === null || typed.trim() === '' || Number.isNaN(target)) return setTyped(null);
    go(min + Math.round((target - min) / step) * step);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowUp: () => go(value + step),
    ArrowDown: () => go(value - step),
    // While typing they move the caret.
    ...(typed === null && { ArrowRight: () => go(value + step), ArrowLeft: () => go(value - step) }),
    Home: () => go(min),
    End: () => go(max),
    Enter: applyTyped,
    Escape: () => setTyped(null),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keys[event.key];
    if (action === undefined || (typed === null && (event.key === 'Escape' || event.key === 'Enter'))) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  const figure = value.toFixed(1);
  const sign = comparison === 'OVER' ? '>' : '<';

  return (
    <span className={styles.stepper}>
      <StepButton
        label={intl.formatMessage({ id: 'shared.line.lower' }, { label })}
        isAtEnd={value === min}
        onStep={() => go(value - step)}
        icon={<IconMinus size={12} stroke={2} aria-hidden="true" />}
      />
      <input
        className={styles.line}
        role="spinbutton"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? `${sign} ${figure}`}
        aria-label={intl.formatMessage({ id: 'shared.line.label' }, { label })}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={intl.formatMessage({ id: 'shared.line.value' }, { comparison, line: figure })}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/[^\d.,]/g, ''))}
        onKeyDown={onKeyDown}
        onBlur={applyTyped}
      />
      <StepButton
        label={intl.formatMessage({ id: 'shared.line.higher' }, { label })}
        isAtEnd={value === max}
        onStep={() => go(value + step)}
        icon={<IconPlus size={12} stroke={2} aria-hidden="true" />}
      />
    </span>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly isAtEnd: boolean;
  readonly onStep: () => void;
  readonly icon: ReactNode;
}

function StepButton({ label, isAtEnd, onStep, icon }: StepButtonProps) {
  return (
    <UnstyledButton
      className={styles.button}
      tabIndex={-1}
      aria-label={label}
      aria-disabled={isAtEnd}
      {...useRepeatingPress(onStep)}
    >
      {icon}
    </UnstyledButton>
  );
}

const repeatDelayMs = 400;
const repeatIntervalMs = 90;

/** Handlers of a button that repeats its action while a pointer holds it down. */
function useRepeatingPress(action: () => void) {
  const act = useCallbackRef(action);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const repeat = () => {
    hasRepeated.current = true;
    act();
    timer.current = setTimeout(repeat, repeatIntervalMs);
  };
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      if (button !== 0) return;
      hasRepeated.current = false;
      stop();
      timer.current = setTimeout(repeat, repeatDelayMs);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: ({ detail }: MouseEvent) => {
      stop();
      // Only a pointer's click ends a press. One by a screen reader has no detail, and steps.
      if (!hasRepeated.current || detail === 0) act();
    },
  };
}
