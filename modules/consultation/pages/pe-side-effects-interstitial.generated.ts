// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type PeSideEffectsInterstitialPageQueryVariables = Readonly<Record<string, never>>;

export type PeSideEffectsInterstitialPageQuery = { readonly currentUser: { readonly id: string, readonly visit: { readonly id: string, readonly intakePath: string, readonly submittedAt: string | null, readonly requestedProducts: ReadonlyArray<{ readonly id: number, readonly drugType: string, readonly publicDisplayedName: string }>, readonly ssriWarning: { readonly statement: string, readonly isAccepted: boolean, readonly parts: ReadonlyArray<{ readonly ruleId: string, readonly title: string, readonly text: string }> } | null } | null } | null };

export const PeSideEffectsInterstitialPageDocument = typedDocument<PeSideEffectsInterstitialPageQuery, PeSideEffectsInterstitialPageQueryVariables>(
  'PeSideEffectsInterstitialPage',
  'query PeSideEffectsInterstitialPage{currentUser{id visit{id intakePath submittedAt requestedProducts{id drugType publicDisplayedName}ssriWarning{parts{ruleId title text}statement isAccepted}}}}',
);
