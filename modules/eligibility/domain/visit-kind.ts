/** What a visit is for: a first prescription, or going on with one. */
export type VisitKind = 'initial' | 'renewal';
