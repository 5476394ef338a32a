import type { Ref } from 'react';
import fieldStyles from './field.module.css';
import { Field, type FieldProps, onValue, splitFieldProps } from './field.tsx';
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
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line text field; it grows with its content where the browser supports it. */
export const TextArea = ({ onChange, rows = 4, ...props }: TextAreaProps) => {
  const { field, rest } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={`${fieldStyles.control} ${styles.area}`}
          onChange={onValue(onChange)}
        />
      )}
    </Field>
  );
};
