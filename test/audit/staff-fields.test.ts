import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { savePhoto } from '#modules/consultation/services/photos.ts';
import { buildSchema, staffFieldsOf } from '#server/graphql/schema.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { modules } from '#simulators/modules.ts';
import { careModules } from '../harness/care-modules.ts';
import { type Harness, openHarness } from '../harness/harness.ts';
import { DISCONTINUE, HOLD, RESPOND_TO_ALERT, RESUME, treatmentInput } from '../harness/treatment-api.ts';
import { intakeAnswers, responseOf } from '../harness/visit-api.ts';
import type { SubmittedVisit } from '../harness/visit-factories.ts';

const schema = buildSchema(modules.flatMap(({ id, graphql }) => (graphql ? [{ id, ...graphql }] : [])));
const staffFields = staffFieldsOf(schema).map(({ name }) => name);

let harness: Harness;
let clinician: SignedInUser;
let operator: SignedInUser;
let visit: SubmittedVisit;

beforeAll(async () => {
  harness = await openHarness({ modules: careModules });
  clinician = await harness.clinician();
  operator = await harness.operator();
});
afterAll(() => harness.close());
beforeEach(async () => {
  visit = await harness.visit({ drugTypes: ['finasteride', 'ketoconazole'] });
  await harness.scope.db('audit_log').delete();
});

interface Call {
  readonly query: string;
  readonly variables?: () => Promise<Record<string, unknown>> | Record<string, unknown>;
  readonly by?: () => SignedInUser;
}

const caseId = () => ({ id: visit.consultationId });
const decision = (more: Record<string, unknown> = {}) => ({
  input: {
    consultationId: visit.consultationId,
    acknowledgedRuleIds: [],
    reason: 'It suits you better.',
    ...more,
  },
});

