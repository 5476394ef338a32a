import { type LightAndFocus, type PictureTrouble, troubleOf } from './measure-picture.ts';

/** Bytes of the largest file we open; it is encoded again before it is sent, far smaller than the server's 12 MB. */
export const MAX_BYTES = 30 * 1024 * 1024;

const types = ['image/jpeg', 'image/png', 'image/webp'];

/** For the file picker; phones convert their own format to JPEG when it is not in this list. */
export const ACCEPTED = types.join(',');

/** What is wrong with a file before it is opened, and what to do; null for a valid file. */
export const fileProblem = (file: { readonly type: string; readonly size: number }): string | null => {
  if (file.type === 'image/heic' || file.type === 'image/heif')
    return 'This phone format cannot be read here. Please choose a JPEG, or take the photo with the button above.';
  if (!types.includes(file.type)) return 'Please choose a photo: a JPEG, PNG or WebP file.';
  if (file.size === 0) return 'This file is empty. Please choose another photo.';
  if (file.size > MAX_BYTES)
    return `This photo is ${Math.ceil(file.size / 1024 / 1024)} MB. Please choose one of at most ${MAX_BYTES / 1024 / 1024} MB.`;
  return null;
};

/** Pixels of the shorter side below which hair cannot be judged. */
const MIN_SIDE = 480;
export interface PictureFacts extends LightAndFocus {
  readonly width: number;
  readonly height: number;
}

const advice: Readonly<Record<PictureTrouble, string>> = {
  dark: 'This photo looks dark. Try again facing a window.',
  bright: 'This photo looks washed out. Try again without flash or direct sun.',
  blurred: 'This photo looks out of focus. Try again and hold still.',
};

/** A warning about a photo that can be sent but may not help; null when it looks fine. */
export const pictureAdvice = ({ width, height, ...picture }: PictureFacts): string | null => {
  if (Math.min(width, height) < MIN_SIDE) return 'This photo is small, so details may be lost.';
  const trouble = troubleOf(picture);
  return trouble && advice[trouble];
};
