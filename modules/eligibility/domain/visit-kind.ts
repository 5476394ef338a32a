/**
 * Why there is a visit: a first prescription, a renewal, a check-in during treatment, a new dose, the yearly
 * review, or a request of the patient. A service line registers the visit kinds it offers.
 */
export type VisitKind = 'initial' | 'renewal' | 'check_in' | 'titration' | 'annual' | 'request';
