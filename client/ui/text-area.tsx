import fieldStyles from './field.module.css';
import { type FieldProps, FieldShell, useFieldWiring } from './field.tsx';
import styles from './text-area.module.css';

export interface TextAreaProps extends FieldProps {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  readonly rows?: number;
  readonly maxLength?: number;
  readonly disabled?: boolean;
}

/** A multi-line text field; it grows with its content where the browser supports it. */
export const TextArea = ({
  label,
  name,
  id: givenId,
  description,
  error,
  optional,
  hideLabel,
  onChange,
  rows = 4,
  ...rest
}: TextAreaProps) => {
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
      <textarea
        {...rest}
        {...control}
        rows={rows}
        className={`${fieldStyles.control} ${styles.area}`}
        onChange={onChange ? (event) => onChange(event.currentTarget.value) : undefined}
      />
    </FieldShell>
  );
};
