import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import cards from './choice-cards.module.css';
import classes from './choice-field.module.css';
import segments from './choice-segments.module.css';

const looks = { segments, cards };

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
  const dress = looks[look];
  return (
    <fieldset className={classes.field} aria-describedby={error ? errorId : undefined}>
      <legend className={classes.legend}>{label}</legend>
      <div className={`${classes.choices} ${dress.choices}`} data-invalid={Boolean(error)}>
        {choices.map((choice, index) => (
          <label className={`${classes.choice} ${dress.choice}`} key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              data-cart-field={index === 0 ? field : undefined}
            />
            {look === 'cards' && <i className={cards.mark} aria-hidden="true" />}
            <span className={`${classes.words} ${dress.words}`}>
              <span>{choice.label}</span>
              {choice.note && <small className={dress.note}>{choice.note}</small>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p className={classes.error} id={errorId}>
          <IconAlertCircle size={14} stroke={1.8} aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  );
}
