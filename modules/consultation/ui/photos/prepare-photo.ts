import type { PictureFacts } from './check-file.ts';
import { brightnessOf, sharpnessOf } from './measure-picture.ts';

/** Longer side in pixels of what is sent: enough to judge hair, small enough for a phone's connection. */
const LONG_SIDE = 2048;
/** Pixels of each side of what is measured. */
const SAMPLE = 160;

const canvasOf = (image: ImageBitmap, width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas;
};

const factsOf = (image: ImageBitmap): PictureFacts => {
  const sample = canvasOf(image, SAMPLE, SAMPLE).getContext('2d')?.getImageData(0, 0, SAMPLE, SAMPLE);
  return {
    width: image.width,
    height: image.height,
    brightness: sample ? brightnessOf(sample.data) : 128,
    ...(sample && { sharpness: sharpnessOf(sample.data, SAMPLE) }),
  };
};

export interface PreparedPhoto {
  readonly blob: Blob;
  readonly facts: PictureFacts;
}

/**
 * Opens a photo in the browser and encodes it again, smaller: metadata of the camera, such as the place, stays
 * on the phone. Null when the browser cannot read it as a picture.
 */
export const preparePhoto = async (file: Blob): Promise<PreparedPhoto | null> => {
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONG_SIDE / Math.max(image.width, image.height));
    const canvas = canvasOf(image, Math.round(image.width * scale), Math.round(image.height * scale));
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    const facts = factsOf(image);
    image.close();
    return blob ? { blob, facts } : null;
  } catch {
    return null;
  }
};
