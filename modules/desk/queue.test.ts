import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';

let ola: SignedInUser;
const { harness, maya } = await openFileDeskHarness({ modules: careModules });
beforeAll(async () => {
  ola = await harness.addClinician('ola@example.com', ['NY']);
  // New visits go to Maya.
  await harness.scope.db('clinician').where({ email: 'ola@example.com' }).update({ takes_turns: false });
});
beforeEach(async () => {
  await harness.scope.db('consultation').update({ status: 'canceled', alert_at: null });
  await harness.scope.db('care_message').update({ read_at: harness.clock.now() });
});

interface Row {
  readonly consultationId: string;
  readonly task: string | null;
  readonly isLate: boolean;
  readonly isOurTurn: boolean;
  readonly dueAt: string | null;
  readonly waitingHours: number;
}
interface Page {
  readonly cases: readonly Row[];
  readonly next: string | null;
  readonly counts: Record<string, unknown>;
}

const PAGE = `query($input: DeskQueueInput) { deskQueuePage(input: $input) {
  cases { consultationId task isLate isOurTurn dueAt waitingHours }
  next
  counts { waiting late mine reply all tasks { task count } } } }`;

const pageFor = async (user: SignedInUser, input: Record<string, unknown> = {}): Promise<Page> =>
  dataOf<{ deskQueuePage: Page }>(await harness.api(user, PAGE, { input })).deskQueuePage;
const idsFor = async (user: SignedInUser, input: Record<string, unknown> = {}): Promise<string[]> =>
  (await pageFor(user, input)).cases.map(({ consultationId }) => consultationId);

/** A submitted visit of a new patient, changed in the database. */
const visitThat = async (change: Record<string, unknown>, drugTypes = ['finasteride'] as const) => {
  const { consultationId, user, journeyId } = await harness.visit({ drugTypes });
  await harness.scope.db('journey').where({ id: journeyId }).update({ status: 'awaiting_doctor' });
  await harness.scope.db('consultation').where({ id: consultationId }).update(change);
  return { consultationId, user, journeyId };
};
const hoursAgo = (hours: number): Date => new Date(harness.clock.now().getTime() - hours * 3_600_000);
const untaken = { status: 'submitted', clinician_id: null };

const writeTo = async ({ consultationId, user }: { consultationId: string; user: SignedInUser }, at: Date) =>
  harness.scope.db('care_message').insert({
    id: harness.scope.ids.uuid(),
    user_id: user.id,
    consultation_id: consultationId,
    author_type: 'patient',
    author_id: user.id,
    author_name: 'Sam',
    body: 'Hello',
    prescription_status: 'none',
    created_at: at,
  });

describe('decided cases', () => {
  it('are a view of their own, the newest decision first, page by page, for those who may read them', async () => {
    const ids: string[] = [];
    for (const hours of [50, 3, 20]) {
      const visit = await visitThat({ status: 'approved', decided_at: hoursAgo(hours), ship_state: 'TX' });
      ids.push(visit.consultationId);
    }
    const waiting = await visitThat({ ...untaken, submitted_at: hoursAgo(2) });
    const [oldest = '', newest = '', middle = ''] = ids;
    const decided = async (input: Record<string, unknown> = {}, user = maya) =>
      pageFor(user, { view: 'decided', ...input });
    const first = await decided({ first: 2 });
    expect(first.cases.map(({ consultationId }) => consultationId)).toEqual([newest, middle]);
    const second = await decided({ first: 2, after: first.next });
    expect(second.cases[0]?.consultationId).toBe(oldest);
    const all = (await decided()).cases.map(({ consultationId }) => consultationId);
    expect(all).not.toContain(waiting.consultationId);
    expect((await decided({ state: 'NY' })).cases.map(({ consultationId }) => consultationId)).not.toContain(
      newest,
    );
    // Ola has a license for New York only.
    expect((await decided({}, ola)).cases.map(({ consultationId }) => consultationId)).not.toContain(newest);
    expect(first.counts).toMatchObject({ waiting: 1, all: 1 });
  });
});

