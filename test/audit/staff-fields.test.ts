import { beforeEach, describe, expect, it } from 'vitest';
import { buildSchema, staffFieldsOf } from '#server/graphql/schema.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { modules } from '#simulators/modules.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { careModules } from '../harness/care-modules.ts';
import { DISCONTINUE, HOLD, RESPOND_TO_ALERT, RESUME } from '../harness/treatment-api.ts';
import { intakeAnswers, responseOf } from '../harness/visit-api.ts';
import type { SubmittedVisit } from '../harness/visit-factories.ts';
import {
  type AuditedCase,
  checkIn,
  openStop,
  pairedAccount,
  photoId,
  prescribed,
  requiredCall,
  unsentFile,
} from './case-states.ts';
import { depositCalls } from './deposit-calls.ts';
import { discountCalls } from './discount-calls.ts';
import { operationsCalls } from './operations-calls.ts';
import { orderCalls, peopleCalls } from './order-calls.ts';
import { ownLeaveCalls } from './own-leave-calls.ts';
import { referralCalls } from './referral-calls.ts';
import { requestCalls } from './request-calls.ts';
import { staffCalls } from './staff-calls.ts';
import { tokenCalls } from './token-calls.ts';

const schema = buildSchema(modules.flatMap(({ id, graphql }) => (graphql ? [{ id, ...graphql }] : [])));
/** Those about products show nothing of patients; desk-api.test.ts of the catalog tests them. */
const ofProducts = ['deskCatalogue', 'deskListing', 'changeListing', 'revertListingChange'];
const allStaffFields = staffFieldsOf(schema).map(({ name }) => name);
const staffFields = allStaffFields.filter((name) => !ofProducts.includes(name));

let visit: SubmittedVisit;

const harness = await openFileHarness({ modules: careModules });
const clinician = await harness.clinician();
const operator = await harness.operator();
beforeEach(async () => {
  visit = await harness.visit({ drugTypes: ['finasteride', 'ketoconazole'] });
  await emptyAuditLog(harness.scope.db);
});

interface Call {
  readonly query: string;
  readonly variables?: () => Promise<Record<string, unknown>> | Record<string, unknown>;
  readonly by?: () => SignedInUser;
}

const caseId = () => ({ id: visit.consultationId });
const ofCase = (query: string) => ({ query, variables: caseId });
const decision = (more: Record<string, unknown> = {}) => ({
  input: {
    consultationId: visit.consultationId,
    acknowledgedRuleIds: [],
    reason: 'It suits you better.',
    ...more,
  },
});

const audited = (): AuditedCase => ({ harness, visit, clinician });

