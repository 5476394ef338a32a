import sharp from 'sharp';
import { savePhoto } from '#modules/consultation/services/photos.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import type { Harness } from '../harness/harness.ts';
import { treatmentInput } from '../harness/treatment-api.ts';
import type { SubmittedVisit } from '../harness/visit-factories.ts';

/** A visit at the desk, and the clinician who acts on it. */
export interface AuditedCase {
  readonly harness: Harness;
  readonly visit: SubmittedVisit;
  readonly clinician: SignedInUser;
}

/** A photo that the patient has uploaded. */
export const photoId = async ({ harness, visit }: AuditedCase): Promise<string> => {
  const body = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer();
  const { user } = visit;
  const actor = { role: 'patient', id: user.id, impersonatorId: null } as const;
  const saved = await savePhoto(harness.makeScope(), actor, user.id, { view: 'top', body });
  if (!saved.ok) throw new Error(saved.failure.message);
  return saved.value.id;
};

/** Another account that may be the patient's. */
export const pairedAccount = async ({ harness, visit }: AuditedCase): Promise<string> => {
  const other = await harness.patient();
  const [personA, personB] = [visit.user.id, other.id].toSorted();
  const id = harness.scope.ids.uuid();
  await harness.scope.db('possible_duplicate').insert({
    id,
    person_a: personA,
    person_b: personB,
    shared: ['name', 'birth_date'],
    status: 'open',
    found_at: 'submit',
    created_at: harness.clock.now(),
  });
  await emptyAuditLog(harness.scope.db);
  return id;
};

/** An answer that stopped a drug which the patient does not take. */
export const openStop = async ({ harness, visit }: AuditedCase): Promise<void> => {
  const { user } = visit;
  await harness.scope.db('patient_fact').insert({
    save_id: harness.scope.ids.uuid(),
    user_id: user.id,
    question: 'allergies',
    value: JSON.stringify(['finasteride']),
    questionnaire: 'hair-intake',
    questionnaire_version: 1,
    stage: 'draft',
    recorded_at: harness.clock.now(),
    speaks_of: harness.clock.now(),
    rule_ids: ['FIN-ALLERGY'],
  });
};

/** An action in a case with a prescription; only what it writes itself is in the audit log. */
export const prescribed = async ({ harness, visit }: AuditedCase, status: 'active' | 'on_hold') => {
  const { consultationId } = visit;
  if ((await harness.rows('prescription', { consultation_id: consultationId })).length === 0)
    await harness.approve(consultationId);
  await harness.scope.db('prescription').where({ consultation_id: consultationId }).update({ status });
  await emptyAuditLog(harness.scope.db);
  return treatmentInput(consultationId);
};

/** A live call of the visit; one that is booked began twenty minutes ago. */
export const requiredCall = async (
  { harness, visit, clinician }: AuditedCase,
  status: 'required' | 'scheduled' | 'in_progress',
) => {
  const at = harness.clock.now();
  const call = { consultation_id: visit.consultationId, user_id: visit.user.id };
  await harness.scope.db('live_call').insert({
    ...call,
    status,
    may_waive: true,
    created_at: at,
    status_at: at,
  });
  if (status === 'required') return { id: visit.consultationId };
  const [{ id: clinicianId }] = await harness.rows('clinician', { email: clinician.email });
  // Each test has a slot of its own.
  const taken = await harness.rows('call_booking', {});
  const starts = Math.floor(at.getTime() / 1_200_000) - 1 - taken.length;
  await harness.scope.db('call_booking').insert({
    id: harness.scope.ids.uuid(),
    consultation_id: visit.consultationId,
    clinician_id: clinicianId,
    starts_at: new Date(starts * 1_200_000),
    ends_at: new Date((starts + 1) * 1_200_000),
    time_zone: 'America/New_York',
    room: harness.scope.ids.uuid(),
    status: 'booked',
    created_at: at,
  });
  return { id: visit.consultationId };
};

/** The visit as a check-in that a clinician is reading. */
export const checkIn = async ({ harness, visit }: AuditedCase): Promise<void> => {
  const { consultationId: id, journeyId } = visit;
  const at = harness.clock.now();
  await harness.scope.db('consultation').where({ id }).update({ kind: 'check_in', status: 'in_review' });
  await harness.scope.db('journey').where({ id: journeyId }).update({ kind: 'check_in' });
  await harness.scope.db('check_in').insert({
    consultation_id: id,
    user_id: visit.user.id,
    form: 'check_in',
    asks_reading: false,
    opened_at: at,
    due_at: at,
  });
};

/** A file that the clinician has added to a message which is not sent yet. */
export const unsentFile = async ({ harness, visit, clinician }: AuditedCase): Promise<string> => {
  const id = harness.scope.ids.uuid();
  await harness.scope.db('message_attachment').insert({
    id,
    author_id: clinician.id,
    user_id: visit.user.id,
    subject: 'visit',
    name: 'plan.pdf',
    kind: 'pdf',
    object_key: `messages/${id}.pdf`,
    bytes: 400,
    created_at: harness.clock.now(),
  });
  return id;
};
