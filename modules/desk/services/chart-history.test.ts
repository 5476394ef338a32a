import { expect, it } from 'vitest';
import type { PastOrder } from '#modules/billing/index.ts';
import { type ChartRecords, chartHistory } from './chart-history.ts';

const at = (day: number): Date => new Date(Date.UTC(2026, 10, day, 12));
const nothing: ChartRecords = { visits: [], prescriptions: [], orders: [], messages: [] };
const by = { actorRole: 'clinician', clinicianName: 'Maya Okafor, MD', reason: '' };

const visit: ChartRecords['visits'][number] = {
  consultationId: 'c1',
  kind: 'initial',
  journeyKind: 'initial',
  isPatientsRequest: false,
  status: 'follow_up',
  createdAt: at(1),
  questionnaire: 'hair-intake',
  alertAt: at(3),
  alertResponses: [
    { at: at(4), outcome: 'spoke_with_patient', note: 'They are well.', clinicianName: 'Ola Berg, MD' },
  ],
  photos: [],
  events: [
    { ...by, at: at(1), what: 'draft', actorRole: 'patient', clinicianName: null, reason: 'ordered' },
    { ...by, at: at(2), what: 'submitted', actorRole: 'patient', clinicianName: null },
    { ...by, at: at(3), what: 'corrected', actorRole: 'patient', clinicianName: null, reason: 'I forgot.' },
    { ...by, at: at(5), what: 'assigned' },
    { ...by, at: at(6), what: 'submitted', actorRole: 'system', clinicianName: null },
    { ...by, at: at(7), what: 'approved', reason: 'It suits.' },
    { ...by, at: at(9), what: 'follow_up', actorRole: 'system', clinicianName: null },
  ],
};
const titles = (records: Partial<ChartRecords>): string[] =>
  chartHistory({ ...nothing, ...records }).map(({ what, who, reason }) => [what, who, reason].join(' | '));

it('lists what happened at a visit, newest first, and each thing once', () => {
  expect(titles({ visits: [visit] })).toEqual([
    'Approved | Maya Okafor, MD | It suits.',
    'Back in the queue | System | ',
    'I spoke with the patient | Ola Berg, MD | They are well.',
    'The answers describe an emergency | Patient | ',
    'Answers corrected | Patient | I forgot.',
    'Answers submitted | Patient | ',
    'Visit opened | Patient | New visit, November 1, 2026',
  ]);
});

it.each([
  ['check_in', 'check_in', false, 'Check-in'],
  ['check_in', 'fmp_check_in', false, 'Early check-in'],
  ['check_in', 'post_arc', false, 'Follow-up'],
  ['renewal', 'renewal', false, 'Renewal'],
  ['renewal', 'refill_out_of_state', false, 'Visit after a move'],
  ['titration', 'titration', false, 'Change of treatment'],
  ['titration', 'titration', true, 'Request for another dose'],
] as const)('names the opening of each kind: %s, %s, %s', (kind, journeyKind, isPatientsRequest, name) => {
  const [first, ...rest] = visit.events;
  const end = { ...by, at: at(10), what: 'completed' } as const;
  const events = first ? [first, ...rest, end] : [];
  const [closed, ...earlier] = titles({
    visits: [{ ...visit, kind, journeyKind, isPatientsRequest, events }],
  });
  expect(earlier.at(-1)).toBe(`${name} opened | Patient | ${name}, November 1, 2026`);
  expect(closed).toBe(`${name} complete | Maya Okafor, MD | `);
});

it('a first visit about sexual health is opened as every first visit', () => {
  expect(titles({ visits: [{ ...visit, journeyKind: 'sh_initial' }] }).at(-1)).toBe(
    'Visit opened | Patient | New visit, November 1, 2026',
  );
});

it('lists prescriptions, holds, orders, shipments and messages between them', () => {
  const event = { prescriptionId: 'p', consultationId: 'c1', name: 'Finasteride', ruleIds: [] };
  const order = {
    id: 'o',
    checkoutId: null,
    number: '10001',
    kind: 'rx',
    status: 'canceled',
    statusAt: at(9),
    placedAt: at(1),
    shippedAt: null,
    deliveredAt: null,
    trackingNumber: null,
    productNames: ['Finasteride'],
    stops: [],
  } as const;
  const message = {
    id: 'm',
    authorType: 'patient',
    authorName: 'Daniel',
    body: 'A'.repeat(200),
    prescriptionStatus: 'none',
    subject: 'visit',
    readAt: null,
    alarm: null,
    attachments: [],
    createdAt: at(6),
    unread: false,
  } as const;
  const found = titles({
    prescriptions: [
      { ...event, ...by, at: at(2), what: 'active', reason: 'approved' },
      {
        ...event,
        at: at(3),
        what: 'held',
        ruleIds: ['FIN-CANCER'],
        actorRole: 'system',
        clinicianName: null,
        reason: 'a safety rule',
      },
      { ...event, ...by, at: at(4), what: 'resumed', reason: 'A mistake.' },
    ],
    orders: [
      order,
      {
        ...order,
        kind: 'refill',
        number: '10002',
        status: 'delivered',
        shippedAt: at(7),
        deliveredAt: at(8),
      },
    ],
    messages: [message, { ...message, authorType: 'system' }],
  });
  expect(found).toEqual([
    'Order 10001 canceled | System | Finasteride',
    'Order 10002 delivered | Pharmacy | Finasteride',
    'Order 10002 shipped | Pharmacy | Finasteride',
    `Message from the patient | Daniel | ${'A'.repeat(160)}…`,
    'Resumed: Finasteride | Maya Okafor, MD | A mistake.',
    'On hold: Finasteride | System | FIN-CANCER: a safety rule',
    'Prescribed: Finasteride | Maya Okafor, MD | approved',
    'Refill: order 10002 | System | Finasteride',
    'Order 10001 placed | Patient | Finasteride',
  ]);
});

it('says that the pharmacy was asked to stop an order, and its response', () => {
  const order = {
    id: 'o',
    checkoutId: null,
    number: '10001',
    kind: 'rx',
    status: 'in_fulfillment',
    statusAt: at(2),
    placedAt: at(1),
    shippedAt: null,
    deliveredAt: null,
    trackingNumber: null,
    productNames: ['Finasteride', 'Minoxidil'],
  } as const;
  const stop = { requestedAt: at(3), answeredAt: at(4), productNames: ['Finasteride'] };
  const asked = 'The pharmacy is asked to stop order 10001 | System | Finasteride';
  const placed = 'Order 10001 placed | Patient | Finasteride, Minoxidil';
  const found = (stops: PastOrder['stops']) => titles({ orders: [{ ...order, stops }] });
  expect(found([{ ...stop, answer: null, answeredAt: null }])).toEqual([asked, placed]);
  expect(found([{ ...stop, answer: 'stopped' }])).toEqual([
    'Order 10001 stopped before it shipped | Pharmacy | Finasteride',
    asked,
    placed,
  ]);
  expect(found([{ ...stop, answer: 'too_late' }])).toEqual([
    'Order 10001 could not be stopped: it was already on its way | Pharmacy | Finasteride',
    asked,
    placed,
  ]);
});