/** A successful call of every staff field. A new field without a row here fails the first test. */
const calls: Readonly<Record<string, Call>> = {
  ...ownLeaveCalls(harness, clinician),
  deskQueue: { query: '{ deskQueue { consultationId } }' },
  deskQueuePage: { query: '{ deskQueuePage { cases { consultationId } } }' },
  deskNextCase: {
    query: 'query($id: ID!) { deskNextCase(consultationId: $id) { consultationId } }',
    variables: async () => {
      await harness.scope
        .db('consultation')
        .whereNot({ id: visit.consultationId })
        .update({ status: 'approved' });
      return { id: harness.scope.ids.uuid() };
    },
  },
  deskSearch: {
    query: 'mutation($text: String!) { deskSearch(text: $text) { consultationId } }',
    variables: () => ({ text: visit.user.email }),
  },
  deskHandOver: {
    query: `mutation($id: ID!, $to: ID!) {
      deskHandOver(consultationId: $id, clinicianId: $to, note: "Please look.") { status } }`,
    variables: () => ({ ...caseId(), to: 'c0000000-0000-4000-8000-000000000002' }),
  },
  deskRelease: {
    query: 'mutation($id: ID!) { deskRelease(consultationId: $id) { status } }',
    variables: caseId,
  },
  deskCase: { query: 'query($id: ID!) { deskCase(consultationId: $id) { dob } }', variables: caseId },
  deskPlanPrice: ofCase('query($id: ID!) { deskPlanPrice(consultationId: $id) { fee } }'),
  deskRules: { query: '{ deskRules { to } }' },
  deskTake: { query: 'mutation($id: ID!) { deskTake(consultationId: $id) { status } }', variables: caseId },
  deskMessage: {
    query:
      'mutation($id: ID!) { deskMessage(consultationId: $id, body: "Hello", asksPatient: false) { id } }',
    variables: caseId,
  },
  deskMessaging: ofCase('query($id: ID!) { deskMessaging(consultationId: $id) { drafts { body } } }'),
  deskSaveMessageDraft: {
    query: 'mutation($id: ID!) { deskSaveMessageDraft(consultationId: $id, subject: "visit", body: "Hi") }',
    variables: caseId,
  },
  deskRemoveMessageFile: {
    query: 'mutation($id: ID!) { deskRemoveMessageFile(id: $id) }',
    variables: async () => ({ id: await unsentFile(audited()) }),
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
  deskCloseCheckIn: {
    query: 'mutation($input: DeskCheckInInput!) { deskCloseCheckIn(input: $input) { status } }',
    variables: async () => {
      await checkIn(audited());
      const { consultationId } = visit;
      const more = { prescriptionIds: [], acknowledgedRuleIds: [], message: 'Please go on as before.' };
      return { input: { consultationId, outcome: 'continue', ...more } };
    },
  },
  deskAskForIdentification: {
    query: 'mutation($id: ID!) { deskAskForIdentification(consultationId: $id) }',
    variables: caseId,
  },
  deskReadIdentification: {
    query: `mutation($id: ID!) {
      deskReadIdentification(consultationId: $id, name: "Sam Rivera", dob: "1990-04-12") { isConfirmed } }`,
    variables: async () => {
      await harness.api(
        visit.user,
        'mutation { sendIdentification(method: "call", note: "Weekdays after 5.") }',
      );
      await emptyAuditLog(harness.scope.db);
      return caseId();
    },
  },
  deskRejectPhoto: {
    query: 'mutation($id: ID!) { deskRejectPhoto(photoId: $id, reason: "It is blurred.") { id } }',
    variables: async () => ({ id: await photoId(audited()) }),
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
  deskHold: { query: HOLD, variables: () => prescribed(audited(), 'active') },
  deskResume: { query: RESUME, variables: () => prescribed(audited(), 'on_hold') },
  deskDiscontinue: {
    query: DISCONTINUE,
    variables: () => prescribed(audited(), 'active'),
  },
  deskOpenChange: {
    query: `mutation($id: ID!, $prescription: ID!, $products: [Int!]!) {
      deskOpenChange(consultationId: $id, prescriptionId: $prescription, productIds: $products,
        reason: "Too strong.", asksPatient: false) }`,
    variables: async () => {
      await prescribed(audited(), 'active');
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
  deskOpenStops: {
    query: 'query($id: ID!) { deskOpenStops(consultationId: $id) { ruleId answers { answer } } }',
    variables: async () => {
      await openStop(audited());
      return caseId();
    },
  },
  deskResolveStop: {
    query: `mutation($id: ID!) {
      deskResolveStop(consultationId: $id, ruleId: "FIN-ALLERGY", reason: "It was hay fever.") }`,
    variables: async () => {
      await openStop(audited());
      return caseId();
    },
  },
  deskContinuity: {
    query: 'query($id: ID!) { deskContinuity(consultationId: $id) { name } }',
    variables: caseId,
  },
  deskDecideContinuity: {
    query: 'mutation($input: DeskContinuityInput!) { deskDecideContinuity(input: $input) }',
    variables: async () => {
      await prescribed(audited(), 'active');
      const ofVisit = { consultation_id: visit.consultationId };
      const [{ id }] = await harness.rows('prescription', { ...ofVisit, drug_type: 'finasteride' });
      await harness.scope.db('prescription').where({ id }).update({ drug_type: 'sertraline' });
      return {
        input: {
          consultationId: visit.consultationId,
          prescriptionId: id,
          decision: 'taper',
          reason: 'Payment failed.',
          message: 'Half a tablet for two weeks.',
        },
      };
    },
  },
  deskLiveCall: {
    query: 'query($id: ID!) { deskLiveCall(consultationId: $id) { status } }',
    variables: caseId,
  },
  deskProfile: { query: '{ deskProfile { name } }' },
  deskRemovePortrait: { query: 'mutation { deskRemovePortrait }' },
  deskCalendar: {
    query: '{ deskCalendar { calls { patientName } } }',
    variables: async () => {
      await requiredCall(audited(), 'scheduled');
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
    variables: () => requiredCall(audited(), 'scheduled'),
  },
  deskCompleteCall: {
    query: 'mutation($id: ID!) { deskCompleteCall(consultationId: $id, note: "Well.") }',
    variables: () => requiredCall(audited(), 'in_progress'),
  },
  deskMissedCall: {
    query: 'mutation($id: ID!) { deskMissedCall(consultationId: $id) }',
    variables: () => requiredCall(audited(), 'scheduled'),
  },
  deskWaiveCall: {
    query: 'mutation($id: ID!) { deskWaiveCall(consultationId: $id, reason: "We wrote instead.") }',
    variables: () => requiredCall(audited(), 'required'),
  },
  deskPossibleDuplicates: {
    query: 'query($id: ID!) { deskPossibleDuplicates(consultationId: $id) { takes { name } } }',
    variables: async () => {
      await pairedAccount(audited());
      return caseId();
    },
  },
  deskDuplicatesWithoutCase: { query: '{ deskDuplicatesWithoutCase { email takes { name } } }' },
  deskDismissDuplicate: {
    query:
      'mutation($id: ID!, $pair: ID!) { deskDismissDuplicate(consultationId: $id, duplicateId: $pair, reason: "Brothers.") }',
    variables: async () => ({ ...caseId(), pair: await pairedAccount(audited()) }),
  },
  deskMergeAccounts: {
    query: `mutation($id: ID!, $pair: ID!) {
      deskMergeAccounts(consultationId: $id, duplicateId: $pair, keepThis: true, reason: "Same ID.") }`,
    variables: async () => ({ ...caseId(), pair: await pairedAccount(audited()) }),
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
  // Those about orders, requests and invitations have theirs in order-fields.test.ts, those about discounts in
  // discount-fields.test.ts, those about staff, jobs and emails in staff-list-fields.test.ts, those about tokens in
  // token-fields.test.ts.
  expect(staffFields.toSorted()).toEqual(
    [
      ...Object.keys(calls),
      ...Object.keys({ ...orderCalls, ...peopleCalls }),
      ...Object.keys(depositCalls),
      ...Object.keys(requestCalls),
      ...Object.keys(referralCalls),
      ...Object.keys(discountCalls),
      ...Object.keys(staffCalls),
      ...Object.keys(operationsCalls),
      ...Object.keys(tokenCalls),
    ].toSorted(),
  );
});

it('every field named after the desk is marked as staff only', () => {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  const unmarked = roots.filter((name) => name.startsWith('desk') && !allStaffFields.includes(name));
  expect(unmarked).toEqual([]);
});

describe.each(Object.entries(calls))('%s', (name, { query, variables, by }) => {
  it('reading health data is audited with viewer and patient', async () => {
    const user = by?.() ?? clinician;
    const answer = await harness.api(user, query, await variables?.());
    expect(answer.errors).toBeUndefined();
    const written = await rows();
    expect(written.length).toBeGreaterThan(0);
    for (const row of written) expect(row.actor_id).toBe(user.id);
    const ofNobody = [
      'auditLog',
      'deskQueue',
      'deskQueuePage',
      'deskRules',
      'deskDuplicatesWithoutCase',
      'deskCalendar',
      'deskSaveCalendar',
      'deskSaveLeave',
      'deskEndLeave',
      'deskProfile',
      'deskRemovePortrait',
    ];
    if (ofNobody.includes(name)) return;
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
