/**
 * The ids of every account that is or may be the person's, their own included: merged accounts, those of an undecided
 * pair, and accounts merged with those. In parentheses; binding `:userId`.
 */
export const samePersonSql = `(
  with recursive same_person (id, open_pairs) as (
    select :userId::uuid, 0
    union
    select case when d.person_a = s.id then d.person_b else d.person_a end,
      s.open_pairs + case when d.status = 'open' then 1 else 0 end
    from same_person s
    join possible_duplicate d on (d.person_a = s.id or d.person_b = s.id)
      and (d.status = 'merged' or (d.status = 'open' and s.open_pairs = 0)))
  select id from same_person)`;

/**
 * The ids of the person's accounts, as an array: their own and those merged with it, without possible duplicates.
 * `user` is an SQL expression.
 */
export const accountsOfSql = (user: string): string =>
  `array(select ${user} union all select m.id from person m where m.merged_into = ${user})`;

/**
 * The account that a row counts for: the person's own when the row's account was merged into it, else the row's; both
 * are SQL.
 */
export const countsForSql = (owner: string, user: string): string =>
  `(case when ${owner} = any(${accountsOfSql(user)}) then ${user} else ${owner} end)`;

/**
 * The ids of the accounts that are possible duplicates of the person's and undecided, with accounts merged with those,
 * as an array. `user` is an SQL expression.
 */
export const undecidedAccountsSql = (user: string): string => `array(
  select m.id from possible_duplicate d
  join person m on m.id = case when d.person_a = ${user} then d.person_b else d.person_a end
    or m.merged_into = case when d.person_a = ${user} then d.person_b else d.person_a end
  where d.status = 'open' and (d.person_a = ${user} or d.person_b = ${user}))`;
