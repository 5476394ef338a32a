import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Outcome, VisitKind } from '#modules/eligibility/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import { type ConsultationStatus, consultationMachine, isOpen } from '../domain/states/index.ts';

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

const columns = {
  id: 'id',
  journeyId: 'journey_id',
  userId: 'user_id',
  kind: 'kind',
  status: 'status',
  statusAt: 'status_at',
  quizResponseId: 'quiz_response_id',
  clinicianId: 'clinician_id',
  shipState: 'ship_state',
  drugTypes: 'drug_types',
  answers: 'answers',
  outcome: 'outcome',
  removedDrugTypes: 'removed_drug_types',
  submittedAt: 'submitted_at',
  decidedAt: 'decided_at',
  refusalReason: 'refusal_reason',
  refusalAlternatives: 'refusal_alternatives',
  alertAt: 'alert_at',
  alertHandledAt: 'alert_handled_at',
  createdAt: 'created_at',
} satisfies Columns<Consultation>;

/** A visit in a list of a patient's cases. */
export interface CaseOfPatient extends Pick<Consultation, 'userId' | 'kind' | 'status' | 'createdAt'> {
  readonly consultationId: string;
}

export type ConsultationChange = Partial<
  Omit<Consultation, 'id' | 'journeyId' | 'userId' | 'kind' | 'createdAt'>
>;

/** Only the columns named in the change; answers are stored as JSON. */
const rowOf = ({ answers, ...change }: Partial<Consultation>): Record<string, unknown> =>
  toRow(columns, { ...change, answers: answers && JSON.stringify(answers) });

/** A visit that has been in this status since `before` or longer ends. */
interface LapsesAt {
  readonly status: ConsultationStatus;
  readonly before: Date;
}

