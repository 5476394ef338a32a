import { TextField, type TextFieldProps } from './text-field.tsx';

/** Formats ten US digits, with or without +1 and punctuation, as `(503) 555-0142`; returns anything else unchanged. */
export const formatPhone = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10) return typed;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
};

export interface PhoneFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'defaultValue' | 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A US phone number, formatted when the field loses the focus. */
export const PhoneField = ({ value, onChange, onBlur, ...rest }: PhoneFieldProps) => (
  <TextField
    autoComplete="tel-national"
    {...rest}
    type="tel"
    inputMode="tel"
    value={value}
    onChange={onChange}
    onBlur={() => {
      const tidy = formatPhone(value);
      if (tidy !== value) onChange(tidy);
      onBlur?.();
    }}
  />
);
