import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#kernel/dates.ts';
import { namesDrug, namesHealth } from '#modules/mail/domain/names-health.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { APPROVE, decision, statusOf } from '#test/harness/visit-api.ts';

const { harness, maya } = await openFileDeskHarness({ modules: careModules, forgetsPatients: true });

const submitted = () => harness.visit({ drugTypes: ['finasteride'] });
type Visit = Awaited<ReturnType<typeof submitted>>;

const kindsTo = async ({ user }: Visit): Promise<string[]> => {
  const notices = await harness.rows('notice', { person_id: user.id });
  return notices
    .map(({ kind }: { kind: string }) => kind)
    .filter((kind: string) => ['photos_needed', 'reminder'].includes(kind));
};
const wait = async (ms: number) => {
  harness.clock.advance(ms);
  await harness.sweep();
  await harness.sweep();
};

it('a visit that waits for its first photos asks for them once, and by no other reminder', async () => {
  const visit = await submitted();
  expect(await statusOf(harness, 'journey', visit.journeyId)).toBe('awaiting_media');
  await wait(HOUR_MS - 1);
  expect(await kindsTo(visit)).toEqual([]);
  await wait(1);
  expect(await kindsTo(visit)).toEqual(['photos_needed']);
  await wait(DAY_MS - HOUR_MS - 1);
  expect(await statusOf(harness, 'journey', visit.journeyId)).toBe('awaiting_media');
  await wait(1);
  expect(await statusOf(harness, 'journey', visit.journeyId)).toBe('awaiting_doctor');
  await wait(7 * DAY_MS);
  expect(await kindsTo(visit)).toEqual(['photos_needed']);
});

it('the email says until when, where the patient lives, leads to the photos and tells nothing about health', async () => {
  const visit = await submitted();
  const since = harness.clock.now();
  await harness.knex('person').where({ id: visit.user.id }).update({ time_zone: 'Pacific/Honolulu' });
  await wait(2 * HOUR_MS);
  const [mail] = await harness.rows('mail', { user_id: visit.user.id, kind: 'photos_needed' });
  const until = new Date(since.getTime() + DAY_MS);
  const inHawaii = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'Pacific/Honolulu' })
      .format(until)
      .replaceAll('\u202f', ' ');
  expect(mail.body).toContain(
    `Please add them by ${inHawaii({ dateStyle: 'long' })}, ${inHawaii({ timeStyle: 'short' })} HST`,
  );
  expect(mail).toMatchObject({ subject: 'We are waiting for your photos', action: 'Add your photos' });
  expect(mail.link).toMatch(/\/consultation\/photo-upload$/);
  expect(namesHealth(`${mail.subject} ${mail.preview}`)).toBe(false);
  expect(namesDrug(mail.body)).toBe(false);
});

it('nobody is asked who finished or skipped the photos, or whose visit was decided or is over a day old', async () => {
  const finished = await submitted();
  await harness.api(finished.user, 'mutation { finishPhotos }');
  const decided = await submitted();
  const approved = await harness.api(maya, APPROVE, decision(decided.consultationId));
  expect(approved.errors).toBeUndefined();
  await wait(HOUR_MS);
  // Every process was down for a day.
  const late = await submitted();
  await wait(DAY_MS);
  for (const visit of [finished, decided, late]) expect(await kindsTo(visit)).toEqual([]);
});
