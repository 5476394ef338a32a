import { careRecordTypeDefs } from './care-record-schema.ts';
import { checkInTypeDefs } from './check-in-schema.ts';
import { renewalPhotoTypeDefs } from './photos/renewal-photos.ts';
import { photoTypeDefs } from './photos/schema.ts';
import { titrationTypeDefs } from './titration-schema.ts';

export const typeDefs = /* GraphQL */ `
  type CareAction { label: String! href: String! }
  type CareStep { label: String! detail: String! at: DateTime state: CareStepState! }
  enum CareStepState { DONE CURRENT UPCOMING }

  "The status of a patient's care, in text for the patient."
  type CareStatus {
    headline: String!
    detail: String!
    "The next thing the patient has to do; null while it is the care team's turn."
    action: CareAction
    unreadMessages: Int!
    "The visit is not decided yet, so the patient may cancel it."
    mayCancelVisit: Boolean!
    timeline: [CareStep!]!
    treatments: [Treatment!]!
    "The clinician who cares for the patient."
    clinician: Clinician
  }

  "A correction of submitted answers; the old ones are kept. reason: 3 to 500 characters."
  input IntakeAmendmentInput { responseId: ID! revision: Int! answersJson: String! configVersion: Int reason: String! }

  "The result of a submitted intake."
  type IntakeOutcome {
    "ok, counsel, dose, review, alternative, stop or emergency; the strongest rule decides."
    outcome: String!
    "The page to go to next."
    href: String!
    findings: [EligibilityFinding!]!
    removedDrugTypes: [String!]!
  }

  type VisitPhoto { id: ID! view: String! status: String! url: String! reason: String uploadedAt: DateTime! }

  "The patient's visit, for the intake, photo and plan pages."
  type Visit {
    id: ID!
    consultationId: ID!
    kind: String!
    statusLabel: String!
    intake: Intake
    "The submitted answers, while they can still be corrected."
    submittedIntake: Intake
    "The page on which the questions are answered."
    intakePath: String!
    "The warning to agree to before the answers are sent; null in a visit without an antidepressant."
    ssriWarning: SsriWarning
    photos: [VisitPhoto!]!
    "Views to photograph: front, top, crown, left, right."
    photoViews: [String!]!
    canUploadPhotos: Boolean!
    requestedProducts: [Product!]!
    proposal: PlanProposal
    outcome: IntakeOutcome
    "Why the clinician refused, and what the patient can do."
    refusal: Refusal
    submittedAt: DateTime
  }

  "What is read and agreed to before an antidepressant is prescribed. statement: beside the box."
  type SsriWarning { parts: [SsriWarningPart!]! statement: String! isAccepted: Boolean! }
  type SsriWarningPart { ruleId: ID! title: String! text: String! }

  type Refusal { reason: String! alternatives: String! at: DateTime! }

  "What a link to a proposed plan leads to. state: open, used, expired, superseded or unknown. visit: null unless it is open."
  type PlanLink { state: String! visit: Visit }

  "A plan that the clinician proposes instead of the requested one."
  type PlanProposal {
    id: ID!
    requested: [Product!]!
    proposed: [Product!]!
    reason: String!
    "As accepting it now charges it: credit and discounts may have changed since it was proposed."
    price: PlanPrice!
    "Nothing was asked for before: the visit began without an order."
    isFirstPlan: Boolean!
    "The amount of price for what was requested, or what the patient has."
    requestedAmount: Int!
    "False when the plan replaces current products: it is charged with the next refill."
    chargedNow: Boolean!
    "The text beside the box."
    consentText: String!
    expiresAt: DateTime!
    "Counsel texts of the proposed medicines that the patient has not read yet; accepting names each as read."
    textsToRead: [SafetyText!]!
    "The warning to agree to before the plan is accepted; null in a plan without an antidepressant."
    ssriWarning: SsriWarning
  }

  "An answer that a clinician corrected for the patient; until they confirm it, their own answer counts."
  type AnswerCorrection { id: ID! changes: [AnswerChange!]! reason: String! }
  type AnswerChange { label: String! before: String! after: String! }

  extend type User {
    care: CareStatus!
    visit: Visit
    "The plan that a link of a message leads to; null without a link."
    planLink(link: String): PlanLink
    "Corrections by a clinician that wait for the patient."
    corrections: [AnswerCorrection!]!
  }

  extend type Mutation {
    "Corrects the birth date of the account; what the patient takes is judged again. BAD_USER_INPUT names dob and reason."
    changeBirthDate(dob: Date!, reason: String!): Boolean!
    saveIntake(input: IntakeSaveInput!): IntakeSaved!
    """
    Submits the answers. acknowledgedRuleIds are the counsel texts the patient has read and ticked; BAD_USER_INPUT names
    those that are missing: acknowledgedRuleIds, then acknowledgedRuleIds.<rule id> with the text of each.
    """
    submitIntake(responseId: ID!, revision: Int!, acknowledgedRuleIds: [String!]): IntakeOutcome!
    "Records that the patient agreed to the warning about antidepressants. BAD_USER_INPUT names agreed."
    acceptSsriWarning(agreed: Boolean!, shownHash: String!): Boolean!
    "Removes the antidepressant from the open visit and its order; ends a visit about nothing else. True when a visit continues."
    declineSsri: Boolean!
    "Corrects submitted answers: the rules run again."
    amendIntake(input: IntakeAmendmentInput!): IntakeOutcome!
    "Confirms what a clinician corrected: the rules run again. NOT_FOUND when it does not wait."
    confirmCorrection(correctionId: ID!): Boolean!
    removePhoto(photoId: ID!): Boolean!
    finishPhotos: Boolean!
    "The patient's answer to a changed plan. CONFLICT when proposalId, what they read, is not the open one any more."
    acceptPlan(consultationId: ID!, consent: Boolean!, consentHash: String!, acknowledgedRuleIds: [String!], proposalId: ID): Boolean!
    "declinesSsri: the patient decides against the antidepressant of the plan."
    declinePlan(consultationId: ID!, reason: String!, declinesSsri: Boolean, proposalId: ID): Boolean!
    "Without a consultationId, the visit that changed last. CONFLICT when it cannot be canceled any more."
    cancelVisit(reason: String, consultationId: ID): Boolean!
  }
  ${careRecordTypeDefs}
  ${checkInTypeDefs}
  ${titrationTypeDefs}
  ${photoTypeDefs}
  ${renewalPhotoTypeDefs}
`;
