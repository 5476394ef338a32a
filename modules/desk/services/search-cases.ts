import { readInput } from '#kernel/input/read-input.ts';
import { ok, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import { reviewPort } from '#modules/consultation/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { searchText } from '../domain/queue-input.ts';
import { type DeskRow, presentCases } from './desk-queue.ts';
import { readerOf } from './present-case.ts';

const ORDER_NUMBER = /^T-\d{1,12}$/i;

const patientsBy = async (scope: Scope, text: string): Promise<readonly string[]> => {
  if (!ORDER_NUMBER.test(text)) return scope.use(accountPort).searchPatients(text);
  const found = await scope.use(billingPort).patientOfOrder(text.toUpperCase());
  return found ? [found] : [];
};

/**
 * The cases of the patients with this name, the beginning of it, order number or email address that the reader may see,
 * at most 50. The text is neither stored nor logged; the audit log says whose cases were found. BAD_USER_INPUT names
 * `text`.
 */
export const searchCases = async (
  scope: Scope,
  staff: Staff,
  input: string,
): Promise<Result<readonly DeskRow[]>> => {
  const text = readInput(searchText, input, 'text');
  if (!text.ok) return text;
  const userIds = await patientsBy(scope, text.value);
  const rows = userIds.length > 0 ? await scope.use(reviewPort).searchCases(readerOf(staff), userIds) : [];
  const patientIds = [...new Set(rows.map(({ userId }) => userId))];
  const [only = null] = patientIds.length === 1 ? patientIds : [];
  await recordAudit(scope, {
    actor: staff.actor,
    action: 'desk.searched',
    subject: only ? 'person' : 'desk',
    subjectId: only ?? 'search',
    detail: { patientIds, consultationIds: rows.map((row) => row.consultationId) },
  });
  return ok(await presentCases(scope, rows));
};
