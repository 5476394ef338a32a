import { type Plan, savingOf } from './plan-prices.ts';
import styles from './saving.module.css';

interface SavingProps {
  readonly plan: Plan;
  /** The supplies to choose from. */
  readonly plans: readonly Plan[];
}

/** What a longer supply saves a month. Nothing where it saves nothing. */
export const Saving = ({ plan, plans }: SavingProps) => {
  const saving = savingOf(plan, plans);
  return saving ? (
    <p className={styles.saving}>
      {saving.percent}% less a month than {saving.than} at a time
    </p>
  ) : null;
};
