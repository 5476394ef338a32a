// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskTokenRowFragment } from '#modules/account/ui/tokens/desk-token-row.generated.ts';

export type DeskTokensPageQueryVariables = Readonly<Record<string, never>>;

export type DeskTokensPageQuery = { readonly deskTokens: { readonly mayMakeForService: boolean, readonly scopes: ReadonlyArray<{ readonly id: string, readonly text: string }>, readonly tokens: ReadonlyArray<DeskTokenRowFragment> } };

export const DeskTokensPageDocument = /* @__PURE__ */ typedDocument<DeskTokensPageQuery, DeskTokensPageQueryVariables>(
  'DeskTokensPage',
  'query DeskTokensPage{deskTokens{mayMakeForService scopes{id text}tokens{...DeskTokenRow}}}fragment DeskTokenRow on DeskToken{id kind name shownStart scopes makerEmail isOwn state createdAt expiresAt lastUsedAt}',
);
