// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type StartBasicsPageQueryVariables = Readonly<Record<string, never>>;

export type StartBasicsPageQuery = { readonly startFlow: { readonly responseId: string | null, readonly revision: number, readonly config: string, readonly configVersion: number, readonly answers: string, readonly retiredQuestionIds: ReadonlyArray<string>, readonly savedAt: string, readonly answeredAt: string | null } };

export const StartBasicsPageDocument = typedDocument<StartBasicsPageQuery, StartBasicsPageQueryVariables>(
  'StartBasicsPage',
  'query StartBasicsPage{startFlow(name:"start-basics"){responseId revision config configVersion answers retiredQuestionIds savedAt answeredAt}}',
);
