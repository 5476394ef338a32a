import type { Snapshot } from '../snapshot.ts';

/** Nothing is prescribed that was stopped in another account while nobody has decided whether it is the patient's. */
export const undecidedAccountsRefuse = (all: Snapshot): readonly string[] =>
  all.history.undecided.flatMap(({ name, drugTypes, since, until }) =>
    all.prescriptions
      .filter(
        ({ drug_type, signed_at }) =>
          drugTypes.includes(drug_type) && signed_at > since && (until === null || signed_at < until),
      )
      .map(
        ({ id, drug_type }) =>
          `The prescription ${id} (${drug_type}) was signed while “${name}” stopped it in an undecided account.`,
      ),
  );
