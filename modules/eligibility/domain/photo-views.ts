/** The views to photograph, in the order of the pages (docs/clinical/hair-loss.md#PHOTOS). */
export const photoViews = ['front', 'top', 'crown', 'left', 'right'] as const;
export type PhotoView = (typeof photoViews)[number];
