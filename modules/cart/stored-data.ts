import type { StoredData } from '#server/personal-data/personal-table.ts';

export const storedData: StoredData = {
  personal: [
    {
      table: 'saved_cart',
      holds: 'the cart',
      keep: 'account',
      of: ['owner_id', { column: 'owner_id', in: 'lead' }],
      end: 'delete',
      rows: [
        {
          rule: 'visitor',
          after: 'updated_at',
          where: 'not exists (select from person p where p.id = saved_cart.owner_id)',
        },
      ],
    },
    {
      table: 'cart_ordered',
      holds: 'what was ordered last in a browser',
      keep: 'visitor',
      of: [{ column: 'lead_id', in: 'lead' }],
      end: 'delete',
      rows: [{ rule: 'visitor', after: 'ordered_at' }],
    },
  ],
};