/** A photo that the patient has uploaded. */
const photoId = async (): Promise<string> => {
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
const pairedAccount = async (): Promise<string> => {
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
  await harness.scope.db('audit_log').delete();
  return id;
};

/** An action in a case with a prescription; only what it writes itself is in the audit log. */
const prescribed = async (status: 'active' | 'on_hold') => {
  const { consultationId } = visit;
  if ((await harness.rows('prescription', { consultation_id: consultationId })).length === 0)
    await harness.approve(consultationId);
  await harness.scope.db('prescription').where({ consultation_id: consultationId }).update({ status });
  await harness.scope.db('audit_log').delete();
  return treatmentInput(consultationId);
};

/** A live call of the visit; one that is booked began twenty minutes ago. */
const requiredCall = async (status: 'required' | 'scheduled' | 'in_progress') => {
  const at = harness.clock.now();
  const call = { consultation_id: visit.consultationId, user_id: visit.user.id };
  await harness.scope.db('live_call').insert({
    ...call,
    status,
    may_waive: true,
    created_at: at,
    status_at: at,
  });
  if (status === 'required') return caseId();
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
  return caseId();
};

/** A successful call of every staff field. A new field without a row here fails the first test. */
const calls: Readonly<Record<string, Call>> = {
  deskQueue: { query: '{ deskQueue { consultationId } }' },
  deskCase: { query: 'query($id: ID!) { deskCase(consultationId: $id) { dob } }', variables: caseId },
  deskRules: { query: '{ deskRules { to } }' },
  deskTake: { query: 'mutation($id: ID!) { deskTake(consultationId: $id) { status } }', variables: caseId },
  deskMessage: {
    query:
      'mutation($id: ID!) { deskMessage(consultationId: $id, body: "Hello", asksPatient: false) { id } }',
    variables: caseId,
  },
  deskMessaging: {
    query: 'query($id: ID!) { deskMessaging(consultationId: $id) { drafts { body } } }',
    variables: caseId,
  },
  deskSaveMessageDraft: {
    query: 'mutation($id: ID!) { deskSaveMessageDraft(consultationId: $id, subject: "visit", body: "Hi") }',
    variables: caseId,
  },
  deskNoReplyNeeded: {
    query: 'mutation($id: ID!) { deskNoReplyNeeded(consultationId: $id) }',
    variables: caseId,
  },
  deskApprove: {
    query: 'mutation($input: DecisionInput!) { deskApprove(input: $input) { status } }',
    variables: () => decision(),
  },
  deskPropose: {
    query: 'mutation($input: DecisionInput!) { deskPropose(input: $input) { status } }',
    variables: () => decision({ productIds: [harness.product('ketoconazole').id] }),
  },
  deskRefuse: {
    query:
      'mutation($id: ID!) { deskRefuse(consultationId: $id, reason: "Not safe.", alternatives: "Foam.") { status } }',
    variables: caseId,
  },
  deskRejectPhoto: {
    query: 'mutation($id: ID!) { deskRejectPhoto(photoId: $id, reason: "It is blurred.") { id } }',
    variables: async () => ({ id: await photoId() }),
  },
  deskAmendIntake: {
    query: `mutation($id: ID!, $input: IntakeAmendmentInput!) {
      deskAmendIntake(consultationId: $id, input: $input) { outcome } }`,
    variables: async () => {
      const responseId = await responseOf(harness.scope, visit.consultationId);
      const [{ revision }] = await harness.scope
        .db('quiz_response')
        .where({ id: responseId })
        .select('revision');
      const answers = JSON.stringify(intakeAnswers(['finasteride', 'ketoconazole'], { height_feet: '6' }));
      return {
        ...caseId(),
        input: { responseId, revision, answersJson: answers, reason: 'The patient told me.' },
      };
    },
  },
  deskHold: { query: HOLD, variables: () => prescribed('active') },
  deskResume: { query: RESUME, variables: () => prescribed('on_hold') },
  deskDiscontinue: {
    query: DISCONTINUE,
    variables: () => prescribed('active'),
  },
  deskOpenChange: {
    query: `mutation($id: ID!, $prescription: ID!, $products: [Int!]!) {
      deskOpenChange(consultationId: $id, prescriptionId: $prescription, productIds: $products,
        reason: "Too strong.", asksPatient: false) }`,
    variables: async () => {
      await prescribed('active');
      const [{ id }] = await harness.rows('prescription', {
        consultation_id: visit.consultationId,
        drug_type: 'finasteride',
      });
      return {
        ...caseId(),
        prescription: id,
        products: [harness.product('topical_finasteride_and_minoxidil').id],
      };
    },
  },
  deskSeeCorrection: {
    query: 'mutation($id: ID!) { deskSeeCorrection(correctionId: $id) { correctedAt } }',
    variables: async () => {
      const id = harness.scope.ids.uuid();
      await harness.scope.db('answer_correction').insert({
        id,
        consultation_id: visit.consultationId,
        at: harness.clock.now(),
        by_role: 'patient',
        reason: 'I forgot this',
        changes: '[]',
      });
      return { id };
    },
  },
  deskRespondToAlert: {
    query: RESPOND_TO_ALERT,
    variables: async () => {
      const at = harness.clock.now();
      await harness.scope.db('consultation').where({ id: visit.consultationId }).update({ alert_at: at });
      return { ...caseId(), outcome: 'spoke_with_patient', note: 'They are at home and well.' };
    },
  },
  deskLiveCall: {
    query: 'query($id: ID!) { deskLiveCall(consultationId: $id) { status } }',
    variables: caseId,
  },
  deskCalendar: {
    query: '{ deskCalendar { calls { patientName } } }',
    variables: async () => {
      await requiredCall('scheduled');
      return {};
    },
  },
  deskSaveCalendar: {
    query: 'mutation { deskSaveCalendar(input: { timeZone: "America/Denver", hours: [], exceptions: [] }) }',
  },
  deskAskForCall: {
    query: 'mutation($id: ID!) { deskAskForCall(consultationId: $id, reason: "To hear the patient.") }',
    variables: async () => {
      const { consultationId: id, journeyId } = visit;
      await harness.scope.db('consultation').where({ id }).update({ status: 'in_review' });
      await harness.scope.db('journey').where({ id: journeyId }).update({ status: 'awaiting_doctor' });
      return caseId();
    },
  },
  deskStartCall: {
    query: 'mutation($id: ID!) { deskStartCall(consultationId: $id) }',
    variables: () => requiredCall('scheduled'),
  },
  deskCompleteCall: {
    query: 'mutation($id: ID!) { deskCompleteCall(consultationId: $id, note: "Well.") }',
    variables: () => requiredCall('in_progress'),
  },
  deskMissedCall: {
    query: 'mutation($id: ID!) { deskMissedCall(consultationId: $id) }',
    variables: () => requiredCall('scheduled'),
  },
  deskWaiveCall: {
    query: 'mutation($id: ID!) { deskWaiveCall(consultationId: $id, reason: "We wrote instead.") }',
    variables: () => requiredCall('required'),
  },
  deskPossibleDuplicates: {
    query: 'query($id: ID!) { deskPossibleDuplicates(consultationId: $id) { takes { name } } }',
    variables: async () => {
      await pairedAccount();
      return caseId();
    },
  },
  deskDismissDuplicate: {
    query:
      'mutation($id: ID!, $pair: ID!) { deskDismissDuplicate(consultationId: $id, duplicateId: $pair, reason: "Brothers.") }',
    variables: async () => ({ ...caseId(), pair: await pairedAccount() }),
  },
  deskMergeAccounts: {
    query: `mutation($id: ID!, $pair: ID!) {
      deskMergeAccounts(consultationId: $id, duplicateId: $pair, keepThis: true, reason: "Same ID.") }`,
    variables: async () => ({ ...caseId(), pair: await pairedAccount() }),
  },
  findPatient: {
    query: 'query($wish: String!) { findPatient(wish: $wish) { id } }',
    variables: () => ({ wish: visit.user.email }),
    by: () => operator,
  },
  startImpersonation: {
    query:
      'mutation($id: ID!) { startImpersonation(patientId: $id, reason: "The patient cannot find an order.") { token } }',
    variables: () => ({ id: visit.user.id }),
    by: () => operator,
  },
  auditLog: { query: '{ auditLog { entries { id } } }', by: () => operator },
};

const rows = () =>
  harness.scope.db('audit_log').select('action', 'actor_id', 'subject', 'subject_id', 'detail');

it('every field that only staff may query has a row here', () => {
  expect(staffFields.toSorted()).toEqual(Object.keys(calls).toSorted());
});

it('every field named after the desk is marked as staff only, unless it is about products', () => {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  const unmarked = roots.filter((name) => name.startsWith('desk') && !staffFields.includes(name));
  expect(unmarked).toEqual(['deskCatalogue', 'deskListing']);
});

describe.each(Object.entries(calls))('%s', (name, { query, variables, by }) => {
  it('reading health data is audited with viewer and patient', async () => {
    const user = by?.() ?? clinician;
    const answer = await harness.api(user, query, await variables?.());
    expect(answer.errors).toBeUndefined();
    const written = await rows();
    expect(written.length).toBeGreaterThan(0);
    for (const row of written) expect(row.actor_id).toBe(user.id);
    if (['auditLog', 'deskQueue', 'deskRules', 'deskCalendar', 'deskSaveCalendar'].includes(name)) return;
    const named = written.map(({ subject, subject_id, detail }) =>
      subject === 'person' ? subject_id : detail.patientId,
    );
    expect(named).toContain(visit.user.id);
  });

  it('is refused for patients, for visitors and while impersonating', async () => {
    const asked = await variables?.();
    const impersonating = { ...visit.user, impersonatorId: operator.id };
    for (const [user, code] of [
      [null, 'UNAUTHENTICATED'],
      [visit.user, 'FORBIDDEN'],
      [impersonating, query.startsWith('mutation') ? 'IMPERSONATION_REFUSED' : 'FORBIDDEN'],
    ] as const) {
      const answer = await harness.api(user, query, asked);
      expect(answer.errors?.[0]?.extensions.code).toBe(code);
    }
  });
});

it('operator fields refuse clinicians', async () => {
  for (const name of ['findPatient', 'startImpersonation', 'auditLog']) {
    const { query, variables } = calls[name] ?? { query: '' };
    const answer = await harness.api(clinician, query, await variables?.());
    expect([name, answer.errors?.[0]?.extensions.code]).toEqual([name, 'FORBIDDEN']);
  }
});