describe('puts emergencies first, then the next deadline, then cases that wait for the patient', () => {
  it('puts emergencies first, then the next deadline, then what waits for the patient', async () => {
    const patient = await visitThat({ status: 'needs_info', status_at: hoursAgo(300) });
    const renewal = await visitThat({ ...untaken, kind: 'renewal', submitted_at: hoursAgo(30) });
    const old = await visitThat({ ...untaken, submitted_at: hoursAgo(50) });
    const fresh = await visitThat({ ...untaken, submitted_at: hoursAgo(2) });
    const message = await visitThat({ status: 'follow_up' });
    await writeTo(message, hoursAgo(10));
    const emergency = await visitThat({ status: 'not_a_match', alert_at: hoursAgo(0.5) });
    const { cases, counts } = await pageFor(maya);
    expect(cases.map(({ consultationId, task, isLate }) => [consultationId, task, isLate])).toEqual([
      [emergency.consultationId, 'emergency', true],
      [old.consultationId, 'new_visit', true],
      [renewal.consultationId, 'renewal', false],
      [message.consultationId, 'message', false],
      [fresh.consultationId, 'new_visit', false],
      [patient.consultationId, 'patient', false],
    ]);
    expect(cases.map(({ isOurTurn }) => isOurTurn)).toEqual([true, true, true, true, true, false]);
    // Since the reason, not since the visit, which may be a year old.
    expect(cases.map(({ waitingHours }) => waitingHours)).toEqual([0, 50, 30, 10, 2, 300]);
    expect(counts).toEqual({
      waiting: 5,
      late: 2,
      mine: 3,
      reply: 1,
      all: 6,
      tasks: [
        { task: 'emergency', count: 1 },
        { task: 'message', count: 1 },
        { task: 'new_visit', count: 2 },
        { task: 'patient', count: 1 },
        { task: 'renewal', count: 1 },
      ],
    });
  });

  it('names the most urgent reason of a case that waits for several', async () => {
    const visit = await visitThat({ ...untaken, submitted_at: hoursAgo(1) });
    await writeTo(visit, hoursAgo(23));
    expect((await pageFor(maya)).cases).toMatchObject([{ task: 'message' }]);
    await harness.scope.db('answer_correction').insert({
      id: harness.scope.ids.uuid(),
      consultation_id: visit.consultationId,
      at: hoursAgo(0),
      by_role: 'patient',
      reason: 'I forgot this',
      changes: '[]',
    });
    expect((await pageFor(maya)).cases).toMatchObject([{ task: 'message' }]);
    await harness.scope.db('answer_correction').update({ at: hoursAgo(4) });
    expect((await pageFor(maya)).cases).toMatchObject([{ task: 'correction', isLate: true }]);
    await harness.scope.db('answer_correction').delete();
  });

  it('shows a visit whose photos are missing, and two accounts that may be one person', async () => {
    const visit = await visitThat({ ...untaken, submitted_at: hoursAgo(1) });
    await harness.scope.db('journey').where({ id: visit.journeyId }).update({ status: 'awaiting_media' });
    expect((await pageFor(maya)).cases).toMatchObject([{ task: 'photos_missing' }]);
    await harness.scope.db('consultation').update({ status: 'canceled' });
    expect((await pageFor(maya)).cases).toEqual([]);
    const other = await harness.patient();
    const [personA, personB] = [visit.user.id, other.id].toSorted();
    await harness.scope.db('possible_duplicate').insert({
      id: harness.scope.ids.uuid(),
      person_a: personA,
      person_b: personB,
      shared: ['name', 'birth_date'],
      status: 'open',
      found_at: 'submit',
      created_at: hoursAgo(1),
    });
    expect((await pageFor(maya)).cases).toMatchObject([
      { consultationId: visit.consultationId, task: 'duplicate' },
    ]);
    await harness.scope.db('possible_duplicate').delete();
  });

  it('is narrowed by view, reason, line, state and flags', async () => {
    const [mine, theirs, free, waits] = [
      await visitThat({ status: 'in_review' }),
      await visitThat({ status: 'in_review' }),
      await visitThat({ ...untaken, ship_state: 'TX' }),
      await visitThat({ status: 'needs_info' }),
    ];
    const [olasId] = await harness.scope.db('clinician').where({ email: 'ola@example.com' }).pluck('id');
    await harness.scope
      .db('consultation')
      .where({ id: theirs.consultationId })
      .update({ clinician_id: olasId });
    await writeTo(theirs, hoursAgo(1));
    const sorted = async (input: Record<string, unknown>) => (await idsFor(maya, input)).toSorted();
    const ids = (...visits: { consultationId: string }[]) =>
      visits.map(({ consultationId }) => consultationId).toSorted();
    expect(await sorted({ view: 'waiting' })).toEqual(ids(mine, theirs, free));
    expect(await sorted({ view: 'mine' })).toEqual(ids(mine, waits));
    expect(await sorted({ view: 'reply' })).toEqual(ids(theirs));
    expect(await sorted({ view: 'all' })).toEqual(ids(mine, theirs, free, waits));
    expect(await sorted({ task: 'patient' })).toEqual(ids(waits));
    expect(await sorted({ state: 'TX' })).toEqual(ids(free));
    expect(await sorted({ line: 'hair_loss_care' })).toEqual(ids(mine, theirs, free, waits));
    expect(await sorted({ line: 'erectile_dysfunction' })).toEqual([]);
    expect(await sorted({ flagged: true })).toEqual([]);
    await harness.scope.db('eligibility_finding').insert({
      id: harness.scope.ids.uuid(),
      consultation_id: free.consultationId,
      rule_id: 'FIN-LIVER',
      version: 1,
      outcome: 'review',
      drug_types: ['finasteride'],
      inputs: [],
      reason_for_patient: '',
      reason_for_clinician: '',
      evaluated_at: harness.clock.now(),
    });
    expect(await sorted({ flagged: true })).toEqual(ids(free));
    // Ola is licensed in New York only.
    expect(await idsFor(ola, { state: 'TX' })).toEqual([]);
    expect((await idsFor(ola)).toSorted()).toEqual(ids(mine, theirs, waits));
  });

  it('refuses invalid filters, and names each field', async () => {
    const answer = await harness.api(maya, PAGE, {
      input: { view: 'x', line: 'y', state: 'ZZ', after: '1~now~1', first: 201 },
    });
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: ['view', 'line', 'state', 'after', 'first'].map((name) => ({ field: `input.${name}` })),
    });
    const task = await harness.api(maya, PAGE, { input: { task: 'constructor' } });
    expect(task.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'input.task' }] });
  });

  it('pages by position: nothing is shown twice or left out while the queue changes', async () => {
    const visits: { consultationId: string }[] = [];
    for (const hours of [9, 8, 7, 6, 5])
      visits.push(await visitThat({ ...untaken, submitted_at: hoursAgo(hours) }));
    const order = visits.map(({ consultationId }) => consultationId);
    const first = await pageFor(maya, { first: 2 });
    expect(first.cases.map(({ consultationId }) => consultationId)).toEqual(order.slice(0, 2));
    // The first is decided and a more urgent one arrives: the next page begins where the last one ended.
    await harness.scope.db('consultation').where({ id: order[0] }).update({ status: 'approved' });
    const urgent = await visitThat({ status: 'not_a_match', alert_at: hoursAgo(0) });
    const second = await pageFor(maya, { first: 2, after: first.next });
    expect(second.cases.map(({ consultationId }) => consultationId)).toEqual(order.slice(2, 4));
    const third = await pageFor(maya, { first: 2, after: second.next });
    expect([third.cases.map(({ consultationId }) => consultationId), third.next]).toEqual([
      order.slice(4),
      null,
    ]);
    expect((await idsFor(maya, { first: 1 }))[0]).toBe(urgent.consultationId);
  });
});

