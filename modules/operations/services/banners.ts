import { readInput } from '#kernel/input/read-input.ts';
import { instant, instantOrNull } from '#kernel/json-instant.ts';
import { fail, notFound, ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { bannerInput } from '../domain/banner-input.ts';
import { bannerState, bannerStateNames } from '../domain/banner-state.ts';
import { newestBanners, type SiteBanner, siteBannerRepository } from '../repositories/site-banners.ts';

type Staff = Actor & { readonly id: string };

const viewOf = ({ versions, publishedAt, endedAt, ...banner }: SiteBanner) => {
  const state = bannerState({ ...banner, endedAt });
  return {
    ...banner,
    state,
    stateLabel: bannerStateNames[state],
    publishedAt: instantOrNull(publishedAt),
    endedAt: instantOrNull(endedAt),
    versions: versions.map(({ savedAt, ...version }) => ({ ...version, savedAt: instant(savedAt) })),
  };
};

/** The newest banners with all their versions. Reading it is audited. */
export const listBanners = async (scope: Scope, actor: Actor) => {
  const banners = await newestBanners(scope.read);
  await recordAudit(scope, { actor, action: 'banners.read', subject: 'desk', subjectId: 'banners' });
  return { banners: banners.map(viewOf) };
};

/**
 * Saves a new draft, or a new version of a banner; what is shown does not change. Returns the banner's id. BAD_USER_INPUT names
 * `header`, `body` or `routes`; NOT_FOUND without such a banner.
 */
export const saveBanner = async (
  scope: Scope,
  actor: Staff,
  { bannerId, ...input }: Readonly<Record<string, unknown>> & { readonly bannerId?: string | null },
): Promise<Result<string>> => {
  const read = readInput(bannerInput, input);
  if (!read.ok) return read;
  const { header, body, routes } = read.value;
  return scope.transaction(async (tx) => {
    const banners = siteBannerRepository(tx.db);
    const now = tx.clock.now();
    const id = bannerId ?? tx.ids.uuid();
    if (bannerId == null) await banners.insert(id, now);
    const banner = await banners.lock(id);
    if (!banner) return notFound('banner');
    const version = banner.newestVersion + 1;
    await banners.addVersion(id, {
      ...{ version, header, body: body ?? '', routes },
      ...{ savedAt: now, savedBy: actor.id },
    });
    await recordAudit(tx, {
      actor,
      action: 'banner.saved',
      subject: 'site_banner',
      subjectId: id,
      detail: { version, header, body: body ?? '', routes },
    });
    return ok(id);
  });
};

/**
 * Shows a version to everybody, in place of the one that is shown. CONFLICT when another was saved since: it was not seen by
 * whoever publishes. Publishing what is shown changes nothing.
 */
export const publishBanner = (
  scope: Scope,
  actor: Staff,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<Result<true>> =>
  scope.transaction(async (tx) => {
    const banners = siteBannerRepository(tx.db);
    const banner = await banners.lock(id);
    if (!banner) return notFound('banner');
    if (banner.newestVersion !== version)
      return fail('CONFLICT', 'Another version was saved since. Read it, and publish that one.');
    if (bannerState(banner) === 'published' && banner.publishedVersion === version) return ok(true);
    await banners.publish(id, version, tx.clock.now());
    await recordAudit(tx, {
      ...{ actor, action: 'banner.published', subject: 'site_banner', subjectId: id },
      detail: { version },
    });
    return ok(true);
  });

/** Shows a banner no longer. Ending it again changes nothing; CONFLICT for a draft. */
export const endBanner = (scope: Scope, actor: Staff, id: string): Promise<Result<true>> =>
  scope.transaction(async (tx) => {
    const banners = siteBannerRepository(tx.db);
    const banner = await banners.lock(id);
    if (!banner) return notFound('banner');
    const state = bannerState(banner);
    if (state === 'draft') return fail('CONFLICT', 'This banner was never published.');
    if (state === 'ended') return ok(true);
    await banners.end(id, tx.clock.now());
    await recordAudit(tx, {
      ...{ actor, action: 'banner.ended', subject: 'site_banner', subjectId: id },
      detail: { version: banner.publishedVersion },
    });
    return ok(true);
  });
