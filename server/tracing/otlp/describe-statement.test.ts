import { expect, it } from 'vitest';
import { describeStatement } from './describe-statement.ts';

it.each([
  ['select "id" from "customer_order" where "id" = $1 limit $2', 'select customer_order'],
  ['insert into "mail" ("id") values ($1) on conflict do nothing', 'insert mail'],
  ['update person set email = $1 where id = $2', 'update person'],
  ['delete from web_session where id = $1', 'delete web_session'],
  ['with due as (select id from invoice) select 1 from due', 'select invoice'],
  ['BEGIN;', 'begin'],
  ['select pg_notify($1, $2)', 'select'],
  ['', 'statement'],
])('%s is called %s', (sql, name) => {
  expect(describeStatement(sql).name).toBe(name);
});

it.each([
  ["select 1 from answer where text = 'It hurts, I can''t sleep' and n = $1", 'where text = ? and n = $1'],
  ['select * from product where id in (12, 13.5) and kind = $12', 'id in (?, ?) and kind = $12'],
  ['select $$chest pain$$, $tag$chest pain$tag$::text', 'select ?, ?::text'],
  [
    'select int4, line2 from "quiz_v2"\n\n  where age >= 18',
    'select int4, line2 from "quiz_v2" where age >= ?',
  ],
])('no value of %s is left', (sql, left) => {
  const { text } = describeStatement(sql);
  expect(text).toContain(left);
  expect(text).not.toMatch(/hurts|sleep|chest|12,|13\.5|18/);
});
