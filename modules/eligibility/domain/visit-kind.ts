/**
 * Why there is a visit: a first prescription, a renewal, a check-in during treatment, or a change of treatment, which
 * the patient may request. A service line registers the visit kinds it offers.
 */
export type VisitKind = 'initial' | 'renewal' | 'check_in' | 'titration';
