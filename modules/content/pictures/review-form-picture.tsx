import { palette } from '#client/pictures/palette.ts';
import { Picture, type PictureProps } from '#client/pictures/picture.tsx';

const leaf = 'M0 9C-9 5-11-5-8-15 2-13 8-5 7 6 5 8 2 9 0 9Z';

/** An empty review card: five unfilled leaves, empty lines, and the two required fields. */
export const ReviewFormPicture = ({ title }: PictureProps) => (
  <Picture title={title} width={420} height={300}>
    <path d="M0 0h420v300H0z" fill={palette.groundSand} />
    <circle cx="92" cy="64" r="70" fill={palette.groundSun} opacity=".8" />
    <path
      d="M96 78h248a16 16 0 0 1 16 16v156a16 16 0 0 1-16 16H96a16 16 0 0 1-16-16V94a16 16 0 0 1 16-16z"
      fill={palette.sandDeep}
      opacity=".6"
      transform="rotate(3 220 170)"
    />
    <path
      d="M76 56h268a18 18 0 0 1 18 18v160a18 18 0 0 1-18 18H76a18 18 0 0 1-18-18V74a18 18 0 0 1 18-18z"
      fill={palette.paper}
    />
    {[0, 1, 2, 3, 4].map((index) => (
      <path
        key={index}
        d={leaf}
        transform={`translate(${98 + index * 30} 96)`}
        fill="none"
        stroke={palette.moss}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    ))}
    <path d="M88 134h236M88 160h220M88 186h150" stroke={palette.sand} strokeWidth="9" strokeLinecap="round" />
    <path d="M90 222h88a10 10 0 0 1 0 20H90a10 10 0 0 1 0-20z" fill={palette.groundMoss} />
    <path
      d="M92 232l4 4 8-8"
      fill="none"
      stroke={palette.forest}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M112 232h60" stroke={palette.moss} strokeWidth="5" strokeLinecap="round" />
    <path d="M210 222h64a10 10 0 0 1 0 20h-64a10 10 0 0 1 0-20z" fill={palette.groundSun} />
    <path d="M216 232h52" stroke={palette.amberLight} strokeWidth="5" strokeLinecap="round" />
  </Picture>
);
