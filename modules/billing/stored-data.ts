import type { StoredData } from '#server/personal-data/personal-table.ts';

const invoices = { keep: 'invoices', of: ['user_id'] } as const;

const ofInvoice = { keep: 'invoices', of: [{ column: 'invoice_id', in: 'invoice' }] } as const;

const ofOrder = { keep: 'medical', of: [{ column: 'order_id', in: 'customer_order' }] } as const;

const ofSubscription = { keep: 'invoices', of: [{ column: 'subscription_id', in: 'subscription' }] } as const;

const account = { keep: 'account', of: ['user_id'], end: 'delete' } as const;

/**
 * The rows that the journal is about stay without end, because the books must always add up; what leads to a person is
 * taken out of them.
 */
export const storedData: StoredData = {
  personal: [
    {
      table: 'payment_customer',
      holds: 'the patient’s number at the payment processor',
      ...invoices,
      end: { customer_id: `'erased-' || user_id` },
    },
    {
      table: 'checkout',
      holds: 'checkouts: products, address, consents, network address',
      ...invoices,
      end: { shipping: `'{}'`, ip: `''`, user_agent: `''`, agreed_texts: `'[]'` },
    },
    {
      table: 'visit_checkout',
      holds: 'which visit a checkout was for',
      keep: 'invoices',
      of: [{ column: 'checkout_id', in: 'checkout' }],
      end: 'keep',
    },
    {
      table: 'subscription',
      holds: 'subscriptions',
      ...invoices,
      end: { ship_to: `'{}'`, cancellation: 'null', cancel_feedback: 'null' },
    },
    { table: 'subscription_product', holds: 'products of a subscription', ...ofSubscription, end: 'keep' },
    {
      table: 'subscription_discount',
      holds: 'discounts of a subscription',
      ...ofSubscription,
      end: 'delete',
    },
    {
      table: 'notice_sent',
      holds: 'which notices of a subscription were sent',
      ...ofSubscription,
      end: 'delete',
    },
    { table: 'refill_change', holds: 'changes of refills', ...invoices, end: 'delete' },
    {
      table: 'customer_order',
      holds: 'orders, their address and tracking',
      keep: 'medical',
      of: ['user_id'],
      end: { ship_to: `'{}'`, tracking_number: 'null' },
      entry: 'status_at',
    },
    { table: 'order_line', holds: 'products of an order', ...ofOrder, end: 'keep' },
    { table: 'order_parcel', holds: 'parcels', ...ofOrder, end: { tracking_number: 'null' } },
    { table: 'order_stop', holds: 'requests to stop a package', ...ofOrder, end: 'keep' },
    { table: 'pharmacy_trouble', holds: 'calls to the pharmacy that failed', ...ofOrder, end: 'delete' },
    { table: 'procedure_deposit', holds: 'deposits for a procedure', ...ofOrder, end: 'delete' },
    {
      table: 'order_issue',
      holds: 'problems with an order',
      keep: 'medical',
      of: ['user_id'],
      end: { details: `''`, answer: `''` },
    },
    {
      table: 'case_photo',
      holds: 'photos of a problem with an order',
      keep: 'medical',
      of: ['user_id'],
      end: 'delete',
      object: 'object_key',
      sweep: 'billing.unsent_photos',
    },
    {
      table: 'invoice',
      holds: 'invoices',
      ...invoices,
      end: { failure_message: 'null', action_url: 'null' },
      entry: 'coalesce(paid_at, created_at)',
    },
    { table: 'invoice_line', holds: 'lines of an invoice', ...ofInvoice, end: 'keep' },
    {
      table: 'charge_attempt',
      holds: 'charges, and what the bank said',
      ...ofInvoice,
      end: { customer_id: `''`, payment_method_id: `''`, return_url: 'null', evidence: 'null' },
    },
    { table: 'refund', holds: 'refunds', ...ofInvoice, end: { failure: 'null' } },
    { table: 'charge_agreement', holds: 'announced and agreed charges', ...invoices, end: 'delete' },
    { table: 'payment_dispute', holds: 'disputed charges', ...invoices, end: 'keep' },
    {
      table: 'billing_task',
      holds: 'what staff had to do about a payment',
      ...invoices,
      end: { detail: `''`, answer: `case when closed_at is null then null else '' end` },
    },
    { table: 'credit', holds: 'credits', ...invoices, end: 'keep' },
    { table: 'credit_use', holds: 'which invoice a credit was used for', ...ofInvoice, end: 'keep' },
    {
      table: 'discount',
      holds: 'codes that are for one person; the number of the person keeps it from being for all',
      keep: 'invoices',
      of: ['only_for'],
      end: 'keep',
    },
    { table: 'discount_use', holds: 'which codes were used', ...invoices, end: 'keep' },
    { table: 'card_setup', holds: 'cards that are being saved', ...account },
    { table: 'payment_card', holds: 'saved cards: brand, last four digits, expiry', ...account },
    { table: 'card_notice', holds: 'notices about cards that expire', ...account },
    {
      table: 'payment_try',
      holds: 'tries to save or charge a card, with the network address',
      keep: 'limit',
      of: ['user_id'],
      end: 'delete',
      rows: [{ rule: 'limit', after: 'at' }],
    },
    {
      table: 'discount_code_try',
      holds: 'tries of discount codes',
      keep: 'limit',
      of: ['user_id'],
      end: 'delete',
      rows: [{ rule: 'limit', after: 'at' }],
    },
  ],
  impersonal: [
    { table: 'journal_entry', because: 'The books: amounts and numbers of invoices.' },
    { table: 'journal_posting', because: 'The books: amounts by account.' },
    { table: 'discount_turn', because: 'Which discounts were in force at the last look.' },
    { table: 'settlement_check', because: 'When refunds and disputes were last asked for.' },
    { table: 'tax_answer', because: 'Tax of an address and amounts, without a name.' },
  ],
};
