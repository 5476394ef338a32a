import { addDays, formatDate } from '#kernel/dates.ts';

/**
 * What is out of stock is canceled and refunded after this many days unless the patient has chosen to wait: the same
 * limit as the federal rule for goods that are sent by mail (16 CFR 435.2).
 */
export const BACKORDER_REFUND_AFTER_DAYS = 30;

/** The last day on which a patient who has chosen nothing still waits. */
export const backorderEndsAt = (openedAt: Date): Date => addDays(openedAt, BACKORDER_REFUND_AFTER_DAYS);

interface WaitingLine {
  readonly name: string;
  /** Null while the pharmacy does not know. */
  readonly expectedAt: Date | null;
}

/** What a patient reads about a line that waits for stock. */
export const waitingLabel = ({ expectedAt }: Pick<WaitingLine, 'expectedAt'>): string =>
  expectedAt === null
    ? 'Out of stock. The pharmacy does not know yet when it will be back.'
    : `Out of stock. The pharmacy expects it on ${formatDate(expectedAt)}.`;
