import { type ChoiceGroupProps, toggleChoice } from './choice.ts';
import styles from './choice-list.module.css';
import { ChoiceRow } from './choice-row.tsx';
import { useFieldWiring } from './field.tsx';
import { FieldGroup } from './field-group.tsx';

export interface CheckboxGroupProps extends ChoiceGroupProps {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Any number of choices from a list; choosing an `exclusive` option clears the others. */
export const CheckboxGroup = ({ options, value, onChange, ...field }: CheckboxGroupProps) => {
  const { id, descriptionId, errorId } = useFieldWiring(field);
  return (
    <FieldGroup
      legend={field.label}
      legendSize={field.legendSize}
      hideLegend={field.hideLabel}
      description={field.description}
      error={field.error}
      optional={field.optional}
      {...{ descriptionId, errorId }}
    >
      <div className={styles.list}>
        {options.map((option, index) => (
          <ChoiceRow
            key={option.value}
            type="checkbox"
            id={index === 0 ? id : `${id}-${option.value}`}
            name={field.name}
            value={option.value}
            label={option.label}
            description={option.description}
            disabled={option.disabled}
            checked={value.includes(option.value)}
            invalid={Boolean(field.error)}
            onPress={() => onChange(toggleChoice(options, value, option.value))}
          />
        ))}
      </div>
    </FieldGroup>
  );
};
