import type { Knex } from 'knex';
import type { JsonInstant } from '#kernel/json-instant.ts';
import type { OutageEntry } from '#server/ports/outages.ts';
import type { ReadJson } from '#server/scope.ts';

/** A banner as it was saved once. */
export interface BannerVersion {
  readonly version: number;
  readonly header: string;
  readonly body: string;
  /** Paths on which it shows. */
  readonly routes: readonly string[];
  readonly savedAt: JsonInstant;
  /** Whole name of the member of staff; null while they have none. */
  readonly savedBy: string | null;
}

/** A banner with its versions, the newest first. */
export interface SiteBanner {
  readonly id: string;
  readonly publishedVersion: number | null;
  readonly publishedAt: JsonInstant | null;
  readonly endedAt: JsonInstant | null;
  readonly versions: readonly BannerVersion[];
}

const SHOWN = 50;

const versionsSql = `(select json_agg(json_build_object('version', v.version, 'header', v.header, 'body', v.body,
    'routes', v.routes, 'savedAt', v.saved_at, 'savedBy', nullif(concat_ws(' ', p.first_name, p.last_name), ''))
    order by v.version desc)
  from site_banner_version v join person p on p.id = v.saved_by where v.banner_id = b.id)`;

const newestSql = `(select coalesce(json_agg(t), '[]') from (
  select b.id, b.published_version as "publishedVersion", b.published_at as "publishedAt", b.ended_at as "endedAt",
    ${versionsSql} as versions
  from site_banner b order by b.created_at desc, b.id desc limit ${SHOWN}) t)`;

/** The newest banners, at most 50. */
export const newestBanners = (read: ReadJson): Promise<readonly SiteBanner[]> => read(newestSql, {});

const publishedSql = `(select coalesce(json_agg(json_build_object('brands', array['*'], 'routes', v.routes,
    'header', v.header, 'body', v.body) order by b.published_at desc, b.id), '[]')
  from site_banner b join site_banner_version v on v.banner_id = b.id and v.version = b.published_version
  where b.published_at is not null and b.ended_at is null)`;

/** What is shown to everybody now, what was published last first. */
export const publishedBanners = (read: ReadJson): Promise<readonly OutageEntry[]> => read(publishedSql, {});

interface Locked {
  readonly publishedVersion: number | null;
  readonly endedAt: Date | null;
  readonly newestVersion: number;
}

export const siteBannerRepository = (db: Knex) => ({
  insert: async (id: string, createdAt: Date): Promise<void> => {
    await db('site_banner').insert({ id, created_at: createdAt });
  },

  lock: async (id: string): Promise<Locked | null> => {
    const row = await db('site_banner')
      .select({ publishedVersion: 'published_version', endedAt: 'ended_at' })
      .where({ id })
      .forUpdate()
      .first();
    if (!row) return null;
    const newest = await db('site_banner_version').where({ banner_id: id }).max('version as version').first();
    return { ...row, newestVersion: newest?.version ?? 0 };
  },

  addVersion: async (
    bannerId: string,
    added: Pick<BannerVersion, 'version' | 'header' | 'body' | 'routes'> & {
      readonly savedAt: Date;
      readonly savedBy: string;
    },
  ): Promise<void> => {
    const { savedAt, savedBy, routes, ...text } = added;
    await db('site_banner_version').insert({
      ...{ ...text, routes: [...routes] },
      ...{ banner_id: bannerId, saved_at: savedAt, saved_by: savedBy },
    });
  },

  publish: async (id: string, version: number, at: Date): Promise<void> => {
    await db('site_banner')
      .where({ id })
      .update({ published_version: version, published_at: at, ended_at: null });
  },

  end: async (id: string, at: Date): Promise<void> => {
    await db('site_banner').where({ id }).update({ ended_at: at });
  },
});
