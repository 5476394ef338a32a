import { DocumentGuide, type DocumentSide } from '#client/pictures/document-guide.tsx';
import { PhotoGuide, type PhotoView } from '#client/pictures/photo-guide.tsx';

export type AnyView = PhotoView | DocumentSide;

const isDocument = (view: AnyView): view is DocumentSide =>
  view === 'id_front' || view === 'id_back' || view === 'passport';

/** The drawing of a view: how to hold the head, or how to place a document. */
export const ViewGuide = ({ view, overlay }: { readonly view: AnyView; readonly overlay?: boolean }) =>
  isDocument(view) ? (
    <DocumentGuide view={view} overlay={overlay} />
  ) : (
    <PhotoGuide view={view} overlay={overlay} />
  );
