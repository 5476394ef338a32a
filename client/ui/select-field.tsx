import fieldStyles from './field.module.css';
import { Field, type FieldProps, onValue, splitFieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './select-field.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps extends FieldProps {
  readonly options: readonly SelectOption[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
  /** Shown while nothing is chosen; its value is the empty string. */
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly disabled?: boolean;
}

export const SelectField = ({ options, onChange, placeholder, ...props }: SelectFieldProps) => {
  const { field, rest } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.wrap}>
          <select
            {...rest}
            {...control}
            className={`${fieldStyles.control} ${styles.select}`}
            onChange={onValue(onChange)}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size={20} className={styles.chevron} />
        </span>
      )}
    </Field>
  );
};
