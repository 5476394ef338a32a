import express from 'express';
import { strFromU8, unzipSync } from 'fflate';
import type { Bundle, FhirResource } from 'fhir/r4';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { fhirProblems } from '#server/pharmacy/fhir/validate-resource.ts';
import type { SignedInUser, Viewer } from '#server/viewer.ts';
import { testViewer } from '#test/harness/api.ts';
import { signBrowserIn } from '#test/harness/web-session.ts';
import { openStoryHarness, type StoryHarness } from '#test/harness/whole-product.ts';
import { exportRouter } from './http/export-router.ts';
import { buildExport } from './services/build-export.ts';
import { sweepExports } from './services/sweep-exports.ts';

const SESSION = 'a'.repeat(64);

let harness: StoryHarness;
let patient: SignedInUser;
beforeAll(async () => {
  harness = await openStoryHarness();
  patient = harness.established;
  const { knex, store } = harness;
  await signBrowserIn(harness.knex, patient.id, SESSION);
  for (const key of await knex('progress_photo').where({ user_id: patient.id }).pluck('object_key'))
    await store.put(key, Buffer.from(`photo ${key}`), 'image/webp');
});
afterAll(() => harness.close());

const mine = (): Partial<Viewer> => ({ user: patient, sessionId: SESSION });

const ask = (viewer: Partial<Viewer> = mine()) =>
  harness.ask(viewer, 'mutation { requestDataExport { status } }');

const shown = async (viewer: Partial<Viewer> = mine()) => {
  const data = await harness.ask(
    viewer,
    '{ currentUser { isRecentlySignedIn dataExport { status endsAt bytes href } } }',
  );
  return JSON.parse(JSON.stringify(data)).currentUser;
};

const download = (viewer: Partial<Viewer>, href: string) => {
  const app = express().use('/data-exports', exportRouter(() => testViewer(viewer))(harness.makeScope));
  return request(app)
    .get(href)
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts)));
    });
};

const rows = () => harness.knex('data_export').orderBy('requested_at');

