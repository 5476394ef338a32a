/**
 * The ids of every account that is or may be the person's, their own included: merged accounts, those of a pair that
 * nobody has decided yet, and what was merged with those. In parentheses; binding `:userId`.
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
