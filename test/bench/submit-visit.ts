import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { rules } from '#modules/eligibility/domain/index.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import { type Answers, pruneHidden, type QuizConfig } from '#modules/quiz/index.ts';
import { anyCheckoutInput, detailsOf, newCard, PLACE_ORDER } from './checkout.ts';
import type { Target } from './load.ts';
import { query, type Visitor } from './visitor.ts';

const DRUG = 'finasteride';
/** Answers that the patient gave in earlier visits. */
const FACTS = 200;
/** How long the visit of a new order may take to appear. */
const MOST_WAIT_MS = 10_000;

const SAVE = 'mutation($input: IntakeSaveInput!) { saveIntake(input: $input) { revision } }';
const SUBMIT = `mutation($id: ID!, $revision: Int!, $read: [String!]) {
  submitIntake(responseId: $id, revision: $revision, acknowledgedRuleIds: $read) { outcome findings { ruleId } }
}`;

interface OpenVisit {
  readonly currentUser: { readonly visit: { readonly intake: { readonly config: string } } };
}

/** Answers to the questions that the open visit asks. */
const answersFor = async (patient: Visitor, dob: string): Promise<Answers> => {
  const { currentUser } = await query<OpenVisit>(patient, '{ currentUser { visit { intake { config } } } }');
  const config: QuizConfig = JSON.parse(currentUser.visit.intake.config);
  return pruneHidden(config, {
    ...healthyHairAnswers(new Date().toISOString().slice(0, 10)),
    dob,
    state: 'NY',
  });
};
const read = rules.filter(({ outcome }) => outcome === 'counsel').map(({ id }) => id);

/** Orders a prescription product; the order opens a visit. */
const order = async (patient: Visitor): Promise<void> => {
  const { products } = await query<{ products: { id: number; drugType: string }[] }>(
    patient,
    '{ products(userSelectable: true) { id drugType } }',
  );
  const product = products.find(({ drugType }) => drugType === DRUG);
  if (!product) throw new Error(`no ${DRUG}`);
  const input = await anyCheckoutInput(patient, product.id);
  const paymentMethodId = await newCard(patient);
  await query(patient, PLACE_ORDER, { input: { ...input, checkoutId: randomUUID(), paymentMethodId } });
};

interface Draft {
  readonly id: string;
  readonly journey_id: string;
  readonly quiz_response_id: string;
}

const draftOf = async (database: pg.Client, email: string): Promise<Draft> => {
  const deadline = Date.now() + MOST_WAIT_MS;
  for (;;) {
    const { rows } = await database.query<Draft>(
      `select c.id, c.journey_id, c.quiz_response_id from consultation c join person p on p.id = c.user_id
       where p.email = $1 and c.status = 'draft'`,
      [email],
    );
    if (rows[0]) return rows[0];
    if (Date.now() > deadline) throw new Error('the order opened no visit');
    await sleep(100);
  }
};

type Row = Readonly<Record<string, unknown>>;

/** Returns a function that makes these rows again what they are now. */
const rememberRows = async (
  database: pg.Client,
  wanted: readonly (readonly [table: string, id: string])[],
): Promise<() => Promise<void>> => {
  const remembered: { readonly sql: string; readonly row: Row }[] = [];
  for (const [table, id] of wanted) {
    const { rows } = await database.query<{ row: Row }>(
      `select to_jsonb(t) as row from ${table} t where id = $1`,
      [id],
    );
    const row = rows[0]?.row ?? {};
    const columns = Object.keys(row).map((column) => `"${column}" = r."${column}"`);
    const sql = `update ${table} t set ${columns.join(', ')} from jsonb_populate_record(null::${table}, $1) r where t.id = r.id`;
    remembered.push({ sql, row });
  }
  return async () => {
    for (const { sql, row } of remembered) await database.query(sql, [JSON.stringify(row)]);
  };
};

/**
 * Returns a function that deletes the facts that were recorded since, although the table refuses that otherwise. A
 * revision without this table has none.
 */
const rememberFacts = async (database: pg.Client): Promise<() => Promise<unknown>> => {
  const table = await database.query<{ name: string | null }>(
    "select to_regclass('patient_fact')::text as name",
  );
  if (table.rows[0]?.name === null) return async () => {};
  await database.query('set session_replication_role = replica');
  const { rows } = await database.query<{ last: string }>('select max(id) as last from patient_fact');
  return () => database.query('delete from patient_fact where id > $1', [rows[0]?.last ?? 0]);
};

const repeatedSubmission = async (patient: Visitor, email: string, database: pg.Client): Promise<Target> => {
  const { dob } = await detailsOf(patient);
  await order(patient);
  const draft = await draftOf(database, email);
  const { id, journey_id: journeyId, quiz_response_id: responseId } = draft;
  const answers = await answersFor(patient, dob);
  const saved = await query<{ saveIntake: { revision: number } }>(patient, SAVE, {
    input: { responseId, revision: 0, answersJson: JSON.stringify(answers) },
  });
  const { revision } = saved.saveIntake;
  const restore = await rememberRows(database, [
    ['consultation', id],
    ['journey', journeyId],
    ['quiz_response', responseId],
  ]);
  const draftAgain = async (): Promise<void> => {
    await database.query('delete from eligibility_finding where consultation_id = $1', [id]);
    await restore();
  };
  const variables = { id: responseId, revision, read };
  let known = 0;
  while (known < FACTS) {
    await query(patient, SUBMIT, variables);
    await draftAgain();
    known += Object.keys(answers).length;
  }
  const forgetNewFacts = await rememberFacts(database);
  return {
    url: `${patient.origin}/graphql`,
    headers: { ...patient.headers, 'content-type': 'application/json' },
    body: () => JSON.stringify({ query: SUBMIT, variables }),
    expected: '"outcome":"counsel"',
    prepare: async () => {
      await forgetNewFacts();
      await draftAgain();
    },
    close: () => database.end(),
  };
};

/**
 * Submitting the same intake again and again: before each request the visit becomes a draft again. The patient has
 * answered 200 questions in earlier visits.
 */
export const submitVisit = async (patient: Visitor, email: string, databaseUrl: string): Promise<Target> => {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    return await repeatedSubmission(patient, email, database);
  } catch (error) {
    await database.end();
    throw error;
  }
};
