// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type OosMedicalHistoryPageQueryVariables = Readonly<Record<string, never>>;

export type OosMedicalHistoryPageQuery = { readonly startFlow: { readonly responseId: string | null, readonly revision: number, readonly config: string, readonly configVersion: number, readonly answers: string, readonly retiredQuestionIds: ReadonlyArray<string>, readonly savedAt: string, readonly answeredAt: string | null } };

export const OosMedicalHistoryPageDocument = typedDocument<OosMedicalHistoryPageQuery, OosMedicalHistoryPageQueryVariables>(
  'OosMedicalHistoryPage',
  'query OosMedicalHistoryPage{startFlow(name:"oos-medical-history"){responseId revision config configVersion answers retiredQuestionIds savedAt answeredAt}}',
);
