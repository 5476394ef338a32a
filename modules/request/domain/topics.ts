import type { DrugType } from '#modules/catalogue/index.ts';
import type { Topic } from './topic-names.ts';

/**
 * The drugs that the questions of a topic are asked for, and that its answers are judged for: one of each group that is
 * never taken together, because rules refuse a visit about two erection medicines, or about a combination beside its parts.
 * The clinician may propose any other drug of the same service line: these drugs together are asked every question of the
 * line. Tadalafil has fewer rules of its own than sildenafil. None for a procedure, which no clinician prescribes.
 */
export const drugsOf: Readonly<Record<Topic, readonly DrugType[]>> = {
  hair: ['finasteride', 'minoxidil_oral', 'ketoconazole'],
  erections: ['tadalafil'],
  ejaculation: ['tadalafil', 'sertraline'],
  both: ['tadalafil', 'sertraline'],
  procedure: [],
};
