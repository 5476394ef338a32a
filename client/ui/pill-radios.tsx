import { type ReactNode, useId } from 'react';
import styles from './pill-radios.module.css';

export interface PillRadiosProps<Value extends string | number> {
  readonly legend: ReactNode;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Large, with the native radio button in view. */
  readonly wide?: boolean;
}

/** One choice of a few short options, side by side: a cadence, a form. */
export const PillRadios = <Value extends string | number>({
  legend,
  options,
  value,
  onChange,
  wide,
}: PillRadiosProps<Value>) => {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options} data-wide={wide}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className="press-area"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
