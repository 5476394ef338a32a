/** Orders of a service: the fee of a visit, and the deposit for a procedure. Nothing is sent. */
export const serviceKinds = ['visit_fee', 'deposit'] as const;

export type ServiceKind = (typeof serviceKinds)[number];

/** Whether nothing of such an order ever goes to the pharmacy. */
export const isService = (kind: string): kind is ServiceKind => serviceKinds.some((one) => one === kind);

/** For SQL: `kind not in …`. */
export const serviceKindsSql = serviceKinds.map((kind) => `'${kind}'`).join(', ');
