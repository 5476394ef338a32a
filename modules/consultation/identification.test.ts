import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { readStatus, sendPhoto } from '#test/harness/photo-api.ts';
import { APPROVE, decision, statusOf } from '#test/harness/visit-api.ts';

const { harness, maya } = await openFileDeskHarness({ modules: careModules });

const take = (id: string) =>
  harness.api(maya, 'mutation($id: ID!) { deskTake(consultationId: $id) { status } }', { id });
const ask = (id: string, who = maya) =>
  harness.api(who, 'mutation($id: ID!) { deskAskForIdentification(consultationId: $id) }', { id });
const READ = `mutation($id: ID!, $name: String!, $dob: String!, $remark: String) {
  deskReadIdentification(consultationId: $id, name: $name, dob: $dob, remark: $remark) {
    isConfirmed sameName sameBirthDate } }`;
const readBack = (id: string, change: Record<string, unknown> = {}, who = maya) =>
  harness.api(who, READ, { id, name: 'Sam Rivera', dob: '1990-04-12', ...change });
const send = (user: SignedInUser, method = 'document', note: string | null = null) =>
  harness.api(user, 'mutation($m: String!, $n: String) { sendIdentification(method: $m, note: $n) }', {
    m: method,
    n: note,
  });
const rejectPhoto = (id: string, reason: string) =>
  harness.api(
    maya,
    'mutation($id: ID!, $r: String!) { deskRejectPhoto(photoId: $id, reason: $r) { status } }',
    {
      id,
      r: reason,
    },
  );
const identityOf = async (user: SignedInUser) => {
  const { data, errors } = await harness.api(
    user,
    `{ currentUser { visit { retakeDueAt photos { view } identification {
      status method deleteAt deletedAt photos { id view status reason } } } care { action { href } } } }`,
  );
  expect(errors).toBeUndefined();
  return Object(data?.currentUser);
};
const caseOf = async (id: string) => {
  const { data, errors } = await harness.api(
    maya,
    `query($id: ID!) { deskCase(consultationId: $id) { approvalBlocks photos { view } earlierPhotos { label }
      flags { ruleId } messages { body } identification { status method note readName readDob readBy photos { view status } } } }`,
    { id },
  );
  expect(errors).toBeUndefined();
  return Object(data?.deskCase);
};

/** A visit whose patient has the same name as their ID. */
const visitOf = async () => {
  const visit = await harness.visit({ drugTypes: ['finasteride'] });
  await harness.scope
    .db('person')
    .where({ id: visit.user.id })
    .update({ first_name: 'Sam', last_name: 'Rivera' });
  return visit;
};

/** A visit with both sides of an ID submitted. */
const sentVisit = async () => {
  const visit = await visitOf();
  await take(visit.consultationId);
  await ask(visit.consultationId);
  await sendPhoto(harness, visit.user, 'id_front');
  await sendPhoto(harness, visit.user, 'id_back');
  expect((await send(visit.user)).errors).toBeUndefined();
  return visit;
};

const journeyOf = async (user: SignedInUser) => {
  const { data } = await harness.api(user, '{ currentUser { journeys { kind status nextActions } } }');
  return Object(data?.currentUser).journeys[0];
};

describe('S3.50: a first visit about sexual health asks for identification', () => {
  it('after its questions, and goes to the clinician when it was submitted', async () => {
    const visit = await harness.openVisit({ drugTypes: ['sildenafil'] });
    const { href } = await harness.submitIntake(visit, ['sildenafil']);
    expect(href).toBe('/consultation/photo-upload/identification');
    expect(await journeyOf(visit.user)).toEqual({
      kind: 'sh_initial',
      status: 'awaiting_identification',
      nextActions: ['upload_id'],
    });
    expect((await identityOf(visit.user)).care.action.href).toBe(href);
    await sendPhoto(harness, visit.user, 'passport');
    expect((await send(visit.user)).errors).toBeUndefined();
    expect(await journeyOf(visit.user)).toMatchObject({ status: 'awaiting_doctor' });
  });

  it('once: the next visit of the same patient skips it', async () => {
    const first = await harness.visit({ drugTypes: ['finasteride'] });
    await sendPhoto(harness, first.user, 'passport');
    expect((await send(first.user)).errors).toBeUndefined();
    const again = await harness.openVisit({ drugTypes: ['sildenafil'], patient: first.user });
    expect((await harness.submitIntake(again, ['sildenafil'])).href).toBe('/dashboard');
    expect(await statusOf(harness, 'journey', again.journeyId)).toBe('awaiting_doctor');
  });

  it('but waits for it no longer than a day, and not when a clinician begins', async () => {
    const left = await harness.openVisit({ drugTypes: ['sildenafil'] });
    await harness.submitIntake(left, ['sildenafil']);
    const begun = await harness.openVisit({ drugTypes: ['sildenafil'] });
    await harness.submitIntake(begun, ['sildenafil']);
    await take(begun.consultationId);
    expect(await journeyOf(begun.user)).toMatchObject({ status: 'awaiting_doctor' });
    expect(await journeyOf(left.user)).toMatchObject({ status: 'awaiting_identification' });
    harness.clock.advance(25 * 3_600_000);
    await harness.sweep();
    expect(await journeyOf(left.user)).toMatchObject({ status: 'awaiting_doctor' });
  });

  it('one about hair does not', async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    expect(await journeyOf(visit.user)).toMatchObject({ kind: 'initial', status: 'awaiting_media' });
  });
});

