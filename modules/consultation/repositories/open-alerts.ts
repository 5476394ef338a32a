import { accountsOfSql } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';

/** The patient's visits with an emergency that no clinician has closed, as a JSON array of ids; `user` is an SQL expression. */
export const openAlertsSql = (user: string): string => `
  (select coalesce(json_agg(a.id order by a.alert_at, a.id), '[]') from consultation a
   where a.user_id = any(${accountsOfSql(user)}) and a.alert_at is not null and a.alert_handled_at is null)`;

/** As `openAlertsSql`; one statement with what else is read at the same time. */
export const readOpenAlerts = (read: Scope['read'], userId: string): Promise<readonly string[]> =>
  read<readonly string[]>(openAlertsSql(':userId::uuid'), { userId });
