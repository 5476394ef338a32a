import { addDays } from '#kernel/dates.ts';
import { otto } from '../harness/people.ts';
import type { ProductHarness } from '../harness/whole-product.ts';

const item = (productId: number) => ({
  productId,
  drugType: 'finasteride',
  needsPrescription: true,
  price: productId === 211 ? 5400 : 9900,
});

/**
 * Adds `count` of everything that lists show to a person: visits with a proposed plan, questionnaires, photos, messages
 * and prescriptions, and subscriptions with orders and invoices. Inserted as rows, which is much faster than real flows.
 */
export const addRecords = async ({ knex, scope }: ProductHarness, userId: string, count: number) => {
  const at = scope.clock.now();
  const { id: clinicianId } = await knex('clinician').select('id').first();
  const customer = { user_id: userId, customer_id: `cus_${userId}`, created_at: at };
  await knex('payment_customer').insert(customer).onConflict().ignore();
  for (let index = 0; index < count; index += 1) {
    await addVisit(knex, scope.ids.uuid, { userId, at, clinicianId, index });
    await addPurchase(knex, scope.ids.uuid, { userId, at, index });
    await addRequest(knex, scope.ids.uuid, { userId, at, index });
  }
};

const addRequest = async (
  knex: ProductHarness['knex'],
  id: () => string,
  { userId, at, index }: { userId: string; at: Date; index: number },
) => {
  const [request, photo] = [id(), id()];
  await knex('service_request').insert({
    id: request,
    number: `R-${request}`,
    user_id: userId,
    topic: 'order',
    status: 'open',
    created_at: at,
    status_at: at,
    due_at: at,
  });
  await knex('service_request_entry').insert({
    id: id(),
    request_id: request,
    author_type: 'patient',
    author_id: userId,
    body: `Question ${index}`,
    created_at: at,
  });
  await knex('case_photo').insert({
    id: photo,
    user_id: userId,
    case_kind: 'service_request',
    case_id: request,
    object_key: `cases/${photo}.webp`,
    bytes: 1,
    created_at: at,
  });
};

const addVisit = async (
  knex: ProductHarness['knex'],
  id: () => string,
  { userId, at, clinicianId, index }: { userId: string; at: Date; clinicianId: string; index: number },
) => {
  const [journey, consultation, response, media, set] = [id(), id(), id(), id(), id()];
  const owned = { user_id: userId, created_at: at };
  const plan = JSON.stringify([item(406)]);
  await knex('quiz_response').insert({
    ...owned,
    id: response,
    config_name: `hair-intake-${index}`,
    config_version: 1,
    status: 'in-progress',
    content: '{}',
    site: 'test',
    updated_at: at,
  });
  await knex('quiz_set').insert({
    ...owned,
    id: set,
    kind: 'titration',
    status: 'in_progress',
    touched_at: at,
  });
  await knex('ordered_quiz_response').insert({
    id: id(),
    quiz_set_id: set,
    position: 0,
    config_name: `hair-intake-${index}`,
    status: 'current',
    quiz_response_id: response,
  });
  await knex('journey').insert({
    ...owned,
    id: journey,
    quiz_set_id: set,
    kind: 'titration',
    status: 'awaiting_plan_acceptance',
    status_at: at,
    user_products: JSON.stringify([item(211)]),
    doctor_products: plan,
  });
  await knex('consultation').insert({
    ...owned,
    id: consultation,
    journey_id: journey,
    kind: 'initial',
    status: 'plan_proposed',
    status_at: at,
    quiz_response_id: response,
    clinician_id: clinicianId,
    ship_state: 'NM',
    drug_types: ['finasteride'],
    submitted_at: at,
  });
  await knex('eligibility_finding').insert({
    id: id(),
    consultation_id: consultation,
    rule_id: 'LIVE-CALL',
    version: 1,
    outcome: 'review',
    drug_types: ['finasteride'],
    inputs: ['state'],
    reason_for_patient: 'A call comes first.',
    reason_for_clinician: 'A call comes first.',
    evaluated_at: at,
  });
  await knex('plan_proposal').insert({
    id: id(),
    consultation_id: consultation,
    clinician_id: clinicianId,
    status: 'open',
    products: plan,
    reason: 'A longer supply.',
    amount: 9900,
    requested_amount: 5400,
    created_at: at,
    expires_at: at,
  });
  await knex('media_set').insert({ ...owned, id: media, consultation_id: consultation, status: 'complete' });
  await knex('photo').insert({
    id: id(),
    media_set_id: media,
    view: 'front',
    status: 'uploaded',
    object_key: `photos/${media}`,
    uploaded_at: at,
  });
  await knex('care_message').insert({
    ...owned,
    id: id(),
    consultation_id: consultation,
    author_type: 'provider',
    author_name: 'Maya Okafor, MD',
    body: 'Please read your plan.',
    prescription_status: 'proposed',
  });
  await knex('prescription').insert({
    ...owned,
    id: id(),
    consultation_id: consultation,
    clinician_id: clinicianId,
    drug_type: 'finasteride',
    product_id: 211,
    name: 'Finasteride 1 mg tablets',
    directions: 'One a day.',
    status: 'active',
    signed_at: at,
    expires_at: at,
    refills_remaining: 3,
  });
};

