// Made by "npm run codegen". Do not edit.
import type { IntakeContentFragment } from '#modules/consultation/ui/intake-content.generated.ts';
import type { IntakeResultFragment } from '#modules/consultation/ui/intake-result.generated.ts';

export type RequestVisitFragment = { readonly id: string, readonly consultationId: string, readonly statusLabel: string, readonly submittedAt: string | null, readonly canUploadPhotos: boolean, readonly photoViews: ReadonlyArray<string>, readonly photos: ReadonlyArray<{ readonly id: string, readonly view: string, readonly status: string, readonly url: string }>, readonly intake: (
    { readonly configVersion: number }
    & IntakeContentFragment
  ) | null, readonly proposal: { readonly id: string } | null, readonly outcome: IntakeResultFragment | null };
