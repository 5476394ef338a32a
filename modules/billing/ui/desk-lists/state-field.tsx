import { SelectField } from '#client/ui/select-field.tsx';

export interface StateFieldProps {
  /** The states that can be chosen, with their words. */
  readonly names: Readonly<Record<string, string>>;
  /** The state that is shown; null for every state. */
  readonly state: string | null;
}

/** The field of a list's filter that chooses one state. */
export const StateField = ({ names, state }: StateFieldProps) => (
  <SelectField
    name="state"
    label="State"
    placeholder="Every state"
    options={Object.entries(names).map(([value, label]) => ({ value, label }))}
    defaultValue={state ?? ''}
  />
);
