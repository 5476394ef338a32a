// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { QuestionsOfVisitFragment } from '#modules/consultation/ui/intake/questions-of-visit.generated.ts';

export type TitrationPageQueryVariables = Readonly<Record<string, never>>;

export type TitrationPageQuery = { readonly currentUser: { readonly id: string, readonly visit: (
      { readonly isDoseChange: boolean }
      & QuestionsOfVisitFragment
    ) | null, readonly doseChange: { readonly isWaiting: boolean, readonly choices: ReadonlyArray<{ readonly drugType: string, readonly onHold: boolean, readonly higherFrom: string | null, readonly present: { readonly id: number, readonly displayedName: string, readonly serviceLine: string }, readonly higher: { readonly id: number, readonly displayedName: string } | null, readonly lower: { readonly id: number, readonly displayedName: string } | null }>, readonly requests: ReadonlyArray<{ readonly drugType: string }> } } | null };

export const TitrationPageDocument = /* @__PURE__ */ typedDocument<TitrationPageQuery, TitrationPageQueryVariables>(
  'TitrationPage',
  'query TitrationPage{currentUser{id visit{...QuestionsOfVisit isDoseChange}doseChange{isWaiting choices{drugType onHold higherFrom present{id displayedName serviceLine}higher{id displayedName}lower{id displayedName}}requests{drugType}}}}fragment IntakeContent on Intake{responseId revision config answers status retiredQuestionIds savedAt}fragment IntakeResult on IntakeOutcome{outcome href findings{ruleId outcome reason}}fragment QuestionsOfVisit on Visit{id photoViews intakePath requestedProducts{id drugType publicDisplayedName}intake{...IntakeContent}outcome{...IntakeResult}}',
);
