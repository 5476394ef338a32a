import { TextField, type TextFieldProps } from '#client/ui/text-field.tsx';

/** An email address or an id, typed in full: neither completed nor corrected. */
export const PersonField = (props: Omit<TextFieldProps, 'type'>) => (
  <TextField {...props} autoComplete="off" autoCapitalize="none" spellCheck={false} />
);
