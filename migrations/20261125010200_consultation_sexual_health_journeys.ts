import type { Knex } from 'knex';

const drugs = ['sildenafil', 'tadalafil', 'sertraline', 'fluoxetine', 'escitalopram', 'climax_delay_spray'];

/** First visits about sexual health only have a journey kind of their own. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `update journey set kind = 'sh_initial'
     where kind = 'initial' and jsonb_array_length(user_products) > 0 and not exists (
       select from jsonb_array_elements(user_products) p where not (p->>'drugType' = any(?)))`,
    [drugs],
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`update journey set kind = 'initial' where kind = 'sh_initial'`);
};
