import sharp from 'sharp';
import type { PhotoView } from '#modules/eligibility/index.ts';

const SIZE = 600;

/** Where the hair of a view is thin: center and radii, in parts of the picture. */
const thinAreas: Readonly<
  Partial<Record<PhotoView, readonly [x: number, y: number, width: number, height: number]>>
> = {
  front: [0.5, 0.3, 0.26, 0.1],
  top: [0.5, 0.42, 0.2, 0.16],
  crown: [0.5, 0.5, 0.17, 0.17],
};

/** A drawing instead of a photograph of a scalp. `thinning` is from 0, full hair, to 1. */
export const drawScalp = (view: PhotoView, thinning: number): Promise<Buffer> => {
  const [x, y, width, height] = thinAreas[view] ?? [0.5, 0.45, 0.15, 0.15];
  const ellipse = (cx: number, cy: number, rx: number, ry: number, paint: string) =>
    `<ellipse cx="${cx * SIZE}" cy="${cy * SIZE}" rx="${rx * SIZE}" ry="${ry * SIZE}" ${paint}/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
    <defs>
      <radialGradient id="thin">
        <stop offset="0" stop-color="#c79a7b" stop-opacity="${thinning}"/>
        <stop offset="0.6" stop-color="#b58a6d" stop-opacity="${thinning * 0.7}"/>
        <stop offset="1" stop-color="#4a3628" stop-opacity="0"/>
      </radialGradient>
      <filter id="hair">
        <feTurbulence type="fractalNoise" baseFrequency="0.012 0.09" numOctaves="3" seed="7"/>
        <feColorMatrix values="0 0 0 0 0.1  0 0 0 0 0.07  0 0 0 0 0.05  0 0 0 1.4 -0.45"/>
        <feComposite in2="SourceGraphic" operator="in"/>
      </filter>
    </defs>
    <rect width="${SIZE}" height="${SIZE}" fill="#d9d4ca"/>
    ${view === 'front' ? ellipse(0.5, 0.62, 0.3, 0.38, 'fill="#c79a7b"') : ellipse(0.5, 0.52, 0.36, 0.42, 'fill="#c79a7b"')}
    ${view === 'front' ? ellipse(0.5, 0.27, 0.31, 0.17, 'fill="#4a3628"') : ellipse(0.5, 0.5, 0.36, 0.4, 'fill="#4a3628"')}
    ${view === 'front' ? ellipse(0.5, 0.27, 0.31, 0.17, 'filter="url(#hair)"') : ellipse(0.5, 0.5, 0.36, 0.4, 'filter="url(#hair)"')}
    ${ellipse(x, y, width, height, 'fill="url(#thin)"')}
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
};