export const consultationRepository = (db: Knex) => {
  const select = () => db('consultation').select(columns);
  const one = async (query: ReturnType<typeof select>): Promise<Consultation | null> =>
    (await query.limit(1))[0] ?? null;
  const lapsed = (ends: readonly LapsesAt[]) =>
    select()
      .whereNot({ kind: 'check_in' })
      .where((any) => {
        for (const { status, before } of ends)
          any.orWhere((end) => end.where({ status }).where('status_at', '<=', before));
      })
      .orderBy('status_at');

  return {
    byCheckout: (checkoutId: string) =>
      one(select().whereIn('journey_id', db('journey').select('id').where({ checkout_id: checkoutId }))),
    byId: (id: string) => one(select().where({ id })),

    lockByJourney: (journeyId: string) => one(select().where({ journey_id: journeyId }).forUpdate()),

    /** Submitted at `before` or earlier, not opened by a clinician, and without a notice about it to the patient. */
    notBegun: (before: Date): ListQuery<Consultation> =>
      select()
        .whereIn('status', ['submitted', 'assigned'])
        .where('submitted_at', '<=', before)
        .whereNotExists(
          db('care_reminder')
            .where({ day: 0 })
            .whereRaw('care_reminder.journey_id = consultation.journey_id')
            .whereRaw('waiting_since = consultation.submitted_at'),
        )
        .orderBy('submitted_at')
        .limit(500),

    /** Locked until the end of the transaction, so that decisions are made one by one. */
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
      select().where({ user_id: userId }).whereNotNull('answers').orderBy('created_at'),

    /** The states of the patient's visits. */
    statesOf: async (userId: string): Promise<readonly string[]> =>
      db('consultation').distinct().where({ user_id: userId }).pluck('ship_state'),

    submittedOf: async (userIds: readonly string[]): Promise<readonly CaseOfPatient[]> =>
      db('consultation')
        .select({
          consultationId: 'id',
          userId: 'user_id',
          kind: 'kind',
          status: 'status',
          createdAt: 'created_at',
        })
        .whereIn('user_id', [...userIds])
        .whereNotNull('submitted_at')
        .orderBy('created_at', 'desc'),

    idsOf: async (userId: string): Promise<readonly string[]> =>
      db('consultation').where({ user_id: userId }).pluck('id'),

    /** The ids of the visits with one of these statuses that a clinician has, oldest first. */
    idsOfClinician: (clinicianId: string, statuses: readonly ConsultationStatus[]): Promise<string[]> =>
      db('consultation')
        .where({ clinician_id: clinicianId })
        .whereIn('status', [...statuses])
        .orderBy('created_at')
        .pluck('id'),

    /** As `lockCurrent`, without the lock, and without check-ins. */
    current: (userId: string, statuses: readonly ConsultationStatus[]) =>
      one(
        select()
          .where({ user_id: userId })
          .whereNot({ kind: 'check_in' })
          .whereIn('status', [...statuses])
          .orderByRaw("(status = 'draft'), created_at desc"),
      ),

    /** The visit in whose thread the patient writes now: the newest submitted one, else the newest. */
    lockCurrent: (userId: string, statuses?: readonly ConsultationStatus[]) =>
      one(
        select()
          .where({ user_id: userId })
          .modify((query) => statuses && query.whereIn('status', [...statuses]))
          // A visit that may still wait for its answers or photos is no check-in.
          .modify((query) => statuses?.includes('draft') && query.whereNot({ kind: 'check_in' }))
          .orderByRaw("(status in ('draft', 'canceled', 'expired')), created_at desc")
          .forUpdate(),
      ),

    /** The visit that waits for a decision, of the journey that changed last; locked. Not a check-in. */
    lockOpen: (userId: string) =>
      one(
        select()
          .where({ user_id: userId })
          .whereNot({ kind: 'check_in' })
          .whereIn('status', consultationMachine.states.filter(isOpen))
          .orderBy('status_at', 'desc')
          .forUpdate(),
      ),

    hasAny: async (userId: string): Promise<boolean> =>
      (await one(select().where({ user_id: userId }).limit(1))) !== null,

    /** A check-in has a separate questionnaire, which may be open at the same time. */
    hasDraft: async (userId: string): Promise<boolean> =>
      (await one(select().where({ user_id: userId, status: 'draft' }).whereNot({ kind: 'check_in' }))) !==
      null,

    /** The newest visit with one of these drugs that neither clinician nor patient has decided. */
    undecidedWith: async (userId: string, drugTypes: readonly DrugType[]): Promise<Consultation | null> =>
      (
        await select()
          .where({ user_id: userId })
          .whereIn('status', consultationMachine.states.filter(isOpen))
          .orderBy('created_at', 'desc')
      ).find((visit: Consultation) => visit.drugTypes.some((drug) => drugTypes.includes(drug))) ?? null,

    /** The person's visit without an order that nobody has decided, its draft included. */
    openRequest: (userId: string) =>
      one(
        select()
          .where({ user_id: userId })
          .whereIn('status', consultationMachine.states.filter(isOpen))
          .whereIn('journey_id', db('journey').select('id').where({ user_id: userId, kind: 'request' })),
      ),

    /** The visit of this kind that waits for a decision. */
    openOfKind: (userId: string, kind: VisitKind) =>
      one(
        select()
          .where({ user_id: userId, kind })
          .whereIn('status', consultationMachine.states.filter(isOpen)),
      ),

    /**
     * A visit that entered one of these statuses at its `before` or earlier, and that no other transaction has locked; locked.
     * A check-in has due dates of its own.
     */
    lapsed,
    lockLapsed: (ends: readonly LapsesAt[]) => one(lapsed(ends).forUpdate().skipLocked()),

    /** False when this renewal was already submitted. */
    insert: async (consultation: Consultation): Promise<boolean> => {
      const added = await db('consultation')
        .insert(rowOf(consultation))
        .onConflict()
        .ignore()
        .returning('id');
      return added.length === 1;
    },

    /** Open visits in another state than this one, without check-ins; oldest first. */
    openElsewhere: async (userId: string, state: string): Promise<readonly string[]> =>
      db('consultation')
        .where({ user_id: userId })
        .whereNot({ kind: 'check_in' })
        .whereNot({ ship_state: state })
        .whereIn('status', consultationMachine.states.filter(isOpen))
        .orderBy('created_at')
        .pluck('id'),

    /** The locked visit is in another state from now on, as its answers say. */
    relocate: async ({ id, shipState, answers }: Consultation): Promise<void> => {
      await db('consultation').where({ id }).update(rowOf({ shipState, answers }));
    },

    update: async (id: string, change: ConsultationChange): Promise<void> => {
      await db('consultation').where({ id }).update(rowOf(change));
    },
  };
};
