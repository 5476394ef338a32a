import { defaultImageQuality, imageWidths, smallImageWidths } from '#config/images.ts';
import { badInput, ok, type Result } from '#kernel/result.ts';

/** The requested image: a source, the width in pixels, and the quality from 1 to 100. */
export interface ImageRequest {
  readonly url: string;
  readonly width: number;
  readonly quality: number;
}

const LONGEST_URL = 2_048;
const widths: ReadonlySet<number> = new Set([...smallImageWidths, ...imageWidths]);

/** A whole number without sign, fraction, exponent or leading zero. */
const plainNumber = (text: string): number | null => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : null);

/** Reads `url`, `w` and `q` (default 75). Problems name the parameter. */
export const readImageRequest = (query: URLSearchParams): Result<ImageRequest> => {
  const problems: { field: string; message: string }[] = [];
  const once = (field: string): string | undefined => {
    const values = query.getAll(field);
    if (values.length > 1) problems.push({ field, message: `${field} may be given once.` });
    return values[0];
  };
  const url = once('url');
  if (!url) problems.push({ field: 'url', message: 'url is missing: which picture?' });
  else if (url.length > LONGEST_URL) problems.push({ field: 'url', message: 'url is too long.' });

  const width = plainNumber(once('w') ?? '');
  if (width === null || !widths.has(width))
    problems.push({ field: 'w', message: `w must be one of ${[...widths].join(', ')}.` });

  const quality = plainNumber(once('q') ?? String(defaultImageQuality));
  if (quality === null || quality > 100)
    problems.push({ field: 'q', message: 'q must be a whole number from 1 to 100.' });

  if (problems.length > 0 || !url || width === null || quality === null) return badInput(problems);
  return ok({ url, width, quality });
};
