// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { SsriWarningContentFragment } from '#modules/consultation/ui/ssri/ssri-warning-content.generated.ts';

export type PeSideEffectsInterstitialPageQueryVariables = Readonly<Record<string, never>>;

export type PeSideEffectsInterstitialPageQuery = { readonly currentUser: { readonly id: string, readonly visit: { readonly id: string, readonly intakePath: string, readonly submittedAt: string | null, readonly requestedProducts: ReadonlyArray<{ readonly id: number, readonly drugType: string, readonly publicDisplayedName: string }>, readonly ssriWarning: SsriWarningContentFragment | null } | null } | null };

export const PeSideEffectsInterstitialPageDocument = /* @__PURE__ */ typedDocument<PeSideEffectsInterstitialPageQuery, PeSideEffectsInterstitialPageQueryVariables>(
  'PeSideEffectsInterstitialPage',
  'query PeSideEffectsInterstitialPage{currentUser{id visit{id intakePath submittedAt requestedProducts{id drugType publicDisplayedName}ssriWarning{...SsriWarningContent}}}}fragment SsriWarningContent on SsriWarning{parts{ruleId title text}statement isAccepted}',
);
