import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemoHarness } from '#test/harness/demo-harness.ts';
import type { ProductHarness } from '#test/harness/whole-product.ts';
import { deskPeople } from './desk-people.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** What the finished demo shows of each patient's story. The demo is created once; these tests only read it. */
let harness: ProductHarness;
let clinician: Visitor;
let operator: Visitor;

const visitorOf = async (email: string, role?: 'clinician' | 'operator'): Promise<Visitor> =>
  createVisitor(harness.executor, harness.makeScope, await harness.person(email, role));

beforeAll(async () => {
  harness = await openDemoHarness();
  clinician = await visitorOf('clinician@example.com', 'clinician');
  operator = await visitorOf('operator@example.com', 'operator');
});
afterAll(() => harness?.close());

const asked = async (email: string, source: string) => (await visitorOf(email)).ask(source);

interface Case {
  readonly consultationId: string;
  readonly patientName: string;
  readonly kind: string;
  readonly task: string;
  readonly isLate: boolean;
  readonly flagCount: number;
  readonly statusLabel: string;
  readonly productNames: readonly string[];
}

const queue = async (): Promise<readonly Case[]> => {
  const { deskQueuePage } = await clinician.ask(
    'query { deskQueuePage { cases { consultationId patientName kind task isLate flagCount statusLabel productNames } } }',
  );
  return Object(deskQueuePage).cases;
};

const caseOf = async (name: string): Promise<Case> => {
  const found = (await queue()).find(({ patientName }) => patientName === name);
  if (!found) throw new Error(`The desk has no case of ${name}.`);
  return found;
};

/** These fields of a patient's case at the desk. */
const detailOf = async (name: string, fields: string) => {
  const { deskCase } = await clinician.ask(
    `query Case($id: ID!) { deskCase(consultationId: $id) { ${fields} } }`,
    { id: (await caseOf(name)).consultationId },
  );
  return Object(deskCase);
};

it('creates a case for each reason to wait', async () => {
  const cases = await queue();
  const reasons = Object.entries(deskPeople).map(([name, { firstName, lastName }]) => {
    const found = cases.find(({ patientName }) => patientName === `${firstName} ${lastName}`);
    return [name, found && { task: found.task, isLate: found.isLate }] as const;
  });
  const waiting = (task: string, isLate = false) => ({ task, isLate });
  expect(Object.fromEntries(reasons)).toEqual({
    renewal: waiting('renewal'),
    message: waiting('message'),
    correction: waiting('correction'),
    late: waiting('new_visit', true),
    plan: waiting('patient'),
    handedOver: waiting('new_visit'),
    photosMissing: waiting('photos_missing'),
    fresh: waiting('new_visit'),
  });
});

it('has an emergency with a year of history', async () => {
  expect((await caseOf('Henry Cole')).kind).toBe('renewal');
  const chart = await detailOf(
    'Henry Cole',
    'alert { isOpen pages { level state } } readings { systolic } therapies { onHold } photos { view } earlierPhotos { photos { view } } history { kind }',
  );
  expect(chart).toMatchObject({
    alert: {
      isOpen: true,
      pages: expect.arrayContaining([1, 2, 3].map((level) => ({ level, state: 'accepted' }))),
    },
    readings: [144, 136, 131, 124, 97].map((systolic) => ({ systolic })),
    therapies: [{ onHold: true }],
    photos: [{ view: 'crown' }, { view: 'front' }],
    earlierPhotos: [{ photos: [{ view: 'crown' }, { view: 'front' }, { view: 'top' }] }],
  });
  expect(chart.history.length).toBeGreaterThan(10);
});

it('has a first visit with two flags to review', async () => {
  expect((await caseOf('Omar Haddad')).kind).toBe('initial');
  const { flags } = await detailOf('Omar Haddad', 'flags { ruleId outcome }');
  const toReview = (flags as readonly { ruleId: string; outcome: string }[])
    .filter(({ outcome }) => outcome === 'review')
    .map(({ ruleId }) => ruleId);
  expect(toReview.sort()).toEqual(['FIN-LIVER', 'OTHER-HISTORY']);
});

