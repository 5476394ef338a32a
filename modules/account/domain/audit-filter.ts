import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { orBlank } from '#kernel/input/or-blank.ts';

const startAgain = 'Start again from the newest.';
const notADate = 'Not a date. Write it as YYYY-MM-DD.';

/** Where a page of the log ended: the instant and the id of its last entry, `2027-03-12T14:05:00.000Z_…`. */
const cursor = z.pipe(
  z.pipe(
    z.string(startAgain),
    z.transform((text: string): unknown => text.split('_')),
  ),
  z.pipe(
    z.tuple([z.iso.datetime(startAgain), z.uuid(startAgain)], startAgain),
    z.transform(([at, id]: [string, string]) => ({ at: new Date(at), id })),
  ),
);

const filter = inputObject({
  /** Full email address or id. */
  person: orBlank(z.string().check(z.trim(), z.toLowerCase())),
  action: orBlank(z.string()),
  /** `YYYY-MM-DD`, UTC; both days are included. */
  from: orBlank(z.iso.date(notADate)),
  to: orBlank(z.iso.date(notADate)),
}).check(
  z.refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    error: 'This day is before the first one.',
  }),
);

/** What an operator searches the audit log for; `before` continues a page. */
export const auditSearch = inputObject({
  filter,
  before: z.nullable(cursor),
});

export type AuditSearchInput = z.input<typeof auditSearch>;
