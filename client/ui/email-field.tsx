import { TextField, type TextFieldProps } from './text-field.tsx';

/** An email address: not corrected, and completed by the browser. */
export const EmailField = (props: Omit<TextFieldProps, 'type' | 'inputMode' | 'label'>) => (
  <TextField
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
    label="Email"
    type="email"
    inputMode="email"
  />
);
