import { beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '#test/harness/api.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';

const CASES = 1_000;

/** A thousand submitted visits of as many patients, some with an emergency, a correction, a message or a flag. */
const fill = async (): Promise<void> => {
  const { user, consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
  const { db } = harness.scope;
  const [journey] = await harness.rows('journey', { user_id: user.id });
  await db.raw(
    `insert into person (id, email, role, first_name, last_name, dob, created_at)
     select gen_random_uuid(), 'patient' || n || '@example.com', 'patient', 'Patient', 'Number' || n, '1990-01-01', :at
     from generate_series(1, :cases) n`,
    { cases: CASES, at: harness.clock.now() },
  );
  await db.raw(
    `with source as (select p.id as user_id, gen_random_uuid() as journey_id, row_number() over (order by p.email) as n
       from person p where p.email like 'patient%@example.com' and p.id <> :userId),
     journeys as (insert into journey (id, user_id, kind, status, status_at, user_products, created_at)
       select s.journey_id, s.user_id, 'initial', 'awaiting_doctor', :at, j.user_products, :at
       from source s, journey j where j.id = :journeyId returning id)
     insert into consultation (id, journey_id, user_id, kind, status, status_at, ship_state, drug_types, answers,
       submitted_at, created_at, alert_at)
     select gen_random_uuid(), s.journey_id, s.user_id, 'initial',
       case when s.n % 3 = 0 then 'needs_info' else 'submitted' end, :at, 'NY', '{finasteride}', '{}',
       cast(:at as timestamptz) - make_interval(mins => cast(s.n as int)), :at,
       case when s.n % 100 = 0 then cast(:at as timestamptz) end
     from source s`,
    { userId: user.id, journeyId: journey.id, at: harness.clock.now() },
  );
  await db.raw(
    `insert into care_message (id, user_id, consultation_id, author_type, author_id, author_name, body,
       prescription_status, created_at)
     select gen_random_uuid(), c.user_id, c.id, 'patient', c.user_id, 'Patient', 'Hello', 'none', :at
     from consultation c where c.id <> :consultationId and c.status = 'needs_info'`,
    { consultationId, at: harness.clock.now() },
  );
  await db('consultation').where({ id: consultationId }).update({ status: 'approved' });
  await db.raw('analyze');
};

const { harness, maya } = await openFileDeskHarness({ modules: careModules });
beforeAll(async () => {
  await fill();
});

const PAGE = `query($input: DeskQueueInput) { deskQueuePage(input: $input) {
  cases { consultationId patientName productNames flagCount unreadFromPatient } next counts { waiting all } } }`;

interface Page {
  readonly cases: readonly { readonly consultationId: string }[];
  readonly next: string | null;
  readonly counts: { readonly waiting: number; readonly all: number };
}

/** The response, and the number of its statements. */
const counted = async (query: string, variables: Record<string, unknown>) => {
  const statements: string[] = [];
  const listen = ({ sql }: { sql: string }) => void statements.push(sql);
  harness.scope.db.on('query', listen);
  const answer = await harness.api(maya, query, variables);
  harness.scope.db.off('query', listen);
  return { data: dataOf<Record<string, unknown>>(answer), statements };
};

describe('a desk with a thousand waiting cases', () => {
  it('is paged to its end, every case once, with at most four statements per page', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    for (let pages = 0; pages < 30; pages += 1) {
      const { data, statements } = await counted(PAGE, { input: { first: 50, after } });
      const page = data.deskQueuePage as Page;
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(4);
      expect(page.counts).toEqual({ waiting: CASES, all: CASES });
      seen.push(...page.cases.map(({ consultationId }) => consultationId));
      after = page.next;
      if (after === null) break;
    }
    expect(after).toBeNull();
    expect(seen).toHaveLength(CASES);
    expect(new Set(seen).size).toBe(CASES);
  });

  it('shows the emergencies first', async () => {
    const { data } = await counted(PAGE, { input: { first: 20 } });
    const { cases } = data.deskQueuePage as Page;
    const alerts = await harness.scope.db('consultation').whereNotNull('alert_at').pluck('id');
    expect(alerts).toHaveLength(CASES / 100);
    expect(
      cases
        .slice(0, alerts.length)
        .map(({ consultationId }) => consultationId)
        .toSorted(),
    ).toEqual(alerts.toSorted());
  });

  it('finds one patient of a thousand, and at most fifty of them, with at most five statements', async () => {
    const SEARCH = 'mutation($text: String!) { deskSearch(text: $text) { consultationId patientName } }';
    const one = await counted(SEARCH, { text: 'number777 patient' });
    expect(one.data.deskSearch).toMatchObject([{ patientName: 'Patient Number777' }]);
    const many = await counted(SEARCH, { text: 'patient' });
    expect(many.data.deskSearch).toHaveLength(50);
    for (const { statements } of [one, many])
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(5);
  });

  it('has indexes of open cases, and of the beginnings of names', async () => {
    const plan = async (sql: string): Promise<string> => {
      let rows: readonly Record<string, string>[] = [];
      await harness.scope.db.transaction(async (tx) => {
        await tx.raw('set local enable_seqscan = off');
        ({ rows } = await tx.raw(`explain ${sql}`));
      });
      return rows.map((row) => Object.values(row).join()).join('\n');
    };
    for (const [sql, index] of [
      [
        "select id from person where role = 'patient' and lower(last_name) like 'number77%'",
        'person_last_name',
      ],
      [
        "select id from person where role = 'patient' and lower(first_name) like 'number77%'",
        'person_first_name',
      ],
      [
        'select id from consultation where alert_at is not null and alert_handled_at is null',
        'consultation_open_alert',
      ],
      ['select consultation_id from answer_correction where seen_at is null', 'answer_correction_unseen'],
      [
        "select consultation_id from care_message where author_type = 'patient' and read_at is null",
        'care_message_unread_by_staff',
      ],
      ["select id from consultation where status in ('needs_info', 'plan_proposed')", 'consultation_status'],
    ] as const)
      expect(await plan(sql)).toContain(index);
  });
});
