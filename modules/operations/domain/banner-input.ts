import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { orBlank } from '#kernel/input/or-blank.ts';
import { writtenText } from '#kernel/input/written-text.ts';

const MOST_PAGES = 20;

/** A path of pages, where `*` stands for anything. */
const route = z
  .string()
  .check(z.trim(), z.regex(/^[/*][^\s]{0,199}$/, 'Write pages as paths, such as /checkout*.'));

/** What a banner says, and on which pages. Plain text: it is shown as it is typed. */
export const bannerInput = inputObject({
  header: writtenText(200),
  body: orBlank(writtenText(2000)),
  routes: z
    .array(route)
    .check(
      z.minLength(1, 'Write at least one page; * is every page.'),
      z.maxLength(MOST_PAGES, `Write at most ${MOST_PAGES} pages.`),
    ),
});
