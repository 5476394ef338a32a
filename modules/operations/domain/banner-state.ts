/** Where a banner stands. */
export type BannerState = 'draft' | 'published' | 'ended';

export const bannerStateNames: Readonly<Record<BannerState, string>> = {
  draft: 'Draft',
  published: 'Shown to everybody',
  ended: 'Ended',
};

/** Nothing is shown before a version is published, and after it was ended; a banner that was ended can be published again. */
export const bannerState = ({
  publishedVersion,
  endedAt,
}: {
  readonly publishedVersion: number | null;
  readonly endedAt: unknown;
}): BannerState => {
  if (publishedVersion === null) return 'draft';
  return endedAt === null ? 'published' : 'ended';
};
