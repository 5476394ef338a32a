import type { Knex } from 'knex';

interface Table {
  readonly name: string;
  readonly columns: string;
  readonly isFilled: boolean;
}

/** The queue's tables hold what a test leaves behind; its list of tasks only grows. */
const TABLES = `
  select format('%I.%I', c.relnamespace::regnamespace, c.relname) as name,
    string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and (c.relnamespace = 'public'::regnamespace
    or c.oid in ('graphile_worker._private_jobs'::regclass, 'graphile_worker._private_job_queues'::regclass))
    and c.relname not in ('migration', 'migration_lock')
  group by c.oid order by c.oid`;

/** Tells whether tables, triggers or functions were changed. */
const WATCH = `
  create schema seeded;
  create table seeded.changed (at timestamptz not null default now());
  create function seeded.note_change() returns event_trigger language plpgsql security definer as
    $$ begin insert into seeded.changed default values; end $$;
  create event trigger note_change on ddl_command_end execute function seeded.note_change();
  create event trigger note_drop on sql_drop execute function seeded.note_change()`;

const rowsOf = async <Row>(knex: Knex, sql: string): Promise<Row[]> =>
  (await knex.raw<{ rows: Row[] }>(sql)).rows;

/** The names of those tables that have rows. */
const filled = async (knex: Knex, names: readonly string[]): Promise<ReadonlySet<string>> => {
  const each = names.map((name) => `select '${name}' as name where exists (select from ${name})`);
  const rows = await rowsOf<{ name: string }>(knex, each.join(' union all '));
  return new Set(rows.map(({ name }) => name));
};

/**
 * Stores the rows that a database has now beside its tables. The returned function restores them; it returns false when the
 * tables themselves were changed meanwhile, so that the database must not be used again. Null when the role may not do that.
 */
export const databaseRestorer = async (knex: Knex): Promise<(() => Promise<boolean>) | null> => {
  const [role] = await rowsOf<{ rolsuper: boolean }>(
    knex,
    'select rolsuper from pg_roles where rolname = current_user',
  );
  if (!role?.rolsuper) return null;
  const found = await rowsOf<Omit<Table, 'isFilled'>>(knex, TABLES);
  const names = found.map(({ name }) => name);
  const before = await filled(knex, names);
  const tables: Table[] = found.map((table) => ({ ...table, isFilled: before.has(table.name) }));
  const copyOf = new Map(
    tables.filter((one) => one.isFilled).map(({ name }, n) => [name, `seeded.copy_${n}`]),
  );
  await knex.raw(WATCH);
  for (const [name, copy] of copyOf) await knex.raw(`create table ${copy} as table ${name}`);
  const sequences = await rowsOf<{ reset: string }>(
    knex,
    `select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value),
      last_value is not null) as reset from pg_sequences where schemaname = 'public'`,
  );
  await knex.raw('truncate seeded.changed');

  return async () => {
    const [changed] = await rowsOf<{ any: boolean }>(
      knex,
      'select exists (select from seeded.changed) as any',
    );
    if (changed?.any) return false;
    const now = await filled(knex, names);
    const touched = tables.filter(({ name, isFilled }) => isFilled || now.has(name));
    await knex.raw(
      [
        'begin',
        // Without triggers and references, in any order.
        'set local session_replication_role = replica',
        // Space of deleted rows would be used again, and rows would be read in another order than they were added.
        ...(touched.length > 0 ? [`truncate ${touched.map(({ name }) => name).join(', ')} cascade`] : []),
        ...touched.flatMap(({ name, columns }) => {
          const copy = copyOf.get(name);
          return copy
            ? [`insert into ${name} (${columns}) overriding system value select ${columns} from ${copy}`]
            : [];
        }),
        ...sequences.map(({ reset }) => reset),
        'commit',
      ].join(';'),
    );
    return true;
  };
};
