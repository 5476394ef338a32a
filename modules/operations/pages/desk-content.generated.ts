// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskBannerCardFragment } from '#modules/operations/ui/banners/desk-banner-card.generated.ts';

export type DeskContentPageQueryVariables = Readonly<Record<string, never>>;

export type DeskContentPageQuery = { readonly deskBanners: { readonly banners: ReadonlyArray<DeskBannerCardFragment> } };

export const DeskContentPageDocument = /* @__PURE__ */ typedDocument<DeskContentPageQuery, DeskContentPageQueryVariables>(
  'DeskContentPage',
  'query DeskContentPage{deskBanners{banners{...DeskBannerCard}}}fragment DeskBannerCard on DeskBanner{id state stateLabel publishedVersion publishedAt endedAt versions{version header body routes savedAt savedBy}}',
);
