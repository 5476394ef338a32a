import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { bannerLimits } from '#config/banner-limits.ts';

const outages = z.array(
  z.object({
    brands: z.array(z.string().max(200)),
    routes: z.array(z.string().max(bannerLimits.route)),
    header: z.string().min(1).max(bannerLimits.header),
    body: z.string().max(bannerLimits.body),
  }),
);

export type Outages = z.output<typeof outages>;

/** What the operator's file says; a file that is missing says nothing. Throws for one that is not right. */
export const readOutages = async (file: string): Promise<Outages> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  return outages.parse(JSON.parse(text));
};
