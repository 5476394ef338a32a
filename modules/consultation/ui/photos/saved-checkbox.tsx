import { useState } from 'react';
import { refreshPage } from '#client/routing/navigate.ts';
import { CheckboxField, type CheckboxFieldProps } from '#client/ui/checkbox-field.tsx';

type SavedCheckboxProps = Pick<CheckboxFieldProps, 'id' | 'name' | 'label' | 'description'> & {
  /** As it is saved. */
  readonly checked: boolean;
  /** Saves it; false when that failed. */
  readonly onSave: (isOn: boolean) => Promise<boolean>;
};

/**
 * A checkbox that is saved when it is pressed. It shows the new state immediately, and the saved one when that fails.
 */
export const SavedCheckbox = ({ checked, onSave, ...field }: SavedCheckboxProps) => {
  const [pressed, setPressed] = useState<boolean | null>(null);
  const save = async (isOn: boolean) => {
    setPressed(isOn);
    if (await onSave(isOn)) await refreshPage();
    setPressed(null);
  };
  return (
    <CheckboxField {...field} optional checked={pressed ?? checked} onChange={(isOn) => void save(isOn)} />
  );
};
