import type { OrderStatus } from '../states/order.ts';
import type { StatusLabels } from '../states/status-labels.ts';
import type { ServiceKind } from './service-kinds.ts';
import { isService } from './service-kinds.ts';

const unpaid: StatusLabels = {
  label: 'Payment in progress',
  detail: 'Nothing is sent for this. We will tell you as soon as it is paid.',
};
const canceled: StatusLabels = {
  label: 'Canceled',
  detail: 'This is canceled. If you paid, all of it goes back to your card.',
};
const refunded: StatusLabels = {
  label: 'Refunded',
  detail: 'We sent the money back to your card. Banks usually show it in 5 to 10 days.',
};

const labels: Readonly<Record<ServiceKind, Partial<Record<OrderStatus, StatusLabels>>>> = {
  visit_fee: {
    ready: {
      label: 'Visit paid',
      detail: 'If the visit ends without a treatment, all of it goes back to your card.',
    },
    delivered: { label: 'Visit paid', detail: 'Your visit led to a treatment.' },
  },
  deposit: {
    ready: {
      label: 'Deposit paid',
      detail:
        'All of it goes back to your card if you cancel in time. “Reserved procedures” on this page shows until when.',
    },
    delivered: { label: 'Deposit closed', detail: 'The day of the procedure has passed.' },
  },
};

/** The text a patient reads about an order of a service; null for any other order. */
export const serviceLabels = ({
  kind,
  status,
}: {
  readonly kind: string;
  readonly status: OrderStatus;
}): StatusLabels | null => {
  if (!isService(kind)) return null;
  if (status === 'canceled') return canceled;
  if (status === 'refunded') return refunded;
  return labels[kind][status] ?? unpaid;
};
