// Made by "npm run codegen". Do not edit.
import type { VisitPhotoContentFragment } from '#modules/consultation/ui/visit-photo-content.generated.ts';

export type RenewalPhotosContentFragment = { readonly photos: ReadonlyArray<(
    { readonly uploadedAt: string }
    & VisitPhotoContentFragment
  )>, readonly last: ReadonlyArray<{ readonly id: string, readonly view: string, readonly url: string, readonly uploadedAt: string }> };
