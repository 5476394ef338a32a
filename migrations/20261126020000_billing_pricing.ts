import type { Knex } from 'knex';

/**
 * Discounts and their uses, the discount of an invoice line, how a parcel is sent, and what a tax service answered. Everything
 * that exists was sent by the free standard method, untaxed and without discounts.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('discount', (table) => {
    table.uuid('id').primary();
    // In capitals; null for one that applies by itself.
    table.text('code').unique();
    // What the patient reads on the line of an invoice.
    table.text('description').notNullable();
    table.text('line_kind').notNullable();
    // `percent`: 1 to 100 in `value`. `amount`: cents in `value`, spread over the products by price.
    table.text('kind').notNullable();
    table.integer('value').notNullable().checkPositive();
    // Orders that it lowers, counted from the first; null for every one.
    table.integer('cycles').checkPositive();
    table.boolean('first_order_only').notNullable();
    table.text('applies_to').notNullable();
    // Null for every product that `applies_to` names.
    table.specificType('product_ids', 'integer[]');
    table.integer('minimum_amount').notNullable().defaultTo(0);
    table.timestamp('valid_from').notNullable();
    table.timestamp('valid_until');
    table.integer('max_uses').checkPositive();
    table.integer('max_uses_per_person').checkPositive();
    // Together with others that may be stacked; never with one that may not.
    table.boolean('stackable').notNullable().defaultTo(false);
    // The only person who may use it; null for everybody.
    table.uuid('only_for').references('person.id');
    table.timestamp('created_at').notNullable();
    table.uuid('created_by').references('person.id');
    table.timestamp('ended_at');
    table.uuid('ended_by').references('person.id');
    table.check(`kind in ('percent', 'amount') and (kind = 'amount' or value <= 100)`, {}, 'discount_kind');
    table.check(`line_kind in ('discount_rule', 'offer', 'gift')`, {}, 'discount_line_kind');
    table.check(
      `applies_to in ('everything', 'over_the_counter', 'prescription')`,
      {},
      'discount_applies_to',
    );
    table.check(`code is null or code = upper(code)`, {}, 'discount_code');
  });
  await knex.schema.createTable('discount_use', (table) => {
    table.uuid('id').primary();
    table.uuid('discount_id').notNullable().references('discount.id');
    table.uuid('user_id').notNullable().references('payment_customer.user_id');
    table.uuid('checkout_id').notNullable().references('checkout.id');
    table.timestamp('at').notNullable();
    table.unique(['discount_id', 'checkout_id']);
    table.index(['user_id']);
    table.index(['checkout_id']);
  });
  // As agreed at checkout, so that ending a discount changes no running subscription.
  await knex.schema.createTable('subscription_discount', (table) => {
    table.uuid('subscription_id').notNullable().references('subscription.id');
    table.uuid('discount_id').notNullable().references('discount.id');
    table.text('description').notNullable();
    table.text('line_kind').notNullable();
    table.text('kind').notNullable();
    // Percent, or the cents that fall to this subscription.
    table.integer('value').notNullable().checkPositive();
    table.text('applies_to').notNullable();
    table.specificType('product_ids', 'integer[]');
    table.integer('cycles');
    table.primary(['subscription_id', 'discount_id']);
  });

  await knex.schema.alterTable('invoice_line', (table) => {
    table.uuid('discount_id').references('discount.id');
    table.index(['discount_id']);
    table.check(`discount_id is null or amount < 0`, {}, 'invoice_line_discount');
    table.check(`kind <> 'sales_tax' or amount > 0`, {}, 'invoice_line_tax');
  });
  await knex.schema.alterTable('invoice', (table) => {
    // What a tax service calls its record of the tax that was paid.
    table.text('tax_transaction');
  });
  await knex.schema.alterTable('checkout', (table) => {
    table.text('shipping_method').notNullable().defaultTo('standard');
    table.text('discount_code');
  });
  for (const name of ['customer_order', 'subscription'])
    await knex.schema.alterTable(name, (table) => {
      table.text('shipping_method').notNullable().defaultTo('standard');
    });

  await knex.schema.createTable('tax_answer', (table) => {
    // A hash of everything that was asked.
    table.text('key').primary();
    table.text('calculation');
    // Cents by what they are charged on.
    table.jsonb('amounts').notNullable();
    table.timestamp('at').notNullable();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('tax_answer');
  for (const name of ['customer_order', 'subscription', 'checkout'])
    await knex.schema.alterTable(name, (table) => {
      table.dropColumn('shipping_method');
    });
  await knex.schema.alterTable('checkout', (table) => {
    table.dropColumn('discount_code');
  });
  await knex.schema.alterTable('invoice', (table) => {
    table.dropColumn('tax_transaction');
  });
  await knex.schema.alterTable('invoice_line', (table) => {
    table.dropChecks(['invoice_line_tax', 'invoice_line_discount']);
    table.dropColumn('discount_id');
  });
  await knex.schema.dropTable('subscription_discount');
  await knex.schema.dropTable('discount_use');
  await knex.schema.dropTable('discount');
};
