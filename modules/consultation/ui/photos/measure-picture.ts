/** Mean brightness of RGBA bytes, 0 to 255. */
export const brightnessOf = (pixels: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at + 2 < pixels.length; at += 4)
    sum += 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
  return pixels.length < 4 ? 0 : sum / Math.floor(pixels.length / 4);
};

const lightAt = (pixels: ArrayLike<number>, index: number): number =>
  0.299 * (pixels[index * 4] ?? 0) +
  0.587 * (pixels[index * 4 + 1] ?? 0) +
  0.114 * (pixels[index * 4 + 2] ?? 0);

/**
 * How sharp RGBA bytes of a picture of this width are: the variance of the Laplacian of their brightness. A blurred
 * picture has few edges and a low number, a plain surface none.
 */
export const sharpnessOf = (pixels: ArrayLike<number>, width: number): number => {
  const height = Math.floor(pixels.length / 4 / width);
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const here = y * width + x;
      const edge =
        4 * lightAt(pixels, here) -
        lightAt(pixels, here - 1) -
        lightAt(pixels, here + 1) -
        lightAt(pixels, here - width) -
        lightAt(pixels, here + width);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
};

/** Mean brightness, 0 to 255, outside of which a photo is hard to read. */
const DARK = 55;
const BRIGHT = 225;
/** `sharpnessOf` a sample of 160 pixels below which hair and print blur. */
const BLURRED = 25;

export interface LightAndFocus {
  readonly brightness: number;
  /** Left out where it was not measured. */
  readonly sharpness?: number;
}

export type PictureTrouble = 'dark' | 'bright' | 'blurred';

/** Why a picture is hard to read; null when it is not. */
export const troubleOf = ({ brightness, sharpness = BLURRED }: LightAndFocus): PictureTrouble | null => {
  if (brightness < DARK) return 'dark';
  if (brightness > BRIGHT) return 'bright';
  return sharpness < BLURRED ? 'blurred' : null;
};
