import { addDays } from '#kernel/dates.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { type ApiAnswer, dataOf } from './api.ts';
import type { Harness } from './harness.ts';

const change = 'changed awaitSecondClinician';

export const HOLD = `mutation($input: DeskTreatmentInput!, $liftedWhen: String!) {
  deskHold(input: $input, liftedWhen: $liftedWhen) { ${change} } }`;
export const RESUME = `mutation($input: DeskTreatmentInput!) { deskResume(input: $input) { ${change} } }`;
export const DISCONTINUE = `mutation($input: DeskTreatmentInput!) { deskDiscontinue(input: $input) { ${change} } }`;
export const RESPOND_TO_ALERT = `mutation($id: ID!, $outcome: String!, $note: String!) {
  deskRespondToAlert(consultationId: $id, outcome: $outcome, note: $note) }`;

/** The variables of an action in a case; of `deskHold` too. */
export const treatmentInput = (consultationId: string, changes: Record<string, unknown> = {}) => ({
  liftedWhen: 'Your blood test is normal.',
  input: {
    consultationId,
    reason: 'ALT three times the normal value.',
    message: 'Please pause this until your blood test.',
    ...changes,
  },
});

/** The clinician who is seeded first. */
export const MAYA = 'c0000000-0000-4000-8000-000000000001';

/** Patients under treatment in a harness, and what clinicians do with their prescriptions. */
export const treatmentApi = (harness: Harness) => ({
  /** A patient with prescriptions from Maya. */
  treated: async (drugTypes: Parameters<Harness['visit']>[0]['drugTypes'] = ['finasteride']) => {
    // The case is Maya's: this clinician has waited longest.
    await harness.scope
      .db('clinician')
      .whereNot({ id: MAYA })
      .update({ last_assigned_at: addDays(harness.clock.now(), 1) });
    const visit = await harness.prescription({ drugTypes });
    const rows = await harness.rows('prescription', { user_id: visit.user.id });
    const ids = rows.map(({ id }: { id: string }) => id);
    return { ...visit, ids, prescriptionId: String(ids[0]) };
  },
  /** Runs one of the mutations above about the patient's first prescription. */
  act: (
    by: SignedInUser,
    mutation: string,
    { consultationId, prescriptionId }: TreatedPatient,
    changes: Record<string, unknown> = {},
  ) => harness.api(by, mutation, treatmentInput(consultationId, { prescriptionId, ...changes })),
  statuses: async ({ user }: TreatedPatient): Promise<string[]> =>
    (await harness.rows('prescription', { user_id: user.id })).map(
      ({ status }: { status: string }) => status,
    ),
});

/** The holds on each of a patient's treatments, as the patient reads them. */
export const holdsAsRead = async (harness: Harness, user: SignedInUser) => {
  const query = '{ currentUser { care { treatments { holds { why liftedWhen } } } } }';
  const { currentUser } = dataOf<{
    currentUser: { care: { treatments: { holds: { why: string; liftedWhen: string }[] }[] } };
  }>(await harness.api(user, query));
  return currentUser.care.treatments.map(({ holds }) => holds);
};

export interface TreatedPatient {
  readonly user: SignedInUser;
  readonly consultationId: string;
  /** Of all their prescriptions, the first one first. */
  readonly ids: readonly string[];
  readonly prescriptionId: string;
}

export const codeOf = ({ errors }: ApiAnswer) => errors?.[0]?.extensions.code;
export const fieldsOf = ({ errors }: ApiAnswer) => errors?.[0]?.extensions.fields;
