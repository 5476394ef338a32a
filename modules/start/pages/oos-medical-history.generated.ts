// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { StartFlowContentFragment } from '#modules/start/ui/start-flow-content.generated.ts';

export type OosMedicalHistoryPageQueryVariables = Readonly<Record<string, never>>;

export type OosMedicalHistoryPageQuery = { readonly startFlow: StartFlowContentFragment };

export const OosMedicalHistoryPageDocument = /* @__PURE__ */ typedDocument<OosMedicalHistoryPageQuery, OosMedicalHistoryPageQueryVariables>(
  'OosMedicalHistoryPage',
  'query OosMedicalHistoryPage{startFlow(name:"oos-medical-history"){...StartFlowContent}}fragment StartFlowContent on StartFlow{responseId revision config configVersion answers retiredQuestionIds savedAt answeredAt}',
);
