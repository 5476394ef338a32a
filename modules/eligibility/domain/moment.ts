/** The moments at which rules run (docs/clinical/how-rules-work.md#moments). */
export type Moment =
  | 'submit'
  | 'approve'
  | 'ship'
  | 'check_in'
  | 'annual'
  | 'titration'
  | 'plan_change'
  | 'over_the_counter';
