import type { Hold, Snapshot } from '../snapshot.ts';

/** As the product writes it. */
const MOVED = 'moved to another state';

/** Rules of the model's answers whose holds one clinician alone must not lift. */
const hardRules: readonly string[] = [
  'URGENT-SYMPTOMS',
  'SELF-HARM',
  'H1',
  'H5',
  'PDE-NITRATE',
  'PDE-EMERG',
  'BP2b',
  'BP-CRISIS',
  'SSRI-MAOI',
  'SSRI-BIPOLAR',
  'PHQ9',
];

const problemsOf = ({
  rule_ids,
  is_hard_stop,
  lifted_at,
  lifted_by,
  lift_proposed_by,
  check_in_id,
  reason,
}: Hold): readonly string[] => {
  const isHard = rule_ids.some((id) => hardRules.includes(id));
  const hasTwoNames = lifted_by !== null && lift_proposed_by !== null && lifted_by !== lift_proposed_by;
  return [
    ...(isHard && !is_hard_stop ? [`The hold by ${rule_ids.join(', ')} is no hard stop.`] : []),
    // A patient who is back where the prescriber is licensed needs nobody, and neither does an answered check-in.
    ...(lifted_at !== null && lifted_by === null && check_in_id === null && reason !== MOVED
      ? ['A hold was lifted, and nobody is recorded for it.']
      : []),
    ...(lifted_at !== null && isHard && !hasTwoNames
      ? [`One clinician alone lifted the hold by ${rule_ids.join(', ')}.`]
      : []),
  ];
};

/** A prescription is on hold exactly while a hold of it is open, and two clinicians lift a hard stop. */
export const holdsHaveReasons = (all: Snapshot): readonly string[] => [
  ...all.prescriptions.flatMap(({ id, drug_type, status }) => {
    const open = all.holds.filter(
      ({ prescription_id, lifted_at, check_in_id }) =>
        prescription_id === id && lifted_at === null && check_in_id === null,
    );
    const what = `The prescription ${id} (${drug_type})`;
    if (status === 'on_hold' && open.length === 0) return [`${what} is on hold for no reason.`];
    return status === 'active' && open.length > 0 ? [`${what} is active with an open hold.`] : [];
  }),
  ...all.holds.flatMap(problemsOf),
];