describe('a copy of the data', () => {
  it('needs a recent sign-in, and the patient in person', async () => {
    await expect(ask({ user: patient })).rejects.toThrow('sign in again');
    await harness
      .knex('web_session')
      .update({ created_at: harness.knex.raw(`now() - interval '61 minutes'`) });
    expect(await shown()).toEqual({ isRecentlySignedIn: false, dataExport: null });
    await expect(ask()).rejects.toThrow('sign in again');
    await harness.knex('web_session').update({ created_at: harness.knex.fn.now() });
    const staff = {
      ...patient,
      impersonatorId: (await harness.person('operator@example.com', 'operator')).id,
    };
    await expect(ask({ user: staff, sessionId: SESSION })).rejects.toThrow();
    expect(await rows()).toEqual([]);
  });

  it('is made once, however often it is asked for meanwhile; the patient is told, and the rest is in the log', async () => {
    await ask();
    await ask();
    expect(await shown()).toMatchObject({ dataExport: { status: 'requested', href: null } });
    await harness.drain();
    expect(await rows()).toHaveLength(1);
    const { dataExport } = await shown();
    expect(dataExport).toMatchObject({ status: 'ready', href: expect.stringMatching(/^\/data-exports\//) });
    expect(await harness.rows('notice', { person_id: patient.id, kind: 'data_export_ready' })).toHaveLength(
      1,
    );
    expect(await harness.rows('mail', { user_id: patient.id, kind: 'data_export_ready' })).toHaveLength(1);
    expect(await harness.rows('audit_log', { action: 'data_export.requested' })).toHaveLength(1);
  });

  it('has everything: JSON by table, a FHIR bundle, the chart and the photos; no secret, nothing of others', async () => {
    const { dataExport } = await shown();
    const answer = await download(mine(), dataExport.href).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=my-data.zip',
      'cache-control': 'private, no-store',
    });
    const files = unzipSync(new Uint8Array(answer.body));
    const text = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
    const { tables } = JSON.parse(text('data.json'));
    const names = tables.map(({ table }: { table: string }) => table);
    for (const table of [
      'person',
      'consultation',
      'prescription',
      'invoice',
      'care_message',
      'consent',
      'quiz_response',
      'progress_photo',
    ])
      expect(names, table).toContain(table);
    for (const other of ['possible_duplicate', 'message_draft', 'outbox_event'])
      expect(names).not.toContain(other);
    expect(text('data.json')).not.toMatch(/"(?:sid_hash|token_hash|object_key|idempotency_key|fingerprint)"/);
    const emails: string[] = await harness.knex('person').whereNot({ id: patient.id }).pluck('email');
    for (const email of emails) expect(text('data.json')).not.toContain(email);

    const bundle = JSON.parse(text('fhir-bundle.json'));
    const types = new Set(
      bundle.entry.map(({ resource }: { resource: { resourceType: string } }) => resource.resourceType),
    );
    expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'collection' });
    expect([...types].sort()).toEqual([
      'Communication',
      'Consent',
      'Encounter',
      'MedicationDispense',
      'MedicationRequest',
      'Observation',
      'Patient',
      'Practitioner',
      'QuestionnaireResponse',
    ]);
    expect(text('chart.pdf').slice(0, 5)).toBe('%PDF-');
    const photos = Object.keys(files).filter((name) => name.startsWith('files/progress_photo/'));
    expect(photos.length).toBeGreaterThan(0);
    expect(photos).toHaveLength((await harness.rows('progress_photo', { user_id: patient.id })).length);
    expect(await harness.rows('audit_log', { action: 'data_export.downloaded' })).toHaveLength(1);
  });

  it('the bundle follows the definitions of FHIR R4, in each of its resources, as what the pharmacy gets does', async () => {
    const { dataExport } = await shown();
    const files = unzipSync(new Uint8Array((await download(mine(), dataExport.href)).body));
    const bundle: Bundle<FhirResource> = JSON.parse(strFromU8(files['fhir-bundle.json'] ?? new Uint8Array()));
    expect(fhirProblems(bundle, { isOurs: true })).toEqual([]);
    const resources = bundle.entry?.flatMap(({ resource }) => resource ?? []) ?? [];
    const firsts = new Map(resources.map((resource) => [resource.resourceType, resource]));
    expect(firsts.size).toBeGreaterThan(8);
    for (const resource of resources) expect(fhirProblems(resource, { isOurs: true })).toEqual([]);
    // What R4 does not know is found in each kind of them.
    for (const [type, resource] of firsts)
      expect(fhirProblems(Object.assign({}, resource, { madeUp: 1 }), { isOurs: true }), type).not.toEqual(
        [],
      );
  });

  it('every reference of the bundle leads to a resource of it, or to a member of staff', async () => {
    const { dataExport } = await shown();
    const files = unzipSync(new Uint8Array((await download(mine(), dataExport.href)).body));
    const bundle = strFromU8(files['fhir-bundle.json'] ?? new Uint8Array());
    const known = new Set([...bundle.matchAll(/"fullUrl": "(urn:uuid:[^"]+)"/g)].map(([, url]) => url));
    const staff: string[] = await harness.knex('person').whereNot({ role: 'patient' }).pluck('id');
    const broken = [...bundle.matchAll(/"reference": "(urn:uuid:([^"]+))"/g)].filter(
      ([, url, id]) => !known.has(url) && !staff.includes(id ?? ''),
    );
    expect(broken.map(([, url]) => url)).toEqual([]);
    expect(bundle).not.toContain('"unknown"');
  });

  it('is downloaded by its own patient alone', async () => {
    const { dataExport } = await shown();
    const other = await harness.person('new@example.com');
    const operator = await harness.person('operator@example.com', 'operator');
    await download({ user: null }, dataExport.href).expect(404);
    await download({ user: operator, sessionId: SESSION }, dataExport.href).expect(404);
    await download(
      { user: { ...patient, impersonatorId: operator.id }, sessionId: SESSION },
      dataExport.href,
    ).expect(404);
    await signBrowserIn(harness.knex, other.id, 'b'.repeat(64));
    await download({ user: other, sessionId: 'b'.repeat(64) }, dataExport.href).expect(404);
    await download({ user: patient }, dataExport.href).expect(303);
    await download(mine(), '/data-exports/1').expect(404);
  });

  it('can be asked for three times a day', async () => {
    for (const _ of [2, 3]) {
      await ask();
      await harness.drain();
    }
    await expect(ask()).rejects.toThrow('several downloads');
  });

  it('ends after a week, with its file', async () => {
    const keys: string[] = await harness.knex('data_export').pluck('object_key');
    harness.clock.set(addDays(harness.clock.now(), 7));
    expect(await shown()).toMatchObject({ dataExport: { status: 'ended', href: null } });
    await harness.sweep();
    expect(await harness.knex('data_export').distinct('status').pluck('status')).toEqual(['ended']);
    for (const key of keys) expect(await harness.store.get(key)).toBeNull();
  });

  it('that was lost is started again, and fails after some tries; the patient is told', async () => {
    await ask();
    await harness.knex('graphile_worker._private_jobs').delete();
    for (const _ of [1, 2, 3, 4, 5]) {
      harness.clock.set(new Date(harness.clock.now().getTime() + 3_601_000));
      await sweepExports.run(harness.makeScope());
      await harness
        .knex('graphile_worker._private_jobs')
        .whereRaw(`payload->>'exportId' is not null`)
        .delete();
    }
    expect(await shown()).toMatchObject({ dataExport: { status: 'failed' } });
    expect(await harness.rows('notice', { kind: 'data_export_failed' })).toHaveLength(1);
  });

  it('made twice leaves one file, and none when it is not wanted any more', async () => {
    await ask();
    const [{ id }] = await harness.rows('data_export', { status: 'requested' });
    await buildExport.run(harness.makeScope(), { exportId: id });
    await buildExport.run(harness.makeScope(), { exportId: id });
    expect(await harness.rows('data_export', { id })).toMatchObject([
      { status: 'ready', object_key: `exports/${id}.zip` },
    ]);
    await harness.ask(mine(), 'mutation { discardDataExport }');
    expect(await harness.rows('data_export', { id })).toMatchObject([{ status: 'ended', object_key: null }]);
    expect(await harness.store.get(`exports/${id}.zip`)).toBeNull();
  });
});
