/** The views to photograph, in the order of the pages (docs/clinical/hair-loss.md#PHOTOS). */
export const photoViews = ['front', 'top', 'crown', 'left', 'right'] as const;
export type PhotoView = (typeof photoViews)[number];

/** The sides of a document that identifies the patient (docs/clinical/intake-everyone.md#Q-ID-PHOTO). */
export const documentViews = ['id_front', 'id_back', 'passport'] as const;
export type DocumentView = (typeof documentViews)[number];

/** Everything that is photographed for a visit. */
export type TakenView = PhotoView | DocumentView;
