import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { APPROVE, decision } from '#test/harness/visit-api.ts';

let ola: SignedInUser;
let olasId: string;
let mayasId: string;
const { harness, maya } = await openFileDeskHarness({ modules: careModules });
beforeAll(async () => {
  ola = await harness.addClinician('ola@example.com', ['NY']);
  [olasId] = await harness.scope.db('clinician').where({ email: 'ola@example.com' }).pluck('id');
  [mayasId] = await harness.scope.db('clinician').where({ email: 'clinician@example.com' }).pluck('id');
  // New visits go to Maya, unless a test changes that.
  await harness.scope.db('clinician').where({ id: olasId }).update({ takes_turns: false });
});

const HAND_OVER = `mutation($id: ID!, $to: ID!, $note: String!) {
  deskHandOver(consultationId: $id, clinicianId: $to, note: $note) { assignedTo status } }`;
const RELEASE = 'mutation($id: ID!) { deskRelease(consultationId: $id) { assignedTo status } }';
const TAKE = 'mutation($id: ID!) { deskTake(consultationId: $id) { isMine status } }';
const HISTORY = `query($id: ID!) { deskCase(consultationId: $id) {
  handOvers { from to note } colleagues { name } } }`;

const handOver = (by: SignedInUser, id: string, to: string, note = 'Please look at the liver.') =>
  harness.api(by, HAND_OVER, { id, to, note });
const codeOf = (answer: { errors?: readonly { extensions: { code: string } }[] }) =>
  answer.errors?.[0]?.extensions.code;

const visitIn = async (status: string, clinicianId: string | null) => {
  const { consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
  await harness.scope
    .db('consultation')
    .where({ id: consultationId })
    .update({ status, clinician_id: clinicianId });
  return consultationId;
};
const ownerOf = async (id: string) =>
  harness.scope.db('consultation').where({ id }).first('clinician_id as owner', 'status');

describe('assigning a case to a colleague', () => {
  it.each([
    ['assigned', 'assigned'],
    ['in_review', 'assigned'],
    ['needs_info', 'needs_info'],
    ['plan_proposed', 'plan_proposed'],
  ])('that is %s: the colleague has it, and it is %s', async (before, after) => {
    const id = await visitIn(before, mayasId);
    const { deskHandOver } = dataOf<{ deskHandOver: object }>(await handOver(maya, id, olasId));
    expect(deskHandOver).toEqual({ assignedTo: 'Ola Berg, MD', status: after });
    const { deskCase } = dataOf<{ deskCase: { handOvers: object[] } }>(
      await harness.api(ola, HISTORY, { id }),
    );
    expect(deskCase.handOvers).toEqual([
      { from: 'Maya Okafor, MD', to: 'Ola Berg, MD', note: 'Please look at the liver.' },
    ]);
    expect(codeOf(await handOver(maya, id, mayasId))).toBe('CONFLICT');
  });

  it('is audited with patient and both clinicians, and the visit keeps its deadline', async () => {
    const id = await visitIn('in_review', mayasId);
    const [before] = await harness.rows('consultation', { id });
    await handOver(maya, id, olasId);
    const [row] = await harness.rows('audit_log', { subject_id: id, action: 'case.handed_over' });
    expect(row).toMatchObject({
      actor_id: maya.id,
      detail: { patientId: before.user_id, fromClinicianId: mayasId, toClinicianId: olasId },
    });
    expect((await harness.rows('consultation', { id }))[0].submitted_at).toEqual(before.submitted_at);
    expect(JSON.stringify(row)).not.toContain('liver');
  });

  it('is refused for a colleague without a license in the patient’s state, and needs a note', async () => {
    const id = await visitIn('in_review', mayasId);
    const nowhere = await harness.addClinician('nils@example.com', ['TX']);
    expect(nowhere.role).toBe('clinician');
    const [nils] = await harness.scope.db('clinician').where({ email: 'nils@example.com' }).pluck('id');
    for (const to of [nils, harness.scope.ids.uuid(), mayasId]) {
      const refused = await handOver(maya, id, to);
      expect(refused.errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'clinicianId' }],
      });
    }
    const noNote = await handOver(maya, id, olasId, '  ');
    expect(noNote.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'note' }] });
    expect(await ownerOf(id)).toEqual({ owner: mayasId, status: 'in_review' });
    // The list of the dialog contains only licensed colleagues.
    const { deskCase } = dataOf<{ deskCase: { colleagues: { name: string }[] } }>(
      await harness.api(maya, HISTORY, { id }),
    );
    expect(deskCase.colleagues.map(({ name }) => name)).toEqual([
      'Jonas Weber, MD',
      'Maya Okafor, MD',
      'Ola Berg, MD',
    ]);
    // The state where the patient says they are counts too.
    await harness.scope
      .db('consultation')
      .where({ id })
      .update({ answers: harness.scope.db.raw(`answers || '{"state":"TX"}'`) });
    expect((await handOver(maya, id, olasId)).errors?.[0]?.message).toContain('New York and Texas');
  });

  it('is refused for a clinician who does not have the case, and for a closed one; an operator may', async () => {
    const theirs = await visitIn('in_review', olasId);
    expect(codeOf(await handOver(maya, theirs, mayasId))).toBe('CONFLICT');
    const operator = await harness.operator();
    expect(codeOf(await handOver(operator, theirs, mayasId))).toBeUndefined();
    expect(await ownerOf(theirs)).toEqual({ owner: mayasId, status: 'assigned' });
    const closed = await visitIn('approved', mayasId);
    expect(codeOf(await handOver(maya, closed, olasId))).toBe('CONFLICT');
    const untaken = await visitIn('submitted', null);
    expect(codeOf(await handOver(maya, untaken, olasId))).toBeUndefined();
    expect(await ownerOf(untaken)).toEqual({ owner: olasId, status: 'assigned' });
  });
});

