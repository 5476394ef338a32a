import type { Knex } from 'knex';
import { callStatusSql, type PhoneCallStatus } from '#modules/call/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import {
  type FactsJson,
  type FindingJson,
  type FindingView,
  factsFrom,
  factsSql,
  findingFrom,
  findingsSql,
  type PatientFact,
  undecidedFactsSql,
} from '#modules/eligibility/index.ts';
import { type MessageJson, type MessageView, messageFrom, messagesSql } from '#modules/message/index.ts';
import {
  type DrugHoldJson,
  type DrugHoldView,
  drugHoldFrom,
  openDrugHoldsSql,
  type TreatmentJson,
  type TreatmentView,
  treatmentFrom,
  treatmentsSql,
} from '#modules/prescription/index.ts';

import { type Answers, type ResponseJson, responseSql } from '#modules/quiz/index.ts';
import type { PlanItem } from '../domain/plan.ts';
import { type AlertPageJson, type AlertPageView, alertPageFrom, alertPagesSql } from './alert-page-json.ts';
import {
  type AlertResponseJson,
  type AlertResponseView,
  alertResponseFrom,
  alertResponsesSql,
} from './alert-responses.ts';
import {
  type CorrectionJson,
  type CorrectionView,
  correctionFrom,
  correctionsSql,
} from './answer-corrections.ts';
import {
  type CaseJson,
  type CaseReader,
  type CaseRow,
  caseColumns,
  caseFrom,
  cases,
  licensedSql,
  mayReadSql,
  readerSql,
} from './case-sql.ts';
import { type HandOverJson, type HandOverView, handOverFrom, handOversSql } from './hand-overs.ts';
import { openAlertsSql } from './open-alerts.ts';
import { openTaskSql } from './open-task.ts';
import { type PhotoJson, type PhotoView, photoFrom, photosSql } from './photo-json.ts';
import {
  type IdentificationJson,
  type IdentificationView,
  identificationFrom,
  identificationSql,
} from './photos/identification-json.ts';

export interface CaseDetailRow extends CaseRow {
  readonly createdAt: Date;
  /** The checkout that opened the visit; null for a visit without an order. */
  readonly checkoutId: string | null;
  readonly removedDrugTypes: readonly DrugType[];
  /** The questionnaire that was asked; null when none was opened. */
  readonly questionnaire: ResponseJson | null;
  readonly answers: Answers | null;
  /** All facts about the patient, oldest first. */
  readonly facts: readonly PatientFact[];
  /** The patient's visits with an emergency that no clinician has closed. */
  readonly openAlerts: readonly string[];
  /** Hard rules that fired in undecided possible duplicates of the patient. */
  readonly undecidedFacts: readonly PatientFact[];
  readonly doctorProducts: readonly PlanItem[] | null;
  readonly findings: readonly FindingView[];
  readonly photos: readonly PhotoView[];
  /** Null when the patient was not asked for identification. */
  readonly identification: IdentificationView | null;
  readonly messages: readonly MessageView[];
  readonly treatments: readonly TreatmentView[];
  /** Of drugs that the patient buys without a prescription. */
  readonly drugHolds: readonly DrugHoldView[];
  /** When the newest emergency of the visit began; null when there was none. */
  readonly alertAt: Date | null;
  readonly alertResponses: readonly AlertResponseView[];
  /** Of the newest emergency, oldest first. */
  readonly alertPages: readonly AlertPageView[];
  /** Answers that were corrected after a decision, newest first. */
  readonly corrections: readonly CorrectionView[];
  /** Newest first. */
  readonly handOvers: readonly HandOverView[];
  /** Whether the reader is a clinician licensed in the patient's state. */
  readonly mayDecide: boolean;
  /** Of the live call; null when none was required. */
  readonly callStatus: PhoneCallStatus | null;
}

interface DetailRow extends CaseJson {
  created_at: Date;
  checkout_id: string | null;
  removed_drug_types: DrugType[];
  questionnaire: ResponseJson | null;
  answers: Answers | null;
  facts: FactsJson;
  open_alerts: string[];
  undecided_facts: FactsJson;
  doctor_products: PlanItem[] | null;
  findings: FindingJson[];
  photos: PhotoJson[];
  identification: IdentificationJson | null;
  messages: MessageJson[];
  treatments: TreatmentJson[];
  drug_holds: DrugHoldJson[];
  alert_at: Date | null;
  alert_responses: AlertResponseJson[];
  alert_pages: AlertPageJson[];
  corrections: CorrectionJson[];
  hand_overs: HandOverJson[];
  may_decide: boolean;
  call_status: PhoneCallStatus | null;
}

const detailSql = `
  with ${readerSql}, ${openTaskSql(':consultationId')}
  select ${caseColumns}, c.created_at, j.checkout_id, c.removed_drug_types,
    ${responseSql('c.quiz_response_id')} as questionnaire, c.answers, ${factsSql('c.user_id')} as facts,
    ${openAlertsSql('c.user_id')} as open_alerts, ${undecidedFactsSql('c.user_id')} as undecided_facts,
    j.doctor_products, ${licensedSql} as may_decide, ${callStatusSql('c.id')} as call_status,
    c.alert_at, ${alertResponsesSql('c.id')} as alert_responses, ${alertPagesSql('c')} as alert_pages,
    ${correctionsSql('c.id')} as corrections,
    ${handOversSql('c.id')} as hand_overs,
    ${findingsSql('c.id')} as findings,
    ${photosSql('c.id')} as photos,
    ${identificationSql('c.id')} as identification,
    ${treatmentsSql('c.user_id')} as treatments,
    ${openDrugHoldsSql('c.user_id')} as drug_holds,
    ${messagesSql('c.user_id')} as messages
  from ${cases} left join open_task t on t.id = c.id
  where c.id = :consultationId and ${mayReadSql}`;

export const caseViewRepository = (db: Knex) => ({
  /** One case with everything that belongs to it; null when the reader may not see it. */
  detail: async (reader: CaseReader, consultationId: string, now: Date): Promise<CaseDetailRow | null> => {
    const { rows }: { rows: DetailRow[] } = await db.raw(detailSql, { ...reader, consultationId, now });
    const [row] = rows;
    return row
      ? {
          ...caseFrom(row),
          createdAt: row.created_at,
          checkoutId: row.checkout_id,
          removedDrugTypes: row.removed_drug_types,
          questionnaire: row.questionnaire,
          answers: row.answers,
          facts: factsFrom(row.facts),
          openAlerts: row.open_alerts,
          undecidedFacts: factsFrom(row.undecided_facts),
          doctorProducts: row.doctor_products,
          findings: row.findings.map(findingFrom),
          photos: row.photos.map(photoFrom),
          identification: row.identification && identificationFrom(row.identification),
          messages: row.messages.map(messageFrom),
          treatments: row.treatments.map(treatmentFrom),
          drugHolds: row.drug_holds.map(drugHoldFrom),
          alertAt: row.alert_at,
          alertResponses: row.alert_responses.map(alertResponseFrom),
          alertPages: row.alert_pages.map(alertPageFrom),
          corrections: row.corrections.map(correctionFrom),
          handOvers: row.hand_overs.map(handOverFrom),
          mayDecide: row.may_decide,
          callStatus: row.call_status,
        }
      : null;
  },
});
