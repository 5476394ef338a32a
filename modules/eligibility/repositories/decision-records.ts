import type { Knex } from 'knex';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { StoredDecision } from '../domain/decision/stored-decision.ts';

/** A decision as it is added. */
export interface NewDecision extends StoredDecision {
  readonly consultationId: string | null;
  readonly checkoutId?: string | null;
  readonly taken: readonly string[];
  readonly rulesetHash: string;
  readonly isAllowed: boolean;
  readonly actor: Actor;
}

/** A decision about products as it is added. */
export interface NewGateDecision extends Omit<NewDecision, 'drugTypes'> {
  readonly orderId: string | null;
  /** The drugs of the products; `judgedDrugTypes` are those with everything that the patient takes. */
  readonly drugTypes: readonly string[];
  readonly judgedDrugTypes: readonly DrugType[];
  readonly products: readonly { readonly consultationId: string | null }[];
}

interface Row {
  id: string;
  user_id: string;
  purpose: StoredDecision['purpose'];
  at: Date;
  drug_types: StoredDecision['drugTypes'];
  age_years: number | null;
  ship_state: string;
  answers: StoredDecision['answers'];
  context: StoredDecision['context'];
  rules: StoredDecision['rules'];
  outcome: string;
  is_of_gate: boolean;
}

const actorRow = ({ role, id, impersonatorId }: Actor) => ({
  actor_role: role,
  actor_id: id,
  impersonator_id: impersonatorId,
});

const fromRow = (row: Row): StoredDecision => ({
  id: row.id,
  userId: row.user_id,
  purpose: row.purpose,
  at: row.at,
  drugTypes: row.drug_types,
  ageYears: row.age_years,
  shipState: row.ship_state,
  answers: row.answers,
  context: row.context,
  rules: row.rules,
  outcome: row.outcome,
  isOfGate: row.is_of_gate,
});

const baseRow = (one: Omit<NewDecision, 'drugTypes'> & { readonly drugTypes: readonly string[] }) => ({
  id: one.id,
  user_id: one.userId,
  purpose: one.purpose,
  consultation_id: one.consultationId,
  checkout_id: one.checkoutId ?? null,
  drug_types: one.drugTypes,
  taken_drug_types: one.taken,
  age_years: one.ageYears,
  patient_state: one.answers.state?.value ?? null,
  ship_state: one.shipState,
  ruleset_hash: one.rulesetHash,
  answers: one.answers,
  context: one.context,
  rules: one.rules,
  outcome: one.outcome,
  is_allowed: one.isAllowed,
  ...actorRow(one.actor),
  at: one.at,
});

/** The newest decision to prescribe at each product's visit, as the id of its record. */
const withApprovals = `
  (select coalesce(jsonb_agg(product || jsonb_build_object('decisionId', (
      select d.id from decision_record d
      where d.consultation_id = (product->>'consultationId')::uuid
        and d.purpose in ('approve', 'accept') and d.is_allowed
      order by d.at desc limit 1))), '[]')
   from jsonb_array_elements(?::jsonb) product)`;

/** The driver takes an array as one of PostgreSQL, so JSON is given as text. */
const withTexts = ({ answers, context, rules, ...row }: ReturnType<typeof baseRow>) => ({
  ...row,
  answers: JSON.stringify(answers),
  context: JSON.stringify(context),
  rules: JSON.stringify(rules),
});

/** Gates read the decisions to prescribe, perhaps in the transaction that adds them (see `withApprovals`). */
const isReadByGates = ({ purpose }: NewDecision): boolean => purpose === 'approve' || purpose === 'accept';

export const decisionRepository = ({ db, append }: Pick<Scope, 'db' | 'append'>) => ({
  /** Those that no gate reads are written at the end of the transaction. */
  add: async (decisions: readonly NewDecision[]): Promise<void> => {
    const now = decisions.filter(isReadByGates);
    const later = decisions.filter((one) => !isReadByGates(one));
    if (now.length > 0) await db('decision_record').insert(now.map((one) => withTexts(baseRow(one))));
    if (later.length > 0) await append({ rows: { decision_record: later.map(baseRow) } });
  },

  addGate: async ({ orderId, products, judgedDrugTypes, ...decision }: NewGateDecision): Promise<void> => {
    await db('decision_record').insert({
      ...withTexts(baseRow({ ...decision, context: { ...decision.context, judgedDrugTypes } })),
      order_id: orderId,
      products: db.raw(withApprovals, [JSON.stringify(products)]),
    });
  },
});

/** The decisions for which the rules ran, oldest first, a page at a time. */
export const judgedDecisions = async (
  db: Knex,
  after: { at: Date; id: string } | null,
  limit: number,
): Promise<readonly StoredDecision[]> => {
  const rows: Row[] = await db('decision_record')
    .select(
      'id',
      'user_id',
      'purpose',
      'at',
      'drug_types',
      'age_years',
      'ship_state',
      'answers',
      'context',
      'rules',
      'outcome',
      db.raw('products is not null as is_of_gate'),
    )
    .whereNotNull('rules')
    .modify((query) => after && query.whereRaw('(at, id) > (?, ?)', [after.at, after.id]))
    .orderBy(['at', 'id'])
    .limit(limit);
  return rows.map(fromRow);
};
