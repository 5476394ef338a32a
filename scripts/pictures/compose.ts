import sharp from 'sharp';
import { productCardWidths } from '#config/images.ts';

/** Side of a finished master in pixels: of the widest picture that pages show. */
const MASTER_SIDE = Math.max(...productCardWidths);

const QUALITY = 90;
/** How dense the shadow is at most, and its color: of the ink, so that it is not gray on a warm ground. */
const SHADOW = { density: 0.7, color: [30, 40, 33] } as const;
/** Blur in pixels of the small picture of the shadow: near the product, and where it is faint and only its grain would be seen. */
const BLUR = { near: 1, far: 5 } as const;
/** Densities, of 255, between which the far blur becomes the near one; what is fainter than the first is left out. */
const FAINT = { from: 12, to: 90 } as const;
/** Nothing throws a shadow on the upper part of the picture; it begins gradually between these shares of the height. */
const HORIZON = { from: 0.48, to: 0.68 } as const;

const between = (value: number, { from, to }: { readonly from: number; readonly to: number }): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/** The density of the rendered shadow, 0 to 255, without grain; square like the picture. */
const shadowDensity = async (file: string): Promise<Buffer> => {
  const rendered = await sharp(file).extractChannel('alpha').png().toBuffer();
  const { width: side } = await sharp(rendered).metadata();
  const blurred = (sigma: number) => sharp(rendered).blur(sigma).extractChannel(0).raw().toBuffer();
  const [near, far] = [await blurred(BLUR.near), await blurred(BLUR.far)];
  const clean = Buffer.from(
    far.map((soft, index) => {
      const sharpness = between(soft, FAINT);
      const density = Math.max(0, soft + ((near[index] ?? soft) - soft) * sharpness - FAINT.from);
      return density * SHADOW.density * between(Math.floor(index / side) / side, HORIZON);
    }),
  );
  return sharp(clean, { raw: { width: side, height: side, channels: 1 } })
    .resize(MASTER_SIDE, MASTER_SIDE, { kernel: 'cubic' })
    .blur(2)
    .extractChannel(0)
    .raw()
    .toBuffer();
};

/** The shadow as a picture of one color, transparent where there is none. */
const shadowLayer = async (file: string): Promise<Buffer> => {
  const pixels = Buffer.alloc(MASTER_SIDE * MASTER_SIDE * 4);
  for (const [index, density] of (await shadowDensity(file)).entries())
    pixels.set([...SHADOW.color, density], index * 4);
  return sharp(pixels, { raw: { width: MASTER_SIDE, height: MASTER_SIDE, channels: 4 } })
    .png()
    .toBuffer();
};

/** A soft pool of light on the ground behind the product, stronger than the tint at its middle. */
const groundLayer = (color: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${MASTER_SIDE}" height="${MASTER_SIDE}"><defs><radialGradient id="g" cx=".46" cy=".42" r=".62"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><path d="M0 0h${MASTER_SIDE}v${MASTER_SIDE}H0z" fill="${color}"/><path d="M0 0h${MASTER_SIDE}v${MASTER_SIDE}H0z" fill="url(#g)"/></svg>`,
  );

/** Puts product and shadow together and writes the masters: on the tinted ground, and, where one is named, transparent. */
export const composeMasters = async (
  from: { readonly product: string; readonly shadow: string; readonly ground: string },
  to: { readonly opaque: string; readonly transparent: string | null },
): Promise<void> => {
  const product = await sharp(from.product)
    .resize(MASTER_SIDE, MASTER_SIDE, { kernel: 'lanczos3' })
    .png()
    .toBuffer();
  const layers = [{ input: await shadowLayer(from.shadow) }, { input: product }];
  await sharp(groundLayer(from.ground))
    .composite(layers)
    .removeAlpha()
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toFile(to.opaque);
  if (!to.transparent) return;
  await sharp({
    create: {
      width: MASTER_SIDE,
      height: MASTER_SIDE,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite(layers)
    .webp({ quality: QUALITY, alphaQuality: 90, effort: 6, smartSubsample: true })
    .toFile(to.transparent);
};
