import type { DeclineClass } from '../../../domain/dunning/decline-class.ts';
import type { Invoice } from '../../../repositories/invoices.ts';
import type { CustomerOrder } from '../../../repositories/orders.ts';

/** A charge that was declined just now, of a locked person. */
export interface Failure {
  /** Already `failed_unpaid`. */
  readonly invoice: Invoice;
  readonly order: CustomerOrder;
  readonly kind: DeclineClass;
  readonly firstFailedAt: Date;
  /** The reason, as the patient reads it. */
  readonly message: string;
  /** Whether the patient gets a notice: not about their own attempt, whose result they see. */
  readonly tells: boolean;
}