describe('the next case', () => {
  const NEXT = 'query($id: ID!) { deskNextCase(consultationId: $id) { consultationId } }';
  const nextAfter = async (id: string): Promise<string | null> => {
    const { deskNextCase } = dataOf<{ deskNextCase: { consultationId: string } | null }>(
      await harness.api(maya, NEXT, { id }),
    );
    return deskNextCase?.consultationId ?? null;
  };

  it('is the first waiting case that no colleague has, and null without one', async () => {
    const emergency = await visitThat({ status: 'not_a_match', clinician_id: null, alert_at: hoursAgo(1) });
    const theirs = await visitThat({ status: 'in_review', submitted_at: hoursAgo(9) });
    const [olasId] = await harness.scope.db('clinician').where({ email: 'ola@example.com' }).pluck('id');
    const { consultationId: theirId } = theirs;
    await harness.scope.db('consultation').where({ id: theirId }).update({ clinician_id: olasId });
    const free = await visitThat({ ...untaken, submitted_at: hoursAgo(3) });
    const mine = await visitThat({ status: 'in_review', submitted_at: hoursAgo(2) });
    await visitThat({ status: 'needs_info' });
    expect(await nextAfter(emergency.consultationId)).toBe(free.consultationId);
    await harness.scope.db('consultation').where({ id: free.consultationId }).update({ status: 'approved' });
    expect(await nextAfter(emergency.consultationId)).toBe(mine.consultationId);
    await harness.scope
      .db('consultation')
      .where({ id: emergency.consultationId })
      .update({ alert_handled_at: hoursAgo(0) });
    expect(await nextAfter(mine.consultationId)).toBeNull();
  });
});

