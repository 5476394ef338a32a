import { drugOf } from '../drugs.ts';
import type { Snapshot } from '../snapshot.ts';

/** An antidepressant is signed only for a patient who had agreed to its warning. */
export const warningsAreAgreed = ({ prescriptions, consents }: Snapshot): readonly string[] =>
  prescriptions
    .filter(({ product_id }) => drugOf(product_id).groups.includes('antidepressant'))
    .flatMap(({ id, signed_at }) => {
      const last = consents
        .filter(({ type, at }) => type === 'ssri_boxed_warning' && at <= signed_at)
        .toSorted((a, b) => a.at.getTime() - b.at.getTime())
        .at(-1);
      return last?.given
        ? []
        : [`The antidepressant ${id} was signed before the patient agreed to the warning.`];
    });
