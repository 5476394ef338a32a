/** Bytes of the largest file we open; it is encoded again before it is sent, far smaller than the server's 12 MB. */
export const MAX_BYTES = 30 * 1024 * 1024;

const types = ['image/jpeg', 'image/png', 'image/webp'];

/** For the file picker; phones convert their own format to JPEG when it is not in this list. */
export const ACCEPTED = types.join(',');

/** What is wrong with a file before it is opened, and what to do; null when nothing is. */
export const fileProblem = (file: { readonly type: string; readonly size: number }): string | null => {
  if (file.type === 'image/heic' || file.type === 'image/heif')
    return 'This phone format cannot be read here. Please choose a JPEG, or take the photo with the button above.';
  if (!types.includes(file.type)) return 'Please choose a photo: a JPEG, PNG or WebP file.';
  if (file.size === 0) return 'This file is empty. Please choose another photo.';
  if (file.size > MAX_BYTES)
    return `This photo has ${Math.ceil(file.size / 1024 / 1024)} MB. Please choose one of at most ${MAX_BYTES / 1024 / 1024} MB.`;
  return null;
};

/** Pixels of the shorter side below which hair cannot be judged. */
const MIN_SIDE = 480;
/** Mean brightness, 0 to 255, outside of which a photo is hard to read. */
const DARK = 55;
const BRIGHT = 225;

export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly brightness: number;
}

/** A warning about a photo that can be sent but may not help; null when it looks fine. */
export const pictureAdvice = ({ width, height, brightness }: PictureFacts): string | null => {
  if (Math.min(width, height) < MIN_SIDE) return 'This photo is small, so details may be lost.';
  if (brightness < DARK) return 'This photo looks dark. Try again facing a window.';
  if (brightness > BRIGHT) return 'This photo looks washed out. Try again without flash or direct sun.';
  return null;
};

/** Mean brightness of RGBA bytes, 0 to 255. */
export const brightnessOf = (pixels: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at + 2 < pixels.length; at += 4)
    sum += 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
  return pixels.length < 4 ? 0 : sum / Math.floor(pixels.length / 4);
};
