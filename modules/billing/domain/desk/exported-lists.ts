/** Lists that can be had as a file. Their names are part of the files' names and say nothing about health. */
export const exportedLists = ['orders', 'subscriptions', 'invoices'] as const;

export type ExportedList = (typeof exportedLists)[number];

/** Where `GET {path}/{list}.csv` answers with the file. */
export const EXPORTS_PATH = '/desk/exports';
