import { may } from '#config/staff-permissions.ts';
import { ageInYears } from '#kernel/age-in-years.ts';
import { HOUR_MS } from '#kernel/dates.ts';
import { timeZoneOf } from '#kernel/time-zones.ts';
import type { Person } from '#modules/account/index.ts';
import type { Product } from '#modules/catalogue/index.ts';
import {
  atPlanPrices,
  type CaseReader,
  type CaseRow,
  isLate,
  type PlanItem,
} from '#modules/consultation/index.ts';
import { linesTreating } from '#modules/eligibility/index.ts';
import { staffText } from '#modules/prescription/index.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import { doseLines } from './dose-asks.ts';
import { statusLabel } from './labels.ts';

/** The reader of a case, to decide which cases they may see. */
export const readerOf = ({ user }: Staff): CaseReader => ({
  userId: user.id,
  email: user.email.toLowerCase(),
  isOperator: may(user.role, 'assign_cases'),
});

const nameOf = (person: Person | undefined): string =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ') || 'Name not given';

const hoursSince = (at: Date | null, now: Date): number =>
  at ? Math.floor((now.getTime() - at.getTime()) / HOUR_MS) : 0;

const taskLabels: Readonly<Record<NonNullable<CaseRow['checkInTask']>, string>> = {
  call: 'No answer to the check-in: call the patient',
  bridge: 'No answer for two weeks: no higher dose; the next refill is the last without an answer',
  clinician: 'No answer for four weeks: decide today to taper, bridge or stop (SSRI-NOGAP)',
};

const rowLabel = ({
  isAlert,
  alertDueAt,
  isHeld,
  correctedAt,
  interruption,
  task,
  status,
  callStartsAt,
  checkInTask,
}: CaseRow): string => {
  if (isAlert) return `Emergency ${alertDueAt ? 'words in a message' : 'answers'}: contact the patient now`;
  if (checkInTask) return taskLabels[checkInTask];
  if (correctedAt) return 'Answers corrected after the decision';
  // An antidepressant must not lapse unnoticed (docs/clinical/premature-ejaculation.md#SSRI-NOGAP).
  if (interruption) return staffText(interruption);
  if (task === 'missed_call') return 'Two calls missed: contact the patient, a third ends the visit';
  if (status === 'awaiting_call' && callStartsAt) return 'Call booked';
  return isHeld ? 'A safety rule holds the treatment: look at it' : statusLabel(status);
};

/** A case as a line of the queue. */
export const presentCase = (
  row: CaseRow,
  person: Person | undefined,
  products: readonly Product[],
  now: Date,
) => ({
  consultationId: row.consultationId,
  patientName: nameOf(person),
  age: person?.dob ? ageInYears(person.dob, now, timeZoneOf(person)) : null,
  state: row.shipState,
  kind: row.isRequest ? 'request' : row.kind,
  isAnnual: row.isAnnual,
  status: row.status,
  statusLabel: rowLabel(row),
  submittedAt: row.submittedAt,
  decidedAt: row.decidedAt,
  correctedAt: row.correctedAt,
  waitingHours: hoursSince(row.waitsSince ?? row.submittedAt, now),
  flagCount: row.flagCount,
  strongestOutcome: row.outcome ?? 'ok',
  productNames: row.doseRequests?.length
    ? doseLines(row, products)
    : row.isRequest
      ? ['To be proposed']
      : chosen(products, row.userProducts).map((product) => product.displayedName),
  assignedTo: row.assignedTo,
  isMine: row.isMine,
  unreadFromPatient: row.unreadFromPatient,
  task: row.task,
  dueAt: row.dueAt,
  isLate: row.task !== null && row.dueAt !== null && isLate(row.task, row.dueAt, now),
  isOurTurn: row.task !== null && row.task !== 'patient',
  photosMissing: row.photosMissing,
  lines: [
    ...new Set(
      row.isRequest
        ? linesTreating(row.drugTypes).map(({ serviceLine }) => serviceLine)
        : chosen(products, row.userProducts).map((product) => product.serviceLine),
    ),
  ],
  isAlert: row.isAlert,
  alertDueAt: row.alertDueAt,
});

/** The products of plan lines, at the lines’ prices. */
export const chosen = (products: readonly Product[], items: readonly PlanItem[]): readonly Product[] =>
  atPlanPrices(
    items.flatMap((item) => products.find((product) => product.id === item.productId) ?? []),
    items,
  );
