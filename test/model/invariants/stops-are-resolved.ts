import { drugOf } from '../drugs.ts';
import type { Fact } from '../history.ts';
import type { Hold, Snapshot } from '../snapshot.ts';

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

/** Clinicians resolved the answer after it was given, and before something: one of them, or two where it needs two. */
const isResolved = (
  all: Snapshot,
  { answers, needsTwo, savedAt }: Fact,
  before = new Date(8_640_000_000_000_000),
): boolean =>
  all.resolutions.some(
    ({ questions, resolved_by, confirmed_by, at }) =>
      at > savedAt &&
      at <= before &&
      Object.keys(answers).some((question) => questions.includes(question)) &&
      (!needsTwo || (confirmed_by !== null && confirmed_by !== resolved_by)),
  );

/** Lifted by clinicians after the answer: by one of them, or by two where the answer needs two. */
const isLifted = (
  { lifted_at, lifted_by, lift_proposed_by }: Hold,
  { needsTwo }: Fact,
  since: Date,
): boolean =>
  lifted_at !== null &&
  lifted_at > since &&
  lifted_by !== null &&
  (!needsTwo || (lift_proposed_by !== null && lifted_by !== lift_proposed_by));

/** Clinicians resumed it after the answer: one of them, or two where the answer needs two. */
const isReactivated = (all: Snapshot, { id }: Prescription, fact: Fact, since: Date): boolean =>
  all.transitions.some(
    ({ entity_id, to_state, actor_role, at }) =>
      entity_id === id && to_state === 'active' && actor_role === 'clinician' && at > since,
  ) &&
  (!fact.needsTwo || all.holds.some((hold) => hold.prescription_id === id && isLifted(hold, fact, since)));

const problemsOf = (all: Snapshot, fact: Fact): readonly string[] =>
  all.prescriptions
    .filter(({ status, drug_type }) => status === 'active' && fact.drugTypes.includes(drug_type))
    .flatMap((prescription) => {
      const { name, savedAt, submittedAt, needsTwo } = fact;
      const { id, drug_type, signed_at } = prescription;
      const what = `The prescription ${id} (${drug_type}) is active`;
      if (signed_at > savedAt)
        return isResolved(all, fact, signed_at) || (!needsTwo && isAcknowledged(all, prescription, savedAt))
          ? []
          : [
              `${what}: it was signed after “${name}”, which ${needsTwo ? 'no two clinicians' : 'none'} resolved.`,
            ];
      // Saved in a draft, submitted, or told in an account that was merged: what runs was put on hold then.
      const since = submittedAt ?? savedAt;
      return isReactivated(all, prescription, fact, since) || isResolved(all, fact)
        ? []
        : [`${what} although “${name}” was saved after it was signed.`];
    });

/** What is sold over the counter: a hold of the drug, or a resolution, after each answer that takes it. */
const problemsOverTheCounter = (all: Snapshot, fact: Fact): readonly string[] => {
  const { name, savedAt, drugTypes } = fact;
  const taken = (ids: readonly number[]) =>
    ids
      .map((id) => drugOf(id))
      .filter(({ isPrescription, drugType }) => !isPrescription && drugTypes.includes(drugType));
  const running = all.subscriptions
    .filter(({ status, created_at }) => status === 'active' && created_at < savedAt)
    .flatMap(({ id, products }) => taken(products).map(({ drugType }) => ({ id, drugType })))
    .filter(
      ({ drugType }) =>
        !isResolved(all, fact) &&
        !all.holds.some(
          (hold) => hold.drug_type === drugType && (hold.lifted_at === null || isLifted(hold, fact, savedAt)),
        ),
    )
    .map(({ id, drugType }) => `The subscription ${id} (${drugType}) runs on after “${name}”.`);
  const sold = all.orders
    .filter(({ kind, created_at }) => kind !== 'refill' && kind !== 'replacement' && created_at > savedAt)
    .flatMap(({ id, created_at }) =>
      taken(all.lines.filter(({ order_id }) => order_id === id).map(({ product_id }) => product_id))
        .filter(() => !isResolved(all, fact, created_at))
        .map(({ drugType }) => `The order ${id} (${drugType}) was accepted after “${name}”.`),
    );
  return [...running, ...sold];
};

/**
 * A hard answer that was ever saved, in a draft too, keeps its drugs from being active and from being sold: until two
 * clinicians resolve it, or one resolves or acknowledges it where one is enough.
 */
export const stopsAreResolved = (all: Snapshot): readonly string[] =>
  all.history.facts.flatMap((fact) => [...problemsOf(all, fact), ...problemsOverTheCounter(all, fact)]);
