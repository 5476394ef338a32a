import { PillRadios } from '#client/ui/pill-radios.tsx';
import { choicesAround, type DosedPlan, oftenOf, takenAs } from './dose-choices.ts';
import styles from './dose-picker.module.css';

interface DosePickerProps<P extends DosedPlan> {
  readonly product: string;
  readonly plans: readonly P[];
  readonly plan: P;
  readonly onChange: (plan: P) => void;
}

/** How often a drug is taken, and in which strength. A request: the clinician decides. Nothing without strengths. */
export const DosePicker = <P extends DosedPlan>({ product, plans, plan, onChange }: DosePickerProps<P>) => {
  const { often, strengths } = choicesAround(plans, plan);
  if (often.length < 2 && strengths.length === 0) return null;
  return (
    <div className={styles.dose}>
      {often.length > 1 ? (
        <PillRadios
          legend={
            <>
              Times a month<span className="visually-hidden"> for {product}</span>
            </>
          }
          options={often.map((value) => ({ value, label: value }))}
          value={oftenOf(plan)}
          onChange={(value) => onChange(takenAs(plans, plan, value))}
        />
      ) : null}
      {strengths.length > 1 ? (
        <PillRadios
          legend={
            <>
              Strength<span className="visually-hidden"> of {product}</span>
            </>
          }
          options={strengths.map(({ mg, usualStart }) => ({
            value: mg,
            label: usualStart ? `${mg} mg, usual start` : `${mg} mg`,
          }))}
          value={plan.dose?.mg ?? 0}
          onChange={(mg) => onChange(takenAs(plans, plan, oftenOf(plan), mg))}
        />
      ) : null}
      {strengths.length > 0 ? (
        <p className={styles.note}>Your clinician decides on strength and amount.</p>
      ) : null}
    </div>
  );
};
