/** What a photo is sent with: a report about a parcel, or a request to customer service. */
export type CaseKind = 'order_issue' | 'service_request';

/** At most this many photos are sent with one report or request. */
export const MOST_CASE_PHOTOS = 4;

export interface CasePhotoView {
  readonly id: string;
  readonly url: string;
}

/** Where photos are uploaded, and the address before the id of one. */
export const CASE_PHOTOS_PATH = '/case-photos';

export const casePhotoView = ({ id }: { readonly id: string }): CasePhotoView => ({
  id,
  url: `${CASE_PHOTOS_PATH}/${id}`,
});
