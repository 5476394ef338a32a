import type { Knex } from 'knex';

const drugs = ['sildenafil', 'tadalafil', 'sertraline', 'fluoxetine', 'escitalopram'];

/** First visits with medicine for sexual health have a journey kind of their own, which asks for an ID. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `update journey set kind = 'sh_initial'
     where kind = 'initial' and exists (
       select from jsonb_array_elements(user_products) p where p->>'drugType' = any(?))`,
    [drugs],
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`update journey set kind = 'initial' where kind = 'sh_initial'`);
};
