import { careRecordTypeDefs } from './care-record-schema.ts';
import { checkInTypeDefs } from './check-in-schema.ts';
import { renewalPhotoTypeDefs } from './photos/renewal-photos.ts';
import { photoTypeDefs } from './photos/schema.ts';
import { titrationTypeDefs } from './titration-schema.ts';

export const typeDefs = /* GraphQL */ `
  "A link to what comes next."
  type CareAction {
    "Text of the link."
    label: String!
    "Path of the page that it leads to."
    href: String!
  }

  "One step of the timeline."
  type CareStep {
    "Its name."
    label: String!
    "What it means."
    detail: String!
    "When it happened; null before."
    at: DateTime
    "Where it stands."
    state: CareStepState!
  }

  "Where a step stands."
  enum CareStepState {
    "It is done."
    DONE
    "It is happening now."
    CURRENT
    "It comes later."
    UPCOMING
  }

  "The status of a patient's care, in text for the patient."
  type CareStatus {
    "The status in a few words."
    headline: String!
    "What is so and what happens next."
    detail: String!
    "The next thing the patient has to do; null while it is the care team's turn."
    action: CareAction
    "Messages that the patient has not opened."
    unreadMessages: Int!
    "The visit is not decided yet, so the patient may cancel it."
    mayCancelVisit: Boolean!
    "The steps from order to delivery."
    timeline: [CareStep!]!
    "What the patient takes from us."
    treatments: [Treatment!]!
    "The clinician who cares for the patient."
    clinician: Clinician
    "What the clinician wrote with the approval of the newest visit; null without one."
    approvalNote: String
    "How the clinician who wrote it signs; null without a note."
    approvalSignature: String
  }

  "A correction of submitted answers; the old ones are kept. reason: 3 to 500 characters."
  input IntakeAmendmentInput {
    "Id of these answers."
    responseId: ID!
    "Counts the saves; send the one that was read, and an older one is a CONFLICT."
    revision: Int!
    "The answers as JSON: an object keyed by question id."
    answersJson: String!
    "Version of the questions that were shown."
    configVersion: Int
    "Why, 3 to 500 characters."
    reason: String!
  }

  "The result of a submitted intake."
  type IntakeOutcome {
    "ok, counsel, dose, review, alternative, stop or emergency; the strongest rule decides."
    outcome: String!
    "The page to go to next."
    href: String!
    "What the rules found."
    findings: [EligibilityFinding!]!
    "Types of drugs that the rules took out of the request."
    removedDrugTypes: [String!]!
  }

  "A photo of a visit."
  type VisitPhoto {
    "Its id: opaque text."
    id: ID!
    "View that it shows, such as top."
    view: String!
    "uploaded, accepted or rejected."
    status: String!
    "Path from which it is read."
    url: String!
    "Why it has to be taken again; null when it has not."
    reason: String
    "When it was sent."
    uploadedAt: DateTime!
  }

  "The patient's visit, for the intake, photo and plan pages."
  type Visit {
    "Its id: opaque text."
    id: ID!
    "Id of the visit."
    consultationId: ID!
    "Kind of visit, such as renewal."
    kind: String!
    "The status in words."
    statusLabel: String!
    "The questionnaire that is filled in; null once it is submitted."
    intake: Intake
    "The submitted answers, while they can still be corrected."
    submittedIntake: Intake
    "The page on which the questions are answered."
    intakePath: String!
    "The warning to agree to before the answers are sent; null in a visit without an antidepressant."
    ssriWarning: SsriWarning
    "The photos of the visit."
    photos: [VisitPhoto!]!
    "Views to photograph: front, top, crown, left, right."
    photoViews: [String!]!
    "Whether photos can be sent now."
    canUploadPhotos: Boolean!
    "Products that the patient asked for."
    requestedProducts: [Product!]!
    "The plan that waits for the patient's answer; null without one."
    proposal: PlanProposal
    "What the rules made of the answers; null before they are submitted."
    outcome: IntakeOutcome
    "Why the clinician refused, and what the patient can do."
    refusal: Refusal
    "When the answers were submitted; null before."
    submittedAt: DateTime
  }

  "What is read and agreed to before an antidepressant is prescribed. statement: beside the box."
  type SsriWarning {
    "Its parts, in order."
    parts: [SsriWarningPart!]!
    "The text beside the box."
    statement: String!
    "Whether the patient has agreed to it."
    isAccepted: Boolean!
  }

  "A part of the warning."
  type SsriWarningPart {
    "Id of the clinical rule."
    ruleId: ID!
    "Its heading."
    title: String!
    "The text."
    text: String!
  }

  "Why treatment is not right for the patient."
  type Refusal {
    "Why, in words for the patient."
    reason: String!
    "What the patient can do instead."
    alternatives: String!
    "When it was decided."
    at: DateTime!
  }

  "What a link to a proposed plan leads to. state: open, used, expired, superseded or unknown. visit: null unless it is open."
  type PlanLink {
    "open, used, expired, superseded or unknown."
    state: String!
    "The visit that it belongs to; null unless it is open."
    visit: Visit
  }

  "A plan that the clinician proposes instead of the requested one."
  type PlanProposal {
    "Its id: opaque text."
    id: ID!
    "Products that the patient asked for."
    requested: [Product!]!
    "Products that the clinician proposes."
    proposed: [Product!]!
    "Why, in words for the patient."
    reason: String!
    "Who proposes it, as patients see them, with the license in the patient's state."
    clinician: Clinician!
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
    "When it ends; null while no end is set."
    expiresAt: DateTime!
    "Counsel texts of the proposed medicines that the patient has not read yet; accepting names each as read."
    textsToRead: [SafetyText!]!
    "The warning to agree to before the plan is accepted; null in a plan without an antidepressant."
    ssriWarning: SsriWarning
  }

  "An answer that a clinician corrected for the patient; until they confirm it, their own answer counts."
  type AnswerCorrection {
    "Its id: opaque text."
    id: ID!
    "What would change."
    changes: [AnswerChange!]!
    "Why the clinician corrected it."
    reason: String!
  }

  "One answer before and after a correction."
  type AnswerChange {
    "The question."
    label: String!
    "The answer before."
    before: String!
    "The answer now."
    after: String!
  }

  extend type User {
    "The status of the patient's care."
    care: CareStatus!
    "The visit in progress, else the newest one; null before the first."
    visit: Visit
    "The plan that a link of a message leads to; null without a link."
    planLink(
      "The secret in the link; null without one."
      link: String
    ): PlanLink
    "Corrections by a clinician that wait for the patient."
    corrections: [AnswerCorrection!]!
  }

  extend type Mutation {
    "Corrects the birth date of the account; what the patient takes is judged again. BAD_USER_INPUT names dob and reason."
    changeBirthDate(
      "Date of birth, YYYY-MM-DD."
      dob: Date!
      "Why; it is kept with the change."
      reason: String!
    ): Boolean!
    "Saves the answers of the intake that is not submitted yet."
    saveIntake(
      "What to save or decide."
      input: IntakeSaveInput!
    ): IntakeSaved!
    """
    Submits the answers. acknowledgedRuleIds are the counsel texts the patient has read and ticked; BAD_USER_INPUT names
    those that are missing: acknowledgedRuleIds, then acknowledgedRuleIds.<rule id> with the text of each.
    """
    submitIntake(
      "Id of the answers."
      responseId: ID!
      "The revision that was read last."
      revision: Int!
      "Ids of the rules whose texts were read and acknowledged."
      acknowledgedRuleIds: [String!]
    ): IntakeOutcome!
    "Records that the patient agreed to the warning about antidepressants. BAD_USER_INPUT names agreed."
    acceptSsriWarning(
      "True when the box beside the text was checked."
      agreed: Boolean!
      "SHA-256, in hexadecimal, of the text that was shown."
      shownHash: String!
    ): Boolean!
    "Removes the antidepressant from the open visit and its order; ends a visit about nothing else. True when a visit continues."
    declineSsri: Boolean!
    "Corrects submitted answers: the rules run again."
    amendIntake(
      "What to save or decide."
      input: IntakeAmendmentInput!
    ): IntakeOutcome!
    "Confirms what a clinician corrected: the rules run again. NOT_FOUND when it does not wait."
    confirmCorrection(
      "Id of the correction."
      correctionId: ID!
    ): Boolean!
    "Deletes a photo of the visit before a clinician has decided."
    removePhoto(
      "Id of the photo."
      photoId: ID!
    ): Boolean!
    "Continues from the photos of the visit, with or without them."
    finishPhotos: Boolean!
    "The patient's answer to a changed plan. CONFLICT when proposalId, what they read, is not the open one any more."
    acceptPlan(
      "Id of the visit."
      consultationId: ID!
      "True when the box was checked."
      consent: Boolean!
      "SHA-256, in hexadecimal, of the text beside the box."
      consentHash: String!
      "Ids of the rules whose texts were read and acknowledged."
      acknowledgedRuleIds: [String!]
      "Id of the proposal that was read."
      proposalId: ID
    ): Boolean!
    "declinesSsri: the patient decides against the antidepressant of the plan."
    declinePlan(
      "Id of the visit."
      consultationId: ID!
      "Why; it is kept with the change."
      reason: String!
      "True when the patient decides against the antidepressant."
      declinesSsri: Boolean
      "Id of the proposal that was read."
      proposalId: ID
    ): Boolean!
    "Without a consultationId, the visit that changed last. CONFLICT when it cannot be canceled any more."
    cancelVisit(
      "Why the patient cancels it; optional."
      reason: String
      "Id of the visit; the one that changed last when left out."
      consultationId: ID
    ): Boolean!
  }
  ${careRecordTypeDefs}
  ${checkInTypeDefs}
  ${titrationTypeDefs}
  ${photoTypeDefs}
  ${renewalPhotoTypeDefs}
`;
