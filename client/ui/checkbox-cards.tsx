import { type ChoiceGroupProps, toggleChoice } from './choice.ts';
import styles from './choice-card.module.css';
import { ChoiceCard } from './choice-card.tsx';
import { ChoiceGroup } from './choice-group.tsx';
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
  value,
  onChange,
  columns = 1,
  numberKeys = false,
  ...field
}: CheckboxCardsProps) => {
  const { options, name } = field;
  useNumberKeys(numberKeys, (index) => {
    const option = options[index];
    if (option && !option.disabled) onChange(toggleChoice(options, value, option.value));
  });
  return (
    <ChoiceGroup {...field} className={styles.cards} columns={columns}>
      {(option, id, index) => (
        <ChoiceCard
          key={option.value}
          type="checkbox"
          {...{ id, name, option }}
          hotkey={numberKeys && index < 9 ? index + 1 : undefined}
          checked={value.includes(option.value)}
          onPress={() => onChange(toggleChoice(options, value, option.value))}
        />
      )}
    </ChoiceGroup>
  );
};