describe('S2.41: a patient identifies themselves', () => {
  it('when the clinician asks: the visit waits, and continues when both sides were submitted', async () => {
    const visit = await visitOf();
    await take(visit.consultationId);
    expect((await ask(visit.consultationId)).errors).toBeUndefined();
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('needs_info');
    expect((await identityOf(visit.user)).care.action.href).toBe('/consultation/photo-upload/identification');
    expect((await sendPhoto(harness, visit.user, 'id_front')).status).toBe(201);
    const early = await send(visit.user);
    expect(early.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'method' }] });
    await sendPhoto(harness, visit.user, 'id_back');
    expect(await send(visit.user)).toEqual({ data: { sendIdentification: true } });
    expect(await send(visit.user)).toEqual({ data: { sendIdentification: true } });
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('in_review');
    expect(await caseOf(visit.consultationId)).toMatchObject({
      photos: [],
      identification: {
        status: 'sent',
        method: 'document',
        photos: [{ view: 'id_front' }, { view: 'id_back' }],
      },
      approvalBlocks: ['The patient’s identity is not confirmed. Read it back first.'],
    });
    const approved = await harness.api(maya, APPROVE, decision(visit.consultationId));
    expect(approved.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('a passport is enough, and pictures of documents are not among the photos', async () => {
    const visit = await visitOf();
    await sendPhoto(harness, visit.user, 'passport');
    await sendPhoto(harness, visit.user, 'front');
    expect((await send(visit.user)).errors).toBeUndefined();
    expect(await identityOf(visit.user)).toMatchObject({
      visit: {
        photos: [{ view: 'front' }],
        identification: { status: 'sent', photos: [{ view: 'passport' }] },
      },
    });
    const { data } = await harness.api(
      visit.user,
      '{ currentUser { progressImages { imageType } journeys { mediaSet { progressImages { imageType } } } } }',
    );
    expect(data?.currentUser).toEqual({
      progressImages: [{ imageType: 'front' }],
      journeys: [{ mediaSet: { progressImages: [{ imageType: 'front' }] } }],
    });
  });

  it.each(['call', 'second_proof'])('without a document by %s, which needs a note', async (method) => {
    const visit = await visitOf();
    const silent = await send(visit.user, method, '  ');
    expect(silent.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'note' }] });
    expect(
      (await send(visit.user, method, 'My license was stolen. Weekdays after 5.')).errors,
    ).toBeUndefined();
    await take(visit.consultationId);
    expect((await caseOf(visit.consultationId)).identification).toMatchObject({
      method,
      note: 'My license was stolen. Weekdays after 5.',
    });
    expect((await readBack(visit.consultationId)).data?.deskReadIdentification).toMatchObject({
      isConfirmed: true,
    });
    expect((await identityOf(visit.user)).visit.identification).toMatchObject({
      status: 'confirmed',
      deleteAt: null,
    });
  });

  it('an identification that was only begun delays nothing', async () => {
    const visit = await visitOf();
    await sendPhoto(harness, visit.user, 'id_front');
    await take(visit.consultationId);
    expect((await caseOf(visit.consultationId)).approvalBlocks).toEqual([]);
    expect((await harness.api(maya, APPROVE, decision(visit.consultationId))).errors).toBeUndefined();
  });

  it('refuses an unknown way, a visitor without a visit, and staff', async () => {
    const visit = await visitOf();
    expect((await send(visit.user, 'selfie')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const idle = await harness.patient();
    expect((await send(idle, 'call', 'today')).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await send(maya)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const asking = await harness.patient();
    const checkoutId = harness.scope.ids.uuid();
    await harness.openVisit({ patient: asking, drugTypes: ['finasteride'], checkoutId });
    expect((await send(asking, 'call', 'today')).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
});

describe('a clinician reads back name and date of birth', () => {
  it('equal: confirmed, the pictures are accepted and stored for 30 more days', async () => {
    const visit = await sentVisit();
    const read = await readBack(visit.consultationId, { name: 'RIVERA, SAM JOHN' });
    expect(read.data).toEqual({
      deskReadIdentification: { isConfirmed: true, sameName: true, sameBirthDate: true },
    });
    const shown = await caseOf(visit.consultationId);
    expect(shown).toMatchObject({
      approvalBlocks: [],
      identification: { status: 'confirmed', readName: 'RIVERA, SAM JOHN', readDob: '1990-04-12' },
    });
    expect(shown.identification.photos).toEqual([
      { view: 'id_front', status: 'accepted' },
      { view: 'id_back', status: 'accepted' },
    ]);
    expect(new Date((await identityOf(visit.user)).visit.identification.deleteAt)).toEqual(
      addDays(harness.clock.now(), 30),
    );
    expect((await readBack(visit.consultationId)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await ask(visit.consultationId)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await harness.api(maya, APPROVE, decision(visit.consultationId))).errors).toBeUndefined();
  });

  it('another date of birth: DOB-MISMATCH counts in every decision, and the patient is asked', async () => {
    const visit = await sentVisit();
    expect((await readBack(visit.consultationId, { dob: '1990-12-04' })).data).toEqual({
      deskReadIdentification: { isConfirmed: false, sameName: true, sameBirthDate: false },
    });
    const shown = await caseOf(visit.consultationId);
    expect(shown.flags.map(({ ruleId }: { ruleId: string }) => ruleId)).toContain('DOB-MISMATCH');
    expect(shown.messages.map(({ body }: { body: string }) => body)).toContainEqual(
      expect.stringContaining('date of birth on what you sent differs'),
    );
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('needs_info');
    const CHANGE = 'mutation($dob: Date!, $r: String!) { changeBirthDate(dob: $dob, reason: $r) }';
    await harness.api(visit.user, CHANGE, { dob: '1990-12-04', r: 'I mixed up day and month.' });
    expect((await readBack(visit.consultationId, { dob: '1990-12-04' })).data).toMatchObject({
      deskReadIdentification: { isConfirmed: true },
    });
  });

  it('a date of birth below 18 stops the treatment of the visit', async () => {
    const visit = await sentVisit();
    await readBack(visit.consultationId, { dob: '2010-04-12' });
    const { approvalBlocks, flags } = await caseOf(visit.consultationId);
    expect(flags.map(({ ruleId }: { ruleId: string }) => ruleId)).toContain('AGE-MIN');
    expect(approvalBlocks.length).toBeGreaterThan(0);
  });

  it('another name: the patient is asked, and the clinician may explain it', async () => {
    const visit = await sentVisit();
    expect((await readBack(visit.consultationId, { name: 'Samuel Cole' })).data).toMatchObject({
      deskReadIdentification: { isConfirmed: false, sameName: false, sameBirthDate: true },
    });
    expect((await identityOf(visit.user)).visit.identification.status).toBe('mismatch');
    const explained = { name: 'Samuel Cole', remark: 'Married in May; the certificate is in the messages.' };
    expect((await readBack(visit.consultationId, explained)).data).toMatchObject({
      deskReadIdentification: { isConfirmed: true, sameName: false },
    });
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: '<b>' }, 'name'],
    [{ dob: '12.04.1990' }, 'dob'],
    [{ dob: '' }, 'dob'],
  ])('refuses %j', async (change, field) => {
    const visit = await sentVisit();
    const refused = await readBack(visit.consultationId, change);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ fields: [{ field }] });
  });

  it('is for clinicians licensed in the patient’s state, and audited', async () => {
    const visit = await sentVisit();
    const far = await harness.addClinician('far-id@example.com', ['CA']);
    const operator = await harness.operator();
    expect((await readBack(visit.consultationId, {}, far)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await readBack(visit.consultationId, {}, operator)).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    expect((await ask(visit.consultationId, operator)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    await readBack(visit.consultationId);
    expect(
      await harness.scope.db('audit_log').where({ subject_id: visit.consultationId }).pluck('action'),
    ).toEqual(expect.arrayContaining(['identification.asked', 'identification.confirmed']));
  });
});

describe('S2.25: a picture that cannot be used', () => {
  it('is taken again, with a reason and a date, and the case returns to the clinician', async () => {
    const visit = await sentVisit();
    const { photos } = (await identityOf(visit.user)).visit.identification;
    const front = photos.find(({ view }: { view: string }) => view === 'id_front');
    expect((await rejectPhoto(front.id, 'id_unreadable')).errors).toBeUndefined();
    const waiting = await identityOf(visit.user);
    expect(waiting).toMatchObject({
      visit: { identification: { status: 'asked' } },
      care: { action: { href: '/retake-media' } },
    });
    expect(new Date(waiting.visit.retakeDueAt)).toEqual(addDays(harness.clock.now(), 14));
    await sendPhoto(harness, visit.user, 'id_front');
    expect(await identityOf(visit.user)).toMatchObject({
      visit: { retakeDueAt: null, identification: { status: 'sent' } },
    });
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('in_review');
  });
});

describe('pictures of documents are deleted on their date', () => {
  const keysOf = (userId: string): Promise<string[]> =>
    harness.scope
      .db('photo')
      .join('media_set', 'media_set.id', 'photo.media_set_id')
      .where({ user_id: userId })
      .whereNotNull('object_key')
      .pluck('object_key');

  it('the object is gone and the row says so; repeating it changes nothing', async () => {
    const visit = await sentVisit();
    const keys = await keysOf(visit.user.id);
    const [{ id }] = (await identityOf(visit.user)).visit.identification.photos;
    await readBack(visit.consultationId);
    const begin = harness.clock.now();
    harness.clock.set(addDays(begin, 29));
    await harness.sweep();
    expect(await harness.store.get(keys[0] ?? '')).not.toBeNull();
    harness.clock.set(addDays(begin, 31));
    await harness.sweep();
    await harness.sweep();
    for (const key of keys) expect(await harness.store.get(key)).toBeNull();
    expect(await readStatus(harness, visit.user, `/consultation/photos/${id}`)).toBe(404);
    expect((await identityOf(visit.user)).visit.identification).toMatchObject({
      status: 'confirmed',
      deletedAt: harness.clock.now().toISOString(),
      photos: [],
    });
    expect(
      await harness.scope.db('audit_log').where({ action: 'identification.deleted' }).pluck('detail'),
    ).toContainEqual({ patientId: visit.user.id });
    harness.clock.set(begin);
  });

  it('a deletion that was killed after the object was gone is completed', async () => {
    const visit = await sentVisit();
    const keys = await keysOf(visit.user.id);
    await harness.store.delete(keys[0] ?? '');
    const begin = harness.clock.now();
    harness.clock.set(addDays(begin, 91));
    await harness.sweep();
    expect((await identityOf(visit.user)).visit.identification).toMatchObject({ photos: [] });
    expect(await harness.store.get(keys[1] ?? '')).toBeNull();
    harness.clock.set(begin);
  });

  it('a picture that cannot be deleted is tried again, and does not block the others', async () => {
    const [stuck, other] = [await sentVisit(), await sentVisit()];
    const [front = '', back = ''] = await keysOf(stuck.user.id);
    const begin = harness.clock.now();
    harness.clock.set(addDays(begin, 91));
    const failing = harness.store.failToDelete(front);
    await harness.sweep();
    expect(await keysOf(other.user.id)).toEqual([]);
    expect(await keysOf(stuck.user.id)).toEqual([front]);
    expect(await harness.store.get(back)).toBeNull();
    expect((await identityOf(stuck.user)).visit.identification).toMatchObject({ deletedAt: null });
    failing.end();
    await harness.sweep();
    expect(await keysOf(stuck.user.id)).toEqual([]);
    expect((await identityOf(stuck.user)).visit.identification).toMatchObject({
      deletedAt: harness.clock.now().toISOString(),
    });
    harness.clock.set(begin);
  });
});
