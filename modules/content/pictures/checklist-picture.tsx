import { palette } from '#client/pictures/palette.ts';
import { Picture, type PictureProps } from '#client/pictures/picture.tsx';

const rows = [
  { y: 104, width: 120, mark: 'check' },
  { y: 146, width: 92, mark: 'check' },
  { y: 188, width: 132, mark: 'question' },
  { y: 230, width: 104, mark: 'check' },
] as const;

/** A clinician's form: most lines checked, one marked for a closer look. */
export const ChecklistPicture = ({ title }: PictureProps) => (
  <Picture title={title} width={420} height={300}>
    <path d="M0 0h420v300H0z" fill={palette.groundMist} />
    <circle cx="316" cy="118" r="86" fill={palette.groundMoss} />
    <g transform="rotate(-4 210 160)">
      <path
        d="M116 44h188a14 14 0 0 1 14 14v236a14 14 0 0 1-14 14H116a14 14 0 0 1-14-14V58a14 14 0 0 1 14-14z"
        fill={palette.forest}
      />
      <path d="M118 62h184v234H118z" fill={palette.paper} />
      <path
        d="M172 34h76a8 8 0 0 1 8 8v22a6 6 0 0 1-6 6h-80a6 6 0 0 1-6-6V42a8 8 0 0 1 8-8z"
        fill={palette.steel}
      />
      <path d="M172 34h76a8 8 0 0 1 8 8v5h-92v-5a8 8 0 0 1 8-8z" fill={palette.white} opacity=".5" />
      {rows.map(({ y, width, mark }) => (
        <g key={y}>
          <circle cx="142" cy={y} r="12" fill={mark === 'check' ? palette.groundMoss : palette.groundSun} />
          <path
            d={mark === 'check' ? `M136 ${y}l4.500 4.500 8-9` : `M142 ${y - 5}v6M142 ${y + 5}v.1`}
            fill="none"
            stroke={mark === 'check' ? palette.forest : palette.clay}
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <path
            d={`M166 ${y}h${width}`}
            stroke={mark === 'check' ? palette.sandDeep : palette.clayPale}
            strokeWidth="8"
            strokeLinecap="round"
          />
        </g>
      ))}
    </g>
  </Picture>
);
