import type { Knex } from 'knex';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Outcome, VisitKind } from '#modules/eligibility/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { type ConsultationStatus, consultationMachine, isOpen } from '../domain/states/index.ts';

/** Answers that were saved before and then changed, with the rules they triggered. */
export interface EarlierAnswers {
  readonly answers: Answers;
  readonly ruleIds: readonly string[];
}

export interface Consultation {
  readonly id: string;
  readonly journeyId: string;
  readonly userId: string;
  readonly kind: VisitKind;
  readonly status: ConsultationStatus;
  readonly statusAt: Date;
  readonly quizResponseId: string | null;
  readonly clinicianId: string | null;
  readonly shipState: string;
  /** The prescription drugs the visit is about, without those that a rule removed. */
  readonly drugTypes: readonly DrugType[];
  /** As submitted; null before. */
  readonly answers: Answers | null;
  readonly earlierAnswers: readonly EarlierAnswers[];
  readonly outcome: Outcome | null;
  readonly removedDrugTypes: readonly DrugType[];
  readonly submittedAt: Date | null;
  readonly decidedAt: Date | null;
  readonly refusalReason: string | null;
  readonly refusalAlternatives: string | null;
  readonly alertAt: Date | null;
  readonly alertHandledAt: Date | null;
  readonly createdAt: Date;
}

interface Row {
  id: string;
  journey_id: string;
  user_id: string;
  kind: VisitKind;
  status: ConsultationStatus;
  status_at: Date;
  quiz_response_id: string | null;
  clinician_id: string | null;
  ship_state: string;
  drug_types: DrugType[];
  answers: Answers | null;
  earlier_answers: EarlierAnswers[];
  outcome: Outcome | null;
  removed_drug_types: DrugType[];
  submitted_at: Date | null;
  decided_at: Date | null;
  refusal_reason: string | null;
  refusal_alternatives: string | null;
  alert_at: Date | null;
  alert_handled_at: Date | null;
  created_at: Date;
}

const fromRow = (row: Row): Consultation => ({
  id: row.id,
  journeyId: row.journey_id,
  userId: row.user_id,
  kind: row.kind,
  status: row.status,
  statusAt: row.status_at,
  quizResponseId: row.quiz_response_id,
  clinicianId: row.clinician_id,
  shipState: row.ship_state,
  drugTypes: row.drug_types,
  answers: row.answers,
  earlierAnswers: row.earlier_answers,
  outcome: row.outcome,
  removedDrugTypes: row.removed_drug_types,
  submittedAt: row.submitted_at,
  decidedAt: row.decided_at,
  refusalReason: row.refusal_reason,
  refusalAlternatives: row.refusal_alternatives,
  alertAt: row.alert_at,
  alertHandledAt: row.alert_handled_at,
  createdAt: row.created_at,
});

const columns = [
  'id',
  'journey_id',
  'user_id',
  'kind',
  'status',
  'status_at',
  'quiz_response_id',
  'clinician_id',
  'ship_state',
  'drug_types',
  'answers',
  'earlier_answers',
  'outcome',
  'removed_drug_types',
  'submitted_at',
  'decided_at',
  'refusal_reason',
  'refusal_alternatives',
  'alert_at',
  'alert_handled_at',
  'created_at',
] as const;

export type ConsultationChange = Partial<
  Omit<Consultation, 'id' | 'journeyId' | 'userId' | 'kind' | 'createdAt'>
>;

/** Updates only the columns named in the change; lists of answers are stored as JSON. */
const toRow = ({ answers, earlierAnswers, ...change }: ConsultationChange): Record<string, unknown> => {
  const plain: Record<string, unknown> = {
    status: change.status,
    status_at: change.statusAt,
    quiz_response_id: change.quizResponseId,
    clinician_id: change.clinicianId,
    drug_types: change.drugTypes,
    answers: answers && JSON.stringify(answers),
    earlier_answers: earlierAnswers && JSON.stringify(earlierAnswers),
    outcome: change.outcome,
    removed_drug_types: change.removedDrugTypes,
    submitted_at: change.submittedAt,
    decided_at: change.decidedAt,
    refusal_reason: change.refusalReason,
    refusal_alternatives: change.refusalAlternatives,
    alert_at: change.alertAt,
    alert_handled_at: change.alertHandledAt,
  };
  return Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
};