describe('search', () => {
  const SEARCH = 'mutation($text: String!) { deskSearch(text: $text) { consultationId patientName } }';
  const find = async (text: string, by = maya): Promise<string[]> =>
    dataOf<{ deskSearch: { consultationId: string }[] }>(await harness.api(by, SEARCH, { text }))
      .deskSearch.map(({ consultationId }) => consultationId)
      .toSorted();

  it('finds by the beginning of names and by email, in the states of the clinician only', async () => {
    const visit = await visitThat({ ...untaken });
    const closed = await visitThat({ status: 'approved' });
    const rename = (user: SignedInUser, first: string, last: string) =>
      harness.scope.db('person').where({ id: user.id }).update({ first_name: first, last_name: last });
    await rename(visit.user, 'Quentin', 'O’Brady_Fox');
    await rename(closed.user, 'Quincy', 'Foxglove');
    expect(await find('quentin')).toEqual([visit.consultationId]);
    expect(await find('  o’brady quen ')).toEqual([visit.consultationId]);
    expect(await find('qu')).toEqual([visit.consultationId, closed.consultationId].toSorted());
    expect(await find('fox')).toEqual([closed.consultationId]);
    // Wildcards of the database are plain characters here.
    for (const text of ['%%', '__', 'quentin foxglove', 'nobody@example.com'])
      expect(await find(text)).toEqual([]);
    expect(await find(visit.user.email.toUpperCase())).toEqual([visit.consultationId]);
    await harness.scope.db('consultation').where({ id: visit.consultationId }).update({ ship_state: 'TX' });
    expect(await find('quentin', ola)).toEqual([]);
    expect(await find('quentin', await harness.operator())).toEqual([visit.consultationId]);
  });

  it('refuses a single letter, and does not log the text', async () => {
    const visit = await visitThat({ ...untaken });
    for (const text of ['', ' q ', '\u0000ab']) {
      const answer = await harness.api(maya, SEARCH, { text });
      expect(answer.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'text' }] });
    }
    await emptyAuditLog(harness.scope.db);
    await find(visit.user.email);
    await find('zyxwvut');
    const written = await harness.scope
      .db('audit_log')
      .orderBy('at')
      .select('action', 'subject', 'subject_id', 'detail');
    expect(written).toEqual([
      {
        action: 'desk.searched',
        subject: 'person',
        subject_id: visit.user.id,
        detail: { patientIds: [visit.user.id], consultationIds: [visit.consultationId] },
      },
      {
        action: 'desk.searched',
        subject: 'desk',
        subject_id: 'search',
        detail: { patientIds: [], consultationIds: [] },
      },
    ]);
  });
});
