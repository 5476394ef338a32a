import * as z from 'zod/mini';
import { bannerLimits } from '#config/banner-limits.ts';
import { inputObject } from '#kernel/input/input-object.ts';
import { orBlank } from '#kernel/input/or-blank.ts';
import { writtenText } from '#kernel/input/written-text.ts';

/** A path of pages, where `*` stands for anything. */
const route = z
  .string()
  .check(
    z.trim(),
    z.regex(/^[/*]\S*$/, 'Write pages as paths, such as /checkout*.'),
    z.maxLength(bannerLimits.route, 'Write a shorter path; * stands for anything.'),
  );

/** What a banner says, and on which pages. Plain text: it is shown as it is typed. */
export const bannerInput = inputObject({
  header: writtenText(bannerLimits.header),
  body: orBlank(writtenText(bannerLimits.body)),
  routes: z
    .array(route)
    .check(
      z.minLength(1, 'Write at least one page; * is every page.'),
      z.maxLength(bannerLimits.routes, `Write at most ${bannerLimits.routes} pages.`),
    ),
});
