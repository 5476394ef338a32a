import { useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './date-field.module.css';
import { type DateParts, fromDateParts, toDateParts } from './date-parts.ts';
import fieldStyles from './field.module.css';
import { type FieldProps, useFieldWiring } from './field.tsx';
import { FieldGroup } from './field-group.tsx';

export interface DateFieldProps extends Omit<FieldProps, 'id'> {
  /** `YYYY-MM-DD` to start with. The field keeps what is typed; give it another `key` to reset it. */
  readonly defaultValue?: string;
  /** `YYYY-MM-DD`, or '' while a part is missing. */
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
  /** Lets the browser fill a date of birth. */
  readonly birthday?: boolean;
}

const parts: readonly { key: keyof DateParts; label: string; length: number; hint: string }[] = [
  { key: 'month', label: 'Month', length: 2, hint: 'MM' },
  { key: 'day', label: 'Day', length: 2, hint: 'DD' },
  { key: 'year', label: 'Year', length: 4, hint: 'YYYY' },
];

/** Month, day and year in US order, each typed into its own box. */
export const DateField = ({ defaultValue, onChange, onBlur, birthday, ...field }: DateFieldProps) => {
  const [typed, setTyped] = useState(() => toDateParts(defaultValue));
  const { id, descriptionId, errorId, control } = useFieldWiring(field);
  return (
    <FieldGroup
      legend={field.label}
      hideLegend={field.hideLabel}
      description={field.description}
      descriptionId={descriptionId}
      error={field.error}
      errorId={errorId}
      optional={field.optional}
    >
      <div className={styles.parts}>
        {parts.map(({ key, label, length, hint }) => (
          <label key={key} className={styles.part} data-part={key}>
            <span className={styles.label}>{label}</span>
            <input
              id={key === 'month' ? id : `${id}-${key}`}
              className={classNames(fieldStyles.control, 'tabular')}
              value={typed[key]}
              inputMode="numeric"
              maxLength={length}
              placeholder={hint}
              autoComplete={birthday ? `bday-${key}` : 'off'}
              aria-invalid={control['aria-invalid']}
              aria-describedby={control['aria-describedby']}
              aria-required={control['aria-required']}
              onBlur={onBlur}
              onChange={(event) => {
                const next = { ...typed, [key]: event.currentTarget.value.replace(/\D/g, '') };
                setTyped(next);
                onChange?.(fromDateParts(next));
              }}
            />
          </label>
        ))}
      </div>
      <input type="hidden" name={field.name} value={fromDateParts(typed)} />
    </FieldGroup>
  );
};
