import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onServer } from '../harness/on-server.ts';

/** The roles of deploy/roles.sql under names of their own, because roles belong to a whole server. */
export interface DatabaseRoles {
  /** Makes them where they are missing, and what they may do in this database. `url` is a superuser's. */
  grantIn(url: string): Promise<void>;
  /** The address of a database for the role that owns its tables. */
  owner(url: string): string;
  /** The address of a database for the role of the process. */
  ordinary(url: string): string;
  /** Call it when their databases are dropped. */
  drop(serverUrl: string): Promise<void>;
}

/** `id`: letters and digits, which make the names and are the password. */
export const databaseRoles = (id: string): DatabaseRoles => {
  const ordinary = `thicket_${id}`;
  const roles = [`${ordinary}_owner`, ordinary] as const;
  const urlAs = (role: string, url: string): string => {
    const other = new URL(url);
    other.username = role;
    other.password = id;
    return other.href;
  };
  const exist = async (url: string): Promise<boolean> =>
    onServer(url, async (client) => {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [ordinary]);
      return rowCount === 1;
    });
  return {
    grantIn: async (url) => {
      const text = await readFile(join(import.meta.dirname, '../../deploy/roles.sql'), 'utf8');
      const sql = text.replaceAll(/\bthicket(?=_owner|\b)/g, ordinary);
      const isMade = await exist(url);
      await onServer(url, async (client) => {
        await client.query(isMade ? sql.replaceAll(/^create role .*$/gm, '') : sql);
        for (const role of roles) await client.query(`alter role ${role} password '${id}'`);
        // What stands in for pg_restore writes rows before those that they refer to.
        await client.query(`grant set on parameter session_replication_role to ${roles[0]}`);
      });
    },
    owner: (url) => urlAs(roles[0], url),
    ordinary: (url) => urlAs(roles[1], url),
    drop: (serverUrl) =>
      onServer(serverUrl, async (client) => {
        await client.query(`revoke set on parameter session_replication_role from ${roles[0]}`);
        for (const role of roles) await client.query(`drop role if exists ${role}`);
      }),
  };
};
