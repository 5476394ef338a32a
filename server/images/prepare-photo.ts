import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { badInput, ok, type Result } from '#kernel/result.ts';

/** Longest side in pixels of the stored picture. */
const MAX_SIDE = 1_600;
const MAX_PIXELS = 50e6;
const QUALITY = 82;

const photoTypes = ['image/jpeg', 'image/png', 'image/webp'];
const phoneTypes = ['image/heic', 'image/heif', 'image/avif'];

const refuse = (message: string): Result<never> => badInput([{ field: 'photo', message }]);

/**
 * Encodes a photo again as WebP, upright: of at most 1,600 pixels a side, or with `square` cut to a square of that side. The format is detected from the content, not
 * the name: nothing else of the file is kept, neither place and time nor anything hidden in it.
 */
export const preparePhoto = async (
  body: Buffer,
  { square }: { readonly square?: number } = {},
): Promise<Result<Buffer>> => {
  const type = (await fileTypeFromBuffer(body))?.mime ?? '';
  const isPhone = phoneTypes.includes(type);
  if (!photoTypes.includes(type) && !isPhone)
    return refuse('Please choose a photo: a JPEG, PNG or WebP file.');
  try {
    const picture = sharp(body, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
    const drawn = picture
      .rotate()
      .resize(
        square === undefined
          ? { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true }
          : { width: square, height: square, fit: 'cover', position: 'attention' },
      );
    return ok(await drawn.webp({ quality: QUALITY }).toBuffer());
  } catch {
    return refuse(
      isPhone
        ? 'We cannot read this phone format. Please choose a JPEG, or take the photo in “Most compatible” format.'
        : 'We cannot read this photo. It may be damaged or far too large. Please take it again.',
    );
  }
};
