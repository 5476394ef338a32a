import { type ChoiceGroupProps, toggleChoice } from './choice.ts';
import styles from './choice-card.module.css';
import { ChoiceCard } from './choice-card.tsx';
import { useFieldWiring } from './field.tsx';
import { FieldGroup } from './field-group.tsx';
import { useNumberKeys } from './use-number-keys.ts';

export interface CheckboxCardsProps extends ChoiceGroupProps {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly columns?: 1 | 2 | 3 | 4;
  /** Keys 1–9 toggle a card. */
  readonly numberKeys?: boolean;
}

/** Any number of choices, as large cards; choosing an `exclusive` option clears the others. */
export const CheckboxCards = ({
  options,
  value,
  onChange,
  columns = 1,
  numberKeys = false,
  ...field
}: CheckboxCardsProps) => {
  const { id, descriptionId, errorId } = useFieldWiring(field);
  useNumberKeys(numberKeys, (index) => {
    const option = options[index];
    if (option && !option.disabled) onChange(toggleChoice(options, value, option.value));
  });
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
      <div className={styles.cards} data-columns={columns}>
        {options.map((option, index) => (
          <ChoiceCard
            key={option.value}
            type="checkbox"
            id={index === 0 ? id : `${id}-${option.value}`}
            name={field.name}
            option={option}
            hotkey={numberKeys && index < 9 ? index + 1 : undefined}
            checked={value.includes(option.value)}
            onPress={() => onChange(toggleChoice(options, value, option.value))}
          />
        ))}
      </div>
    </FieldGroup>
  );
};