it('has a check-in with a flag and photos', async () => {
  expect(await caseOf('Hugo Alder')).toMatchObject({ task: 'check_in', flagCount: 1 });
  expect(await detailOf('Hugo Alder', 'photos { view }')).toMatchObject({
    photos: [{ view: 'crown' }, { view: 'front' }],
  });
});

it('has a request for a higher dose, and a patient who may ask for one', async () => {
  expect(await caseOf('Marcus Bell')).toMatchObject({
    kind: 'titration',
    productNames: ['Asks for a higher dose: Minoxidil 2.5 mg, 45 tablets → Minoxidil 2.5 mg, 90 tablets'],
  });
  expect(
    await asked(
      'peter@example.com',
      '{ currentUser { titrationProducts { id } doseChange { choices { higher { id } } } } }',
    ),
  ).toEqual({
    currentUser: { titrationProducts: [{ id: 702 }], doseChange: { choices: [{ higher: { id: 702 } }] } },
  });
});

it('has a patient whose antidepressant is interrupted: the desk has to decide, and they read what to do', async () => {
  expect(
    await asked(
      'ruben@example.com',
      '{ currentUser { care { treatments { continuity { title decidedBy } } } } }',
    ),
  ).toEqual({
    currentUser: {
      care: { treatments: [{ continuity: { title: 'Do not stop it suddenly', decidedBy: null } }] },
    },
  });
  expect(await caseOf('Ruben Kessler')).toMatchObject({
    task: 'hold',
    statusLabel: expect.stringMatching(/canceled the subscription.*decide today/),
  });
});

it('has a patient whose erection medicine was prescribed and sent', async () => {
  const { id } = await harness.person('walter@example.com');
  expect(await harness.rows('prescription', { user_id: id })).toMatchObject([
    { drug_type: 'sildenafil', status: 'active' },
  ]);
  expect(await harness.rows('customer_order', { user_id: id })).toMatchObject([
    { submitted_at: expect.any(Date) },
  ]);
});

it('has a first visit about erections with a flag, a check-in about them, and an intake that is open', async () => {
  const dean = await caseOf('Dean Alvarez');
  expect(dean).toMatchObject({ kind: 'initial', task: 'new_visit' });
  expect(dean.flagCount).toBeGreaterThan(0);
  expect(await detailOf('Dean Alvarez', 'notes')).toEqual({
    notes: [
      'Erection score 18 of 25: mild (IIEF-5 in our own words, iief5_own@1).',
      '5 to 8 times a month asked: 24 tablets for 90 days fit, and the request has 36.',
    ],
  });
  expect(await caseOf('Vaughn Lang')).toMatchObject({ kind: 'check_in', task: 'check_in' });
  expect(
    await asked('joel@example.com', '{ currentUser { visit { intakePath } care { action { href } } } }'),
  ).toEqual({
    currentUser: {
      visit: { intakePath: '/consultation/sh-intake' },
      care: { action: { href: '/consultation/sh-intake' } },
    },
  });
});

it('has a patient in the middle of a renewal: answers and a photo are there, and the plan is chosen', async () => {
  expect(
    await asked(
      'rolf@example.com',
      '{ currentUser { renewal { status href options { plans { choice size } } } renewalPhotos { photos { view } last { view } } } }',
    ),
  ).toEqual({
    currentUser: {
      renewal: {
        status: 'in_progress',
        href: '/renewal/photos',
        options: { plans: [{ choice: 'size', size: 180 }] },
      },
      renewalPhotos: { photos: [{ view: 'front' }], last: [{ view: 'crown' }, { view: 'front' }] },
    },
  });
});

it('has a patient with two cards, one that expires, and two addresses', async () => {
  const shown = await asked(
    'adam@example.com',
    `{ currentUser { timeZoneChosen devices { name } addressBook { addresses { city } deliveries { isDefault } }
       billing { cards { expiry isDefault } cardWarning { title } } } }`,
  );
  expect(shown.currentUser).toMatchObject({
    timeZoneChosen: true,
    devices: [{ name: 'Firefox on Windows' }, { name: 'Safari on an iPhone' }],
    addressBook: {
      addresses: [{ city: 'Brooklyn' }, { city: 'Brooklyn' }],
      deliveries: [{ isDefault: true }],
    },
    billing: {
      cards: [
        // No month ends within the next thirty days on the first two days of most months.
        { expiry: harness.clock.now().getUTCDate() > 2 ? 'SOON' : 'EXPIRED', isDefault: true },
        { expiry: 'LATER', isDefault: false },
      ],
    },
  });
});

