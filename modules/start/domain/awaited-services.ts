/** Services that are not offered, or not now, and that a person can ask to be notified about. */
export const awaitedServices = ['skin_care', 'premature_ejaculation'] as const;

export type AwaitedService = (typeof awaitedServices)[number];

export const isAwaitedService = (text: string): text is AwaitedService =>
  awaitedServices.some((known) => known === text);
