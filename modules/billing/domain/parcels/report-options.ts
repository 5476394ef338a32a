import { addBusinessDays } from '#kernel/business-days.ts';
import { addDays } from '#kernel/dates.ts';
import type { OrderStatus } from '../states/order.ts';
import type { IssueKind, IssueWish } from './issue-kinds.ts';

/** What a patient may report about a parcel, as the refund policy promises. */
export const reportKinds = ['not_received', 'damaged', 'wrong_item', 'unopened'] as const;
export type ReportKind = Extract<IssueKind, (typeof reportKinds)[number]>;

/** What the patient may ask for in a report. */
export const reportWishes = ['replacement', 'refund'] as const satisfies readonly IssueWish[];

/** A parcel that has not come after this many business days is lost. */
export const LOST_AFTER_BUSINESS_DAYS = 10;
/** A parcel marked as delivered often turns up this many business days later. */
const DELIVERED_WAIT_BUSINESS_DAYS = 3;
/** Damage, a wrong product and unopened products are reported within this many days. */
const REPORT_WITHIN_DAYS = 30;
/** A patient who had to wait before reporting has at least this long afterwards. */
const REPORT_GRACE_DAYS = 7;

export interface ReportableOrder {
  readonly status: OrderStatus;
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly lines: readonly {
    readonly productId: number;
    readonly needsPrescription: boolean;
    /** False for a problem that was reported and settled. */
    readonly isHad: boolean;
  }[];
}

export interface ReportOption {
  readonly kind: ReportKind;
  readonly productIds: readonly number[];
  readonly wishes: readonly IssueWish[];
  /** The first and the last instant at which it may be reported; null without a limit. */
  readonly from: Date | null;
  readonly until: Date | null;
}

const later = (a: Date, b: Date): Date => (a > b ? a : b);

const either: readonly IssueWish[] = reportWishes;

const notReceived = ({ status, shippedAt, deliveredAt }: ReportableOrder) => {
  if (shippedAt === null) return null;
  if (status === 'shipped')
    return { from: addBusinessDays(shippedAt, LOST_AFTER_BUSINESS_DAYS), until: null };
  if (status !== 'delivered' || deliveredAt === null) return null;
  const from = addBusinessDays(deliveredAt, DELIVERED_WAIT_BUSINESS_DAYS);
  return { from, until: later(addDays(shippedAt, REPORT_WITHIN_DAYS), addDays(from, REPORT_GRACE_DAYS)) };
};

/** Also before the carrier reports the delivery, because the patient may have the parcel already. */
const badParcel = ({ status, shippedAt }: ReportableOrder) =>
  shippedAt !== null && (status === 'shipped' || status === 'delivered')
    ? { from: null, until: addDays(shippedAt, REPORT_WITHIN_DAYS) }
    : null;

/** Prescription medicine that has left the pharmacy cannot be returned. */
const unopened = ({ status, deliveredAt }: ReportableOrder) =>
  status === 'delivered' && deliveredAt !== null
    ? { from: null, until: addDays(deliveredAt, REPORT_WITHIN_DAYS) }
    : null;

/**
 * What may be reported now or later about an order of one package, or about one package of it; empty once its time has
 * passed.
 */
export const reportOptions = (order: ReportableOrder, now: Date): readonly ReportOption[] => {
  const had = order.lines.filter(({ isHad }) => isHad);
  const overTheCounter = had.filter(({ needsPrescription }) => !needsPrescription);
  const options = [
    { kind: 'not_received', when: notReceived(order), lines: had, wishes: either },
    { kind: 'damaged', when: badParcel(order), lines: had, wishes: either },
    { kind: 'wrong_item', when: badParcel(order), lines: had, wishes: either },
    { kind: 'unopened', when: unopened(order), lines: overTheCounter, wishes: ['refund'] },
  ] as const;
  return options.flatMap(({ kind, when, lines, wishes }) =>
    when === null || lines.length === 0 || (when.until !== null && now > when.until)
      ? []
      : [{ kind, productIds: lines.map(({ productId }) => productId), wishes, ...when }],
  );
};
