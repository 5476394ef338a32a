import { TextField, type TextFieldProps } from './text-field.tsx';

/** A first name, completed by the browser. */
export const FirstNameField = (props: Omit<TextFieldProps, 'type' | 'inputMode' | 'label'>) => (
  <TextField autoComplete="given-name" autoCapitalize="words" {...props} label="First name" />
);
