import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { reasonOf, StartProblem } from '../errors/start-problem.ts';

interface Role {
  readonly name: string;
  readonly isSuperuser: boolean;
  /** Whether it may switch off the triggers that keep the audit log as it was written. */
  readonly ownsAuditLog: boolean;
}

const roleSql = `select rolname as name, rolsuper as "isSuperuser",
    coalesce(pg_has_role(relowner, 'usage'), false) as "ownsAuditLog"
  from pg_roles left join pg_class on pg_class.oid = to_regclass('audit_log')
  where rolname = current_user`;

const roleOf = async (db: Knex): Promise<Role | undefined> => {
  try {
    return (await db.raw<{ rows: Role[] }>(roleSql)).rows[0];
  } catch (error) {
    throw new StartProblem(`The database cannot be used: ${reasonOf(error)}`, { cause: error });
  }
};

/**
 * Throws a StartProblem when the product is connected as a superuser, for whom neither privileges nor triggers hold, and who
 * may read files and run programs on the server. Warns about a role that owns the tables: deploy/roles.sql makes one
 * that does not.
 */
export const requireOrdinaryRole = async (db: Knex, log: Logger): Promise<void> => {
  const role = await roleOf(db);
  if (role?.isSuperuser)
    throw new StartProblem(
      `DATABASE_URL: "${role.name}" is a superuser of the database server. Use a role made with deploy/roles.sql (docs/operations.md).`,
    );
  if (role?.ownsAuditLog)
    log.warn({ role: role.name }, 'the database role owns the tables, and could change the audit log');
};
