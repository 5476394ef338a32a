// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { CheckInPartFragment } from '#modules/consultation/ui/check-in/check-in-part.generated.ts';
import type { TrendContentFragment } from '#modules/consultation/ui/check-in/trend-content.generated.ts';

export type CheckInsQueryVariables = Readonly<Record<string, never>>;

export type CheckInsQuery = { readonly currentUser: { readonly id: string, readonly checkIns: ReadonlyArray<CheckInPartFragment>, readonly trends: ReadonlyArray<TrendContentFragment> } | null };

export const CheckInsDocument = /* @__PURE__ */ typedDocument<CheckInsQuery, CheckInsQueryVariables>(
  'CheckIns',
  'query CheckIns{currentUser{id checkIns{...CheckInPart}trends{...TrendContent}}}fragment CheckInPart on CheckIn{id form href title detail dueAt holds closedAt result questionnaire{...IntakeContent}outcome{result findings{ruleId outcome reason drugTypes}onHold goesOn}photoViews photos{...VisitPhotoContent}firstPhotos{id view url uploadedAt}decided{before{id publicDisplayedName}after{id publicDisplayedName}}}fragment IntakeContent on Intake{responseId revision config answers status retiredQuestionIds savedAt}fragment TrendContent on Trend{id title high low min max points{on value text}}fragment VisitPhotoContent on VisitPhoto{id view status url reason}',
);
