import { Box, Flex } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import radio from '../../../shared/ui/choice.module.css';
import classes from './choice-field.module.css';

interface Choice {
  value: string;
  label: ReactNode;
  /** A second line under the label. */
  note?: ReactNode;
}

interface ChoiceFieldProps {
  label: ReactNode;
  name: string;
  /** Segments in one row, or cards with a mark. */
  look: 'segments' | 'cards';
  value: string | null;
  choices: readonly Choice[];
  onChange: (value: string) => void;
  /** Under the choices: what is wrong. */
  error?: ReactNode;
  /** By which name the cart's form finds the field. */
  field?: string;
}

/** One of few, with all of them in sight: native radio buttons, so the arrow keys work as everywhere. */
export function ChoiceField({ label, name, look, value, choices, onChange, error, field }: ChoiceFieldProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <Box component="legend" mb={6} p={0} fz="var(--fs-13)" fw={600} lh="var(--lh-13)">
        {label}
      </Box>
      <div
        className={look === 'cards' ? classes.cards : `${radio.segments} ${classes.segments}`}
        data-invalid={Boolean(error)}
      >
        {choices.map((choice, index) => (
          <label className={radio.choice} key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              data-cart-field={index === 0 ? field : undefined}
            />
            {look === 'cards' && <i className={classes.mark} aria-hidden="true" />}
            <span>
              <span>{choice.label}</span>
              {choice.note && <small>{choice.note}</small>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <Flex
          component="p"
          id={errorId}
          gap={6}
          align="center"
          mt={6}
          c="var(--danger-text)"
          fz="xs"
          fw={500}
          lh="xs"
        >
          <IconAlertCircle size={14} stroke={1.8} aria-hidden />
          {error}
        </Flex>
      )}
    </fieldset>
  );
}
