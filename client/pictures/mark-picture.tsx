import { brand } from '#config/brand.ts';
import { Lettering } from './lettering.tsx';
import { palette } from './palette.ts';
import { Picture } from './picture.tsx';

const middle = 'M16 30c-3.7-7.6-3.7-18.3 0-28 3.7 9.7 3.7 20.4 0 28z';
const sides =
  'M13.9 29.6C6.6 26.4 2.9 18.8 3.6 9.8c6.5 4 10.1 11 10.3 19.8zM18.1 29.6c7.3-3.2 11-10.8 10.3-19.8-6.5 4-10.1 11-10.3 19.8z';

/** The symbol on a tile, for browser tabs and home screens. */
export const FaviconPicture = () => (
  <Picture width={64} height={64}>
    <rect width="64" height="64" rx="15" fill={palette.forest} />
    <g transform="translate(11.2 10.4) scale(1.3)" fill={palette.paper}>
      <path d={middle} />
      <path d={sides} fill={palette.mossPale} />
    </g>
  </Picture>
);

/** Symbol and name of the brand, for places without the page's fonts. */
export const MarkPicture = () => (
  <Picture width={160} height={40}>
    <g transform="translate(2 4)" fill={palette.forest}>
      <path d={middle} />
      <path d={sides} opacity=".72" />
    </g>
    <Lettering text={brand.name} x={44} y={29} size={28} fill={palette.ink} />
  </Picture>
);