it('has a lost parcel, a replaced one, a refund and a dispute', async () => {
  const labelsOf = async (email: string) => {
    const { currentUser } = await asked(email, '{ currentUser { orders { label } } }');
    return Object(currentUser).orders.map(({ label }: { label: string }) => label);
  };
  expect(await labelsOf('oscar@example.com')).toEqual(['Refunded', 'Delivered', 'Replaced']);
  expect(await labelsOf('felix@example.com')).toEqual(['Delivered', 'Lost on the way']);
  const { deskOrderIssues } = await operator.ask('{ deskOrderIssues { open { kind } closed { outcome } } }');
  expect(Object(deskOrderIssues)).toMatchObject({
    open: expect.arrayContaining([{ kind: 'lost' }, { kind: 'disputed' }]),
    closed: [{ outcome: 'Money returned' }, { outcome: 'New package sent' }],
  });
});

it('has paused refills, and refills at another interval', async () => {
  const refillsOf = (email: string) =>
    asked(email, '{ currentUser { billing { subscriptions { label everyDays } } } }');
  const shown = (label: string, everyDays: number) => ({
    currentUser: { billing: { subscriptions: [{ label, everyDays }] } },
  });
  expect(await refillsOf('ian@example.com')).toEqual(shown('Paused', 90));
  expect(await refillsOf('ravi@example.com')).toEqual(shown('Active', 112));
});

it('has an open offer to a patient who left, one that was taken, and both counted for operators', async () => {
  const own = '{ currentUser { offer { status isOpen } hasPendingUserOffer offerTask { href } } }';
  expect(await asked('jasper@example.com', own)).toEqual({
    currentUser: {
      offer: { status: 'offered', isOpen: true },
      hasPendingUserOffer: true,
      offerTask: { href: '/account/offer' },
    },
  });
  expect(await asked('milo@example.com', own)).toEqual({
    currentUser: {
      offer: { status: 'accepted', isOpen: false },
      hasPendingUserOffer: false,
      offerTask: null,
    },
  });
  expect(await operator.ask('{ deskOffers { counts { status count } } }')).toEqual({
    deskOffers: {
      counts: [
        { status: 'accepted', count: 1 },
        { status: 'offered', count: 1 },
      ],
    },
  });
});

it('has an order of which a part waits for stock, an answered request and an open one', async () => {
  expect(
    await asked(
      'silas@example.com',
      '{ currentUser { orders { label parcels { label } } serviceRequests { label } } }',
    ),
  ).toMatchObject({
    currentUser: {
      orders: [{ label: 'Partly shipped', parcels: [{ label: 'Delivered' }] }],
      serviceRequests: [{ label: expect.any(String) }, { label: expect.any(String) }],
    },
  });
  expect(await operator.ask('{ deskServiceRequests { requests { topic } } }')).toEqual({
    deskServiceRequests: { requests: [{ topic: 'billing' }] },
  });
});

it('has two billing tasks about differences of different kinds, and one that was closed', async () => {
  const tasksOf = async (isClosed: boolean) => {
    const { deskBillingTasks } = await operator.ask(
      `{ deskBillingTasks(isClosed: ${isClosed}) { tasks { orderNumber outcome } waiting { tasks } } }`,
    );
    return Object(deskBillingTasks);
  };
  const { tasks, waiting } = await tasksOf(false);
  expect(waiting).toEqual({ tasks: tasks.length });
  expect(tasks).toEqual(
    expect.arrayContaining([
      { orderNumber: expect.stringMatching(/\d/), outcome: null },
      { orderNumber: null, outcome: null },
    ]),
  );
  expect(await tasksOf(true)).toMatchObject({
    tasks: [{ orderNumber: null, outcome: 'Explained, nothing to correct' }],
  });
});

