// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskCaseRowFragment } from '#modules/desk/ui/desk-case-row.generated.ts';
import type { DeskFlagDetailsFragment } from '#modules/desk/ui/desk-flag-details.generated.ts';
import type { DeskProductFragment } from '#modules/desk/ui/desk-product.generated.ts';
import type { DeskTherapyFragment } from '#modules/desk/ui/desk-therapy.generated.ts';
import type { MessageContentFragment } from '#modules/message/ui/message-content.generated.ts';

export type DeskCasePageQueryVariables = { consultationId: string };

export type DeskCasePageQuery = { readonly deskCase: { readonly dob: string | null, readonly clinicianDecides: boolean, readonly approvalBlocks: ReadonlyArray<string>, readonly case: DeskCaseRowFragment, readonly answers: ReadonlyArray<{ readonly questionId: string, readonly question: string, readonly answer: string, readonly changed: boolean, readonly previous: string | null, readonly flagged: boolean, readonly section: string }>, readonly flags: ReadonlyArray<DeskFlagDetailsFragment>, readonly photos: ReadonlyArray<{ readonly id: string, readonly view: string, readonly status: string, readonly url: string, readonly reason: string | null, readonly uploadedAt: string }>, readonly messages: ReadonlyArray<(
      { readonly prescriptionStatus: string }
      & MessageContentFragment
    )>, readonly requested: ReadonlyArray<DeskProductFragment>, readonly proposed: ReadonlyArray<DeskProductFragment>, readonly options: ReadonlyArray<DeskProductFragment>, readonly optionFlags: ReadonlyArray<DeskFlagDetailsFragment>, readonly therapies: ReadonlyArray<DeskTherapyFragment>, readonly alert: { readonly at: string, readonly isOpen: boolean, readonly responses: ReadonlyArray<{ readonly at: string, readonly outcome: string, readonly note: string, readonly clinicianName: string }> } | null, readonly history: ReadonlyArray<{ readonly at: string, readonly what: string, readonly who: string, readonly reason: string }> } };

export const DeskCasePageDocument = typedDocument<DeskCasePageQuery, DeskCasePageQueryVariables>(
  'DeskCasePage',
  'query DeskCasePage($consultationId:ID!){deskCase(consultationId:$consultationId){case{...DeskCaseRow}dob answers{questionId question answer changed previous flagged section}flags{...DeskFlagDetails}photos{id view status url reason uploadedAt}messages{...MessageContent prescriptionStatus}requested{...DeskProduct}clinicianDecides proposed{...DeskProduct}options{...DeskProduct}optionFlags{...DeskFlagDetails}therapies{...DeskTherapy}alert{at isOpen responses{at outcome note clinicianName}}history{at what who reason}approvalBlocks}}fragment DeskCaseRow on DeskCase{consultationId patientName age state kind status statusLabel submittedAt waitingHours flagCount strongestOutcome productNames assignedTo isMine unreadFromPatient}fragment DeskFlagDetails on DeskFlag{ruleId outcome reason drugTypes takes questionIds acknowledged}fragment DeskProduct on Product{id price drugType title displayedName supplyInDays supplyInformation needsPrescription}fragment DeskTherapy on DeskTherapy{id name drugType serviceLine label isActive onHold mayDiscontinue refillsRemaining overTheCounter expiresAt onHandUntil holds{id placedAt placedBy ruleIds reason patientText liftedWhen needsSecondClinician liftProposedBy liftProposedAt liftReason liftMessage}}fragment MessageContent on ConsultationMessage{id body authorType authorName createdAt unread}',
);
