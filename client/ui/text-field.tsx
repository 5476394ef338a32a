import type { AriaAttributes, HTMLInputAutoCompleteAttribute, KeyboardEvent } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps, onValue, splitFieldProps } from './field.tsx';

/** ARIA attributes of a field that offers suggestions. */
type ComboboxProps = Pick<
  AriaAttributes,
  'aria-autocomplete' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
> & { readonly role?: 'combobox' };

export interface TextFieldProps extends FieldProps, ComboboxProps {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'password';
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly autoCapitalize?: 'none' | 'words' | 'sentences' | 'characters';
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly spellCheck?: boolean;
}

export const TextField = ({ onChange, type = 'text', ...props }: TextFieldProps) => {
  const { field, rest } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <input {...rest} {...control} type={type} className={styles.control} onChange={onValue(onChange)} />
      )}
    </Field>
  );
};
