/** The views to photograph, in the order of the pages (global photography, clinical 2.1). */
export const photoViews = ['front', 'top', 'crown', 'left', 'right'] as const;
export type PhotoSlot = (typeof photoViews)[number];
