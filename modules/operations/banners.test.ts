import { beforeEach, describe, expect, it } from 'vitest';
import { siteBannersPort } from '#server/ports/outages.ts';
import { dataOf } from '#test/harness/api.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { orderModules } from '#test/harness/order-modules.ts';
import { codeOf } from '#test/harness/start-flows.ts';
import { operationsModule } from './module.ts';

const harness = await openFileHarness({ modules: [...orderModules, operationsModule] });
const operator = await harness.operator();

const SAVE = 'mutation($input: DeskBannerInput!) { deskSaveBanner(input: $input) }';
const PUBLISH = 'mutation($id: ID!, $version: Int!) { deskPublishBanner(id: $id, version: $version) }';
const END = 'mutation($id: ID!) { deskEndBanner(id: $id) }';
const text = { header: 'We are closed on Monday', body: 'Orders ship on Tuesday.', routes: ['/checkout*'] };

const save = async (change: object = {}): Promise<string> =>
  dataOf<{ deskSaveBanner: string }>(await harness.api(operator, SAVE, { input: { ...text, ...change } }))
    .deskSaveBanner;
const publish = (id: string, version: number) => harness.api(operator, PUBLISH, { id, version });
const end = (id: string) => harness.api(operator, END, { id });
const shown = async () =>
  (await harness.makeScope().use(siteBannersPort).published()).map(({ header }) => header);
const listed = async () =>
  dataOf<{ deskBanners: { banners: readonly object[] } }>(
    await harness.api(
      operator,
      '{ deskBanners { banners { id state publishedVersion versions { version header routes savedBy } } } }',
    ),
  ).deskBanners.banners;

beforeEach(async () => {
  await harness.knex('site_banner_version').delete();
  await harness.knex('site_banner').delete();
});

describe('banners', () => {
  it('are drafts that nobody sees until a version is published, and not after their end', async () => {
    const id = await save();
    expect(await shown()).toEqual([]);
    expect(await listed()).toMatchObject([{ id, state: 'draft', publishedVersion: null }]);
    expect((await publish(id, 1)).errors).toBeUndefined();
    const published = await harness.makeScope().use(siteBannersPort).published();
    expect(published).toEqual([{ ...text, brands: ['*'] }]);
    expect((await end(id)).errors).toBeUndefined();
    expect(await shown()).toEqual([]);
    expect(await listed()).toMatchObject([{ state: 'ended', publishedVersion: 1 }]);
    await publish(id, 1);
    expect(await shown()).toEqual([text.header]);
  });

  it('keep every version, and show the one that was published until another is', async () => {
    const id = await save();
    await publish(id, 1);
    await save({ bannerId: id, header: 'We are closed on Tuesday' });
    expect(await shown()).toEqual(['We are closed on Monday']);
    expect(await listed()).toMatchObject([
      {
        publishedVersion: 1,
        versions: [
          { version: 2, header: 'We are closed on Tuesday', savedBy: expect.any(String) },
          { version: 1, header: 'We are closed on Monday', routes: ['/checkout*'] },
        ],
      },
    ]);
    await publish(id, 2);
    expect(await shown()).toEqual(['We are closed on Tuesday']);
  });

  it('are not published in a version that is not the newest, nor ended as a draft', async () => {
    const id = await save();
    await save({ bannerId: id });
    expect(codeOf(await publish(id, 1))).toBe('CONFLICT');
    expect(codeOf(await publish(id, 3))).toBe('CONFLICT');
    expect(codeOf(await end(id))).toBe('CONFLICT');
    expect(await shown()).toEqual([]);
  });

  it('what was published last comes first', async () => {
    const [first, second] = [await save({ header: 'First' }), await save({ header: 'Second' })];
    await publish(second, 1);
    harness.clock.advance(1000);
    await publish(first, 1);
    expect(await shown()).toEqual(['First', 'Second']);
  });

  it('publishing or ending twice is recorded once', async () => {
    const id = await save();
    for (const _ of [1, 2]) await publish(id, 1);
    for (const _ of [1, 2]) await end(id);
    const rows = await harness.rows('audit_log', { subject_id: id });
    expect(rows.map(({ action, actor_id }) => [action, actor_id])).toEqual(
      ['banner.saved', 'banner.published', 'banner.ended'].map((action) => [action, operator.id]),
    );
  });

  it.each([
    [{ header: ' ' }, 'header'],
    [{ header: 'a'.repeat(201) }, 'header'],
    [{ body: 'a'.repeat(2001) }, 'body'],
    [{ routes: [] }, 'routes'],
    [{ routes: ['checkout'] }, 'routes'],
  ])('refuse %j', async (change, field) => {
    const { errors } = await harness.api(operator, SAVE, { input: { ...text, ...change } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  });

  it('a banner that does not exist is not found', async () => {
    const id = harness.scope.ids.uuid();
    expect(codeOf(await publish(id, 1))).toBe('NOT_FOUND');
    expect(codeOf(await end(id))).toBe('NOT_FOUND');
    expect(codeOf(await harness.api(operator, SAVE, { input: { ...text, bannerId: id } }))).toBe('NOT_FOUND');
  });
});
