import type { Knex } from 'knex';

/** Every rule of retention finds what is due by its time, so that its daily pass costs what ends and not what is kept. */
const indexes = {
  lead_visited: 'lead (coalesce(contact_at, created_at)) where person_id is null',
  consent_of_visitor: 'consent (at) where person_id is null',
  notice_request_of_visitor: 'notice_request (created_at) where user_id is null',
  email_change_ended: 'email_change (expires_at)',
  plan_link_ended: 'plan_link (expires_at)',
  mail_address_ended: 'mail_address (coalesce(refused_at, complained_at))',
  payment_try_at: 'payment_try (at)',
  discount_code_try_at: 'discount_code_try (at)',
  text_message_finished: `text_message (finished_at) where number <> ''`,
  text_number_ended: 'text_number (coalesce(stopped_at, refused_at))',
  text_reply_at: 'text_reply (at)',
  saved_cart_updated: 'saved_cart (updated_at)',
  cart_ordered_at: 'cart_ordered (ordered_at)',
  visit_request_without_visit: 'visit_request (updated_at) where consultation_id is null',
  referral_without_friend: 'referral (status_at) where friend_id is null',
  web_session_created: 'web_session (created_at)',
  quiz_set_touched: 'quiz_set (touched_at)',
  person_by_age: `person (created_at) where role = 'patient'`,
  erasure_with_record: 'erasure (person_id) where medical_at is null',
};

export const up = async (knex: Knex): Promise<void> => {
  for (const [name, on] of Object.entries(indexes))
    await knex.raw(`create index if not exists ${name} on ${on}`);
};

export const down = async (knex: Knex): Promise<void> => {
  for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`);
};