it('has an open billing task of every kind, but of a pager, a pharmacy or an address that fails: those of the demo answer', async () => {
  const { deskBillingTasks } = await operator.ask(
    '{ deskBillingTasks(isClosed: false) { kinds { kind } tasks { kind patientName orderNumber } } }',
  );
  const { kinds, tasks } = Object(deskBillingTasks);
  const kindsOf = (all: readonly { kind: string }[]) => [...new Set(all.map(({ kind }) => kind))].toSorted();
  expect(kindsOf(kinds).length).toBeGreaterThan(1);
  expect([...kindsOf(tasks), 'page_not_delivered', 'pharmacy_trouble', 'email_refused'].toSorted()).toEqual(
    kindsOf(kinds),
  );
  expect(tasks).toContainEqual({
    kind: 'charge_unknown',
    patientName: 'Tobias Osgood',
    orderNumber: expect.stringMatching(/\d/),
  });
});

it('has a request without an order, one with a proposed plan, and a deposit for a procedure', async () => {
  expect(await caseOf('Emmet Vargas')).toMatchObject({
    kind: 'request',
    task: 'request',
    productNames: ['To be proposed'],
  });
  const plan = await asked(
    'cyrus@example.com',
    '{ currentUser { visit { proposal { isFirstPlan price { amount } } } orders { id } } }',
  );
  expect(plan).toMatchObject({
    currentUser: {
      visit: { proposal: { isFirstPlan: true, price: { amount: expect.any(Number) } } },
      orders: [],
    },
  });
  expect(
    await asked('dario@example.com', '{ currentUser { deposits { amount isRefundable } visit { id } } }'),
  ).toEqual({ currentUser: { deposits: [{ amount: 25_000, isRefundable: true }], visit: null } });
});

it('has a patient whose prescription waits in another state, while the conditioner continues there', async () => {
  expect(
    await asked(
      'curtis@example.com',
      'query Move { startMove { state served sentAt waiting { name } } currentUser { address { state } renewal { status } } }',
    ),
  ).toEqual({
    startMove: {
      state: 'TX',
      served: true,
      sentAt: null,
      waiting: [{ name: expect.stringContaining('inasteride') }],
    },
    currentUser: { address: { state: 'TX' }, renewal: { status: 'moved' } },
  });
});

it('has a yearly check-in in each state that its pages show (S2.43)', async () => {
  const stateOf = async (name: string) => {
    const { currentUser } = await asked(
      `${name}@example.com`,
      'query { currentUser { renewal { status } annualCheckIn { status isOverdue isOnHold href } } }',
    );
    const { renewal, annualCheckIn } = Object(currentUser);
    return { ...annualCheckIn, renewal: renewal.status };
  };
  const page = '/consultation/annual-check-in';
  expect(await stateOf('victor')).toEqual({
    status: 'open',
    isOverdue: false,
    isOnHold: false,
    href: page,
    renewal: 'annual',
  });
  expect(await stateOf('stefan')).toMatchObject({ status: 'open', isOverdue: true, isOnHold: true });
  expect(await stateOf('edgar')).toMatchObject({ status: 'submitted', href: `${page}/complete` });
  expect(await stateOf('rolf')).toMatchObject({ status: 'joined', href: '/renewal', renewal: 'in_progress' });
  expect(await stateOf('patient')).toMatchObject({ status: 'not_due' });
  expect((await caseOf('Edgar Moss')).task).toBe('annual');
});

it('has a renewal that was refused, one of a patient who moved, and one that is overdue', async () => {
  const renewalOf = async (name: string) =>
    Object(
      (await asked(`${name}@example.com`, 'query { currentUser { renewal { status title } } }')).currentUser,
    ).renewal;
  expect(await renewalOf('konrad')).toEqual({ status: 'denied', title: 'Not renewed' });
  expect(await renewalOf('emil')).toMatchObject({ status: 'moved' });
  expect(await renewalOf('bruno')).toEqual({ status: 'open', title: 'Your prescription has expired' });
});

it('a renewal replaces the check-in that was open', async () => {
  const { currentUser } = await asked(
    'gregor@example.com',
    'query { currentUser { checkIns { result closedAt } } }',
  );
  const open = Object(currentUser).checkIns.filter(
    ({ closedAt }: { closedAt: string | null }) => closedAt === null,
  );
  expect(open).toEqual([]);
});
