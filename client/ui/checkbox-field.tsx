import type { ReactNode } from 'react';
import styles from './checkbox-field.module.css';
import { ChoiceRow } from './choice-row.tsx';
import { FieldError, type FieldProps, useFieldWiring } from './field.tsx';

export interface CheckboxFieldProps extends Omit<FieldProps, 'hideLabel' | 'label'> {
  /** The statement to agree to; may contain links. */
  readonly label: ReactNode;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  readonly disabled?: boolean;
  readonly onChange?: (checked: boolean) => void;
}

/** One checkbox. Never preselected for a consent. */
export const CheckboxField = ({
  label,
  description,
  checked,
  defaultChecked,
  disabled,
  onChange,
  ...field
}: CheckboxFieldProps) => {
  const { control, errorId } = useFieldWiring({ ...field, description: undefined });
  return (
    <div className={styles.field}>
      <ChoiceRow
        bare
        type="checkbox"
        id={control.id}
        name={control.name}
        label={label}
        description={description}
        checked={checked}
        defaultChecked={defaultChecked}
        disabled={disabled}
        required={!field.optional}
        invalid={Boolean(field.error)}
        describedBy={control['aria-describedby']}
        onPress={onChange}
      />
      <FieldError id={errorId} error={field.error} />
    </div>
  );
};
