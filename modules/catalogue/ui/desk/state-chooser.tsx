import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { stateName, usStates } from '#kernel/us-states.ts';
import { Fields } from './fields.tsx';
import styles from './state-chooser.module.css';

export interface StateChooserProps {
  /** Codes in alphabetical order. */
  readonly value: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
  readonly description?: string;
  readonly error?: string;
}

/** The states where a product is not sold: added one by one from a list, and removed with a button. */
export const StateChooser = ({ value, onChange, description, error }: StateChooserProps) => (
  <Fields legend="States where it is not sold" look="chooser">
    {value.length === 0 ? (
      <p>It is sold in every state we serve.</p>
    ) : (
      <ul className={styles.chips}>
        {value.map((code) => (
          <li key={code}>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Sell in ${stateName(code)} again`}
              onClick={() => onChange(value.filter((one) => one !== code))}
            >
              {stateName(code)} <Icon name="close" size={16} />
            </Button>
          </li>
        ))}
      </ul>
    )}
    <SelectField
      name="unavailableStates"
      label="Add a state"
      placeholder="Choose a state"
      description={description}
      error={error}
      options={usStates
        .filter(([code]) => !value.includes(code))
        .map(([code, name]) => ({ value: code, label: name }))}
      value=""
      onChange={(code) => {
        if (code !== '') onChange([...value, code].toSorted());
      }}
    />
  </Fields>
);
