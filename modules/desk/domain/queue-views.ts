/** The views of the queue. */
export const queueViews = ['waiting', 'mine', 'reply', 'all', 'decided'] as const;
export type QueueView = (typeof queueViews)[number];

/** The service lines by which the queue can be narrowed. */
export const queueLines = ['hair_loss_care', 'erectile_dysfunction', 'premature_ejaculation'] as const;
export type QueueLine = (typeof queueLines)[number];

/** Cases of one page of the queue. */
export const PAGE_SIZE = 50;
