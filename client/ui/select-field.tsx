import fieldStyles from './field.module.css';
import { type FieldProps, FieldShell, useFieldWiring } from './field.tsx';
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

export const SelectField = ({
  label,
  name,
  id: givenId,
  description,
  error,
  optional,
  hideLabel,
  options,
  onChange,
  placeholder,
  ...rest
}: SelectFieldProps) => {
  const { id, descriptionId, errorId, control } = useFieldWiring({
    name,
    id: givenId,
    description,
    error,
    optional,
  });
  return (
    <FieldShell
      {...{ label, name, description, error, optional, hideLabel, descriptionId, errorId }}
      htmlFor={id}
    >
      <span className={styles.wrap}>
        <select
          {...rest}
          {...control}
          className={`${fieldStyles.control} ${styles.select}`}
          onChange={onChange ? (event) => onChange(event.currentTarget.value) : undefined}
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
    </FieldShell>
  );
};
