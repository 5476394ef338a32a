// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type HairLossBasicsPageQueryVariables = Readonly<Record<string, never>>;

export type HairLossBasicsPageQuery = { readonly startFlow: { readonly responseId: string | null, readonly revision: number, readonly config: string, readonly configVersion: number, readonly answers: string, readonly retiredQuestionIds: ReadonlyArray<string>, readonly savedAt: string, readonly answeredAt: string | null } };

export const HairLossBasicsPageDocument = typedDocument<HairLossBasicsPageQuery, HairLossBasicsPageQueryVariables>(
  'HairLossBasicsPage',
  'query HairLossBasicsPage{startFlow(name:"hair-loss-basics"){responseId revision config configVersion answers retiredQuestionIds savedAt answeredAt}}',
);