describe('returning a case', () => {
  it('puts it in the queue for everybody', async () => {
    const id = await visitIn('in_review', mayasId);
    expect((await harness.api(maya, RELEASE, { id })).data).toEqual({
      deskRelease: { assignedTo: null, status: 'submitted' },
    });
    expect((await harness.api(ola, TAKE, { id })).data).toEqual({
      deskTake: { isMine: true, status: 'in_review' },
    });
    expect(await harness.rows('audit_log', { subject_id: id, action: 'case.released' })).toHaveLength(1);
  });

  it.each([
    ['in_review', 'ola'],
    ['submitted', null],
    ['needs_info', 'maya'],
    ['approved', 'maya'],
  ])('is refused for one that is %s with %s', async (status, owner) => {
    const ids = { ola: olasId, maya: mayasId };
    const id = await visitIn(status, owner === 'ola' || owner === 'maya' ? ids[owner] : null);
    expect(codeOf(await harness.api(maya, RELEASE, { id }))).toBe('CONFLICT');
  });
});

describe('simultaneous changes', () => {
  it('one of two clinicians gets a case; the other is told who has it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await visitIn('submitted', null);
      const answers = await Promise.all([maya, ola].map((user) => harness.api(user, TAKE, { id })));
      expect(answers.map(codeOf).toSorted()).toEqual(['CONFLICT', undefined]);
      const { owner, status } = await ownerOf(id);
      expect(status).toBe('in_review');
      expect(owner).toBe(answers[0]?.errors ? olasId : mayasId);
    }
  });

  it('a case is either decided or assigned to a colleague, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await visitIn('in_review', mayasId);
      const answers = await Promise.all([
        harness.api(maya, APPROVE, decision(id)),
        handOver(maya, id, olasId),
      ]);
      expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
      const { owner, status } = await ownerOf(id);
      expect([owner, status]).toEqual(answers[0]?.errors ? [olasId, 'assigned'] : [mayasId, 'approved']);
    }
  });
});
