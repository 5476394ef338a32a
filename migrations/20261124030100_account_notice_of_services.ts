import type { Knex } from 'knex';

const allow = (topics: string): string => `
  alter table notice_request drop constraint notice_request_topic_check;
  alter table notice_request add constraint notice_request_topic_check check (topic in (${topics}));
`;

/** A whole service can be waited for, too. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(allow("'state', 'drug', 'service'"));
};

export const down = async (knex: Knex): Promise<void> => {
  await knex('notice_request').where({ topic: 'service' }).del();
  await knex.raw(allow("'state', 'drug'"));
};
