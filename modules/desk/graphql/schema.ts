import { alertTypeDefs } from './alert.ts';
import { caseTypeDefs } from './case-schema.ts';
import { continuityTypeDefs } from './continuity.ts';
import { duplicateTypeDefs } from './duplicates.ts';
import { identificationTypeDefs } from './identification.ts';
import { messagingTypeDefs } from './messaging.ts';
import { openStopTypeDefs } from './open-stops.ts';
import { queueTypeDefs } from './queue.ts';
import { ruleTypeDefs } from './rules-schema.ts';
import { staffListTypeDefs } from './staff.ts';
import { therapyTypeDefs } from './therapy-schema.ts';

export const typeDefs = /* GraphQL */ `
  ${duplicateTypeDefs}
  ${alertTypeDefs}
  ${identificationTypeDefs}
  ${queueTypeDefs}
  ${messagingTypeDefs}
  ${continuityTypeDefs}
  ${openStopTypeDefs}
  ${staffListTypeDefs}

  extend type Query {
    "The 200 most urgent cases."
    deskQueue: [DeskCase!]! @staff(may: "cases")
    "A page of the queue, the most urgent first."
    deskQueuePage(
      "Which part of the queue; all of it when left out."
      input: DeskQueueInput
    ): DeskQueuePage! @staff(may: "cases")
    "The most urgent other case that waits for staff and that no colleague has."
    deskNextCase(
      "Id of the visit."
      consultationId: ID!
    ): DeskCase @staff(may: "cases")
    "One case with everything that a decision needs."
    deskCase(
      "Id of the visit."
      consultationId: ID!
    ): DeskCaseDetail! @staff(may: "cases")
    "What the patient of a case would pay for these products; without any, for those that they asked for."
    deskPlanPrice(
      "Id of the visit."
      consultationId: ID!
      "Ids of the products."
      productIds: [Int!]
    ): PlanPrice! @staff(may: "cases")
    "Every clinical rule, and how often it fired lately."
    deskRules: DeskRules! @staff(may: "cases")
  }

  extend type Mutation {
    """
    A clinician records answers as the patient reported them; the rules run again. askedAgain are the questions that the
    patient answered now, also when the answer is the same as before. BAD_USER_INPUT names reason and each invalid question.
    """
    deskAmendIntake(
      "Id of the visit."
      consultationId: ID!
      "What to save or decide."
      input: IntakeAmendmentInput!
      "Ids of questions that the patient answered now."
      askedAgain: [ID!]
    ): IntakeOutcome! @staff(may: "decide_cases")
    "Takes a case from the queue."
    deskTake(
      "Id of the visit."
      consultationId: ID!
    ): DeskCase! @staff(may: "decide_cases")
    "Gives a case to a colleague. BAD_USER_INPUT names clinicianId and note."
    deskHandOver(
      "Id of the visit."
      consultationId: ID!
      "Id of the colleague."
      clinicianId: ID!
      "A note; optional where it may be left out."
      note: String!
    ): DeskCase! @staff(may: "cases")
    "Gives a case back to the queue."
    deskRelease(
      "Id of the visit."
      consultationId: ID!
    ): DeskCase! @staff(may: "cases")
    "Cases by a patient's name, order number or email address; a mutation, so that the text is in no address and no log."
    deskSearch(
      "What to look for."
      text: String!
    ): [DeskCase!]! @staff(may: "cases")
    "Decides a check-in and closes its case. CONFLICT while a flag is not acknowledged, and for continue while something is on hold."
    deskCloseCheckIn(
      "What to save or decide."
      input: DeskCheckInInput!
    ): DeskCase! @staff(may: "decide_cases")
    "Prescribes, and charges what waits for the approval."
    deskApprove(
      "What to save or decide."
      input: DecisionInput!
    ): DeskCase! @staff(may: "decide_cases")
    "Proposes other products than the patient asked for; the patient answers."
    deskPropose(
      "What to save or decide."
      input: DecisionInput!
    ): DeskCase! @staff(may: "decide_cases")
    "Decides against treatment, with a reason and what else can be done."
    deskRefuse(
      "Id of the visit."
      consultationId: ID!
      "Why; it is kept with the change."
      reason: String!
      "What the patient can do instead; the patient reads it."
      alternatives: String!
    ): DeskCase! @staff(may: "decide_cases")
    "liftedWhen says what would lift the hold; the patient reads it."
    deskHold(
      "What to save or decide."
      input: DeskTreatmentInput!
      "What would lift the hold; the patient reads it."
      liftedWhen: String!
    ): DeskTreatmentChange! @staff(may: "decide_cases")
    "Lifts every hold. A second clinician confirms where a rule with the outcome stop or emergency placed one."
    deskResume(
      "What to save or decide."
      input: DeskTreatmentInput!
    ): DeskTreatmentChange! @staff(may: "decide_cases")
    "Ends the therapy and everything that would be charged or sent for it."
    deskDiscontinue(
      "What to save or decide."
      input: DeskTreatmentInput!
    ): DeskTreatmentChange! @staff(may: "decide_cases")
    "Records the outcome of an emergency: spoke_with_patient, sent_to_emergency_care and not_an_emergency close it; could_not_reach raises it again. True when it is closed."
    deskRespondToAlert(
      "Id of the visit."
      consultationId: ID!
      "The outcome."
      outcome: String!
      "A note; optional where it may be left out."
      note: String!
    ): Boolean! @staff(may: "decide_cases")
    "Opens a change of treatment for a prescription that runs, in a case of its own, and returns its id. The products choose the questions; with asksPatient the patient answers them first, and the case appears when they did."
    deskOpenChange(
      "Id of the visit."
      consultationId: ID!
      "Id of the prescription."
      prescriptionId: ID!
      "Ids of the products."
      productIds: [Int!]!
      "Why; it is kept with the change."
      reason: String!
      "Whether the patient is asked to answer."
      asksPatient: Boolean!
    ): ID! @staff(may: "decide_cases")
    "A clinician has seen corrected answers; treatments that wait for that continue."
    deskSeeCorrection(
      "Id of the correction."
      correctionId: ID!
      "A note; optional where it may be left out."
      note: String
    ): DeskCase! @staff(may: "decide_cases")
    "Asks the patient to take a photo again."
    deskRejectPhoto(
      "Id of the photo."
      photoId: ID!
      "Why; it is kept with the change."
      reason: String!
    ): VisitPhoto! @staff(may: "decide_cases")
  }
  ${caseTypeDefs}
  ${therapyTypeDefs}
  ${ruleTypeDefs}
`;
