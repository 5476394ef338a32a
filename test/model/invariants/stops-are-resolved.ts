import type { Fact } from '../history.ts';
import type { Snapshot } from '../snapshot.ts';

type Prescription = Snapshot['prescriptions'][number];

/** A clinician acknowledged a flag of the visit that prescribed it after the answer was given. */
const isAcknowledged = (all: Snapshot, { consultation_id }: Prescription, since: Date): boolean =>
  all.findings.some(
    (finding) =>
      finding.consultation_id === consultation_id &&
      finding.acknowledged_at !== null &&
      finding.acknowledged_at > since,
  ) ||
  // A later answer asks for a new acknowledgement; the decision to prescribe keeps that there was one.
  all.decisions.some(
    ({ consultation_id: visit, purpose, is_allowed, at, rules }) =>
      visit === consultation_id &&
      (purpose === 'approve' || purpose === 'accept') &&
      is_allowed &&
      at > since &&
      rules?.some(({ id, result }) => id === 'ANSWER-CHANGED' && result === 'fired') === true,
  );

/** Clinicians resolved the answer after it was given: one of them, or two where it needs two. */
const isResolved = (all: Snapshot, { answers, needsTwo, savedAt }: Fact): boolean =>
  all.resolutions.some(
    ({ questions, resolved_by, confirmed_by, at }) =>
      at > savedAt &&
      Object.keys(answers).some((question) => questions.includes(question)) &&
      (!needsTwo || (confirmed_by !== null && confirmed_by !== resolved_by)),
  );

/** Clinicians let it go on after the answer: one of them, or two where the answer needs two. */
const isReactivated = (all: Snapshot, { id }: Prescription, { needsTwo }: Fact, since: Date): boolean =>
  all.transitions.some(
    ({ entity_id, to_state, actor_role, at }) =>
      entity_id === id && to_state === 'active' && actor_role === 'clinician' && at > since,
  ) &&
  (!needsTwo ||
    all.holds.some(
      ({ prescription_id, lifted_at, lifted_by, lift_proposed_by }) =>
        prescription_id === id &&
        lifted_at !== null &&
        lifted_at > since &&
        lifted_by !== null &&
        lift_proposed_by !== null &&
        lifted_by !== lift_proposed_by,
    ));

const problemsOf = (all: Snapshot, fact: Fact): readonly string[] =>
  all.prescriptions
    .filter(({ status, drug_type }) => status === 'active' && fact.drugTypes.includes(drug_type))
    .flatMap((prescription) => {
      const { name, savedAt, submittedAt } = fact;
      const { id, drug_type, signed_at } = prescription;
      const what = `The prescription ${id} (${drug_type}) is active`;
      if (signed_at > savedAt)
        return isAcknowledged(all, prescription, savedAt) || isResolved(all, fact)
          ? []
          : [`${what}: it was signed after “${name}”, which no clinician acknowledged or resolved.`];
      // A draft that was not submitted acts on what is prescribed next, not on what runs.
      if (submittedAt === null || isReactivated(all, prescription, fact, submittedAt)) return [];
      return [`${what} although “${name}” was submitted after it was signed.`];
    });

/** A hard answer that was ever saved keeps its drugs from being active until a clinician acknowledges or resolves it. */
export const stopsAreResolved = (all: Snapshot): readonly string[] =>
  all.history.facts.flatMap((fact) => problemsOf(all, fact));
