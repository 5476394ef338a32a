import type { DrugType } from '#modules/catalogue/index.ts';
import type { ReadJson } from '#server/scope.ts';

const runningSql = `(select coalesce(json_agg(p.drug_type order by p.created_at desc), '[]')
  from prescription p where p.user_id = :userId and p.status in ('active', 'on_hold'))`;

/** The drugs of the prescriptions that run or are on hold, newest first; one JSON read. */
export const runningDrugs = (read: ReadJson, userId: string): Promise<readonly DrugType[]> =>
  read(runningSql, { userId });
