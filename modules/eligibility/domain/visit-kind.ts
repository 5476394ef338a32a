/**
 * What a visit is for: a first prescription, going on with one, a check-in during treatment, a new dose, the yearly
 * review, or what a patient asks for. A service line registers the kinds it offers.
 */
export type VisitKind = 'initial' | 'renewal' | 'check_in' | 'titration' | 'annual' | 'request';