export const consultationRepository = (db: Knex) => {
  const select = () => db<Row>('consultation').select(...columns);
  const one = async (query: ReturnType<typeof select>): Promise<Consultation | null> => {
    const [row] = await query.limit(1);
    return row ? fromRow(row) : null;
  };

  return {
    byCheckout: (checkoutId: string) =>
      one(select().whereIn('journey_id', db('journey').select('id').where({ checkout_id: checkoutId }))),
    byId: (id: string) => one(select().where({ id })),

    lockByJourney: (journeyId: string) => one(select().where({ journey_id: journeyId }).forUpdate()),

    /** Submitted at `before` or earlier, and no clinician has opened it. */
    notBegun: async (before: Date): Promise<readonly Consultation[]> =>
      (
        await select()
          .whereIn('status', ['submitted', 'assigned'])
          .where('submitted_at', '<=', before)
          .orderBy('submitted_at')
          .limit(500)
      ).map(fromRow),

    /** Locked until the end of the transaction, so that decisions are made one after the other. */
    lock: (id: string) => one(select().where({ id }).forUpdate()),

    /** The person's visit to which this questionnaire belongs; the open one when it was started twice. */
    lockByResponse: (userId: string, quizResponseId: string) =>
      one(
        select()
          .where({ user_id: userId, quiz_response_id: quizResponseId })
          .orderByRaw("(status = 'draft') desc, created_at desc")
          .forUpdate(),
      ),

    /** The person's visits that have submitted answers, oldest first. */
    answered: async (userId: string): Promise<readonly Consultation[]> =>
      (await select().where({ user_id: userId }).whereNotNull('answers').orderBy('created_at')).map(fromRow),

    /** The person's visits with answers, submitted or saved with a finding that ends a visit; oldest first. */
    withAnswers: async (userId: string): Promise<readonly Consultation[]> =>
      (
        await select()
          .where({ user_id: userId })
          .whereRaw(`(answers is not null or earlier_answers <> '[]')`)
          .orderBy('created_at')
      ).map(fromRow),

    idsOf: async (userId: string): Promise<readonly string[]> =>
      db('consultation').where({ user_id: userId }).pluck('id'),

    /** As `lockCurrent`, without the lock. */
    current: (userId: string, statuses: readonly ConsultationStatus[]) =>
      one(
        select()
          .where({ user_id: userId })
          .whereIn('status', [...statuses])
          .orderByRaw("(status = 'draft'), created_at desc"),
      ),

    /** The visit in which the patient writes with the clinician now: the newest submitted one, else the newest. */
    lockCurrent: (userId: string, statuses?: readonly ConsultationStatus[]) =>
      one(
        select()
          .where({ user_id: userId })
          .modify((query) => statuses && query.whereIn('status', [...statuses]))
          .orderByRaw("(status in ('draft', 'canceled', 'expired')), created_at desc")
          .forUpdate(),
      ),

    /** The visit that waits for a decision, of the journey that changed last; locked. */
    lockOpen: (userId: string) =>
      one(
        select()
          .where({ user_id: userId })
          .whereIn('status', consultationMachine.states.filter(isOpen))
          .orderBy('status_at', 'desc')
          .forUpdate(),
      ),

    hasDraft: async (userId: string): Promise<boolean> =>
      (await one(select().where({ user_id: userId, status: 'draft' }))) !== null,

    openRenewal: (userId: string) =>
      one(
        select()
          .where({ user_id: userId, kind: 'renewal' })
          .whereIn('status', consultationMachine.states.filter(isOpen)),
      ),

    /** Visits in a status, entered at `before` or earlier, that no other transaction has locked; locked. */
    lockLapsed: (status: ConsultationStatus, before: Date) =>
      one(
        select()
          .where({ status })
          .where('status_at', '<=', before)
          .orderBy('status_at')
          .forUpdate()
          .skipLocked(),
      ),

    /** False when this renewal was already submitted. */
    insert: async (consultation: Consultation): Promise<boolean> => {
      const added = await db('consultation')
        .insert({
          ...toRow(consultation),
          id: consultation.id,
          journey_id: consultation.journeyId,
          user_id: consultation.userId,
          kind: consultation.kind,
          ship_state: consultation.shipState,
          created_at: consultation.createdAt,
        })
        .onConflict()
        .ignore()
        .returning('id');
      return added.length === 1;
    },

    update: async (id: string, change: ConsultationChange): Promise<void> => {
      await db('consultation').where({ id }).update(toRow(change));
    },
  };
};