const addPurchase = async (
  knex: ProductHarness['knex'],
  id: () => string,
  { userId, at, index }: { userId: string; at: Date; index: number },
) => {
  const [checkout, subscription, order] = [id(), id(), id()];
  const owned = { user_id: userId, created_at: at };
  const goods = {
    product_id: 239,
    name: 'Minoxidil foam',
    drug_type: 'minoxidil_foam',
    needs_prescription: false,
  };
  await knex('checkout').insert({
    ...owned,
    id: checkout,
    status: 'placed',
    product_ids: [239],
    shipping: '{}',
    consent_version: '1',
    ip: '127.0.0.1',
    user_agent: 'test',
  });
  await knex('subscription').insert({
    ...owned,
    id: subscription,
    checkout_id: checkout,
    status: 'active',
    needs_prescription: false,
    cycle_in_days: 90,
    cycle: 1,
    last_charged_at: at,
    ship_to: JSON.stringify({ recipient: 'Otto Ordering', address: otto.address }),
  });
  await knex('subscription_product').insert({ ...goods, subscription_id: subscription, price: 3900 });
  await knex('customer_order').insert({
    ...owned,
    id: order,
    number: `T-${userId.slice(0, 8)}-${index}`,
    kind: 'otc',
    checkout_id: checkout,
    status: 'shipped',
    status_at: at,
    ship_to: JSON.stringify({ recipient: 'Otto Ordering', address: otto.address }),
  });
  await knex('order_line').insert({
    ...goods,
    order_id: order,
    subscription_id: subscription,
    quantity: 1,
    amount: 3900,
  });
  await knex('invoice').insert({
    ...owned,
    id: id(),
    number: `I-${userId.slice(0, 8)}-${index}`,
    order_id: order,
    status: 'paid',
    total: 3900,
    amount_charged: 3900,
    amount_refunded: 0,
    attempt: 1,
    tries: 0,
  });
};

/** One more prescription of the person's first visit, which runs for a year. */
export const addPrescription = async (
  { knex, scope }: ProductHarness,
  userId: string,
  drug: { readonly drug_type: string; readonly product_id: number },
): Promise<void> => {
  const at = scope.clock.now();
  const { id, clinician_id } = await knex('consultation').where({ user_id: userId }).first();
  await knex('prescription').insert({
    ...drug,
    id: scope.ids.uuid(),
    user_id: userId,
    consultation_id: id,
    clinician_id,
    name: 'As prescribed',
    directions: 'One a day.',
    status: 'active',
    created_at: at,
    signed_at: at,
    expires_at: addDays(at, 365),
    refills_remaining: 3,
  });
};
