import { palette } from './palette.ts';
import { Picture, type PictureProps } from './picture.tsx';

export type DocumentSide = 'id_front' | 'id_back' | 'passport';

interface Drawing {
  readonly page: string;
  /** Where the portrait is. */
  readonly portrait?: string;
  readonly lines: string;
}

const card = 'M42 74H258Q270 74 270 86V214Q270 226 258 226H42Q30 226 30 214V86Q30 74 42 74Z';

const drawings: Readonly<Record<DocumentSide, Drawing>> = {
  id_front: {
    page: card,
    portrait: 'M54 104H118V188H54ZM86 122a14 14 0 1 0 .1 0M62 188Q64 158 86 158 108 158 110 188',
    lines: 'M138 112H246M138 134H222M138 156H236M138 178H200',
  },
  id_back: {
    page: card,
    lines:
      'M30 96H270M30 114H270M54 138H150M54 156H130M172 136V204M180 136V204M190 136V204M196 136V204M208 136V204M216 136V204M228 136V204M234 136V204M246 136V204',
  },
  passport: {
    page: 'M54 46H246Q258 46 258 58V242Q258 254 246 254H54Q42 254 42 242V58Q42 46 54 46Z',
    portrait: 'M62 74H130V162H62ZM96 92a15 15 0 1 0 .1 0M70 162Q72 130 96 130 120 130 122 162',
    lines: 'M148 84H238M148 106H214M148 128H228M148 150H196M58 206H242M58 228H242',
  },
};

export interface DocumentGuideProps extends PictureProps {
  readonly view: DocumentSide;
  /** With `overlay`, only lines in the current text color, to lie over a camera image. */
  readonly overlay?: boolean;
}

/** How to place an ID or passport in a photo. */
export const DocumentGuide = ({ view, overlay = false, title }: DocumentGuideProps) => {
  const { page, portrait, lines } = drawings[view];
  return (
    <Picture title={title} width={300} height={300}>
      {overlay ? null : <path d="M0 0h300v300H0z" fill={palette.groundMoss} />}
      <g
        fill="none"
        stroke={overlay ? 'currentColor' : palette.forest}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={page} fill={overlay ? 'none' : palette.paper} />
        {portrait ? <path d={portrait} /> : null}
        <path d={lines} strokeDasharray={overlay ? '3 6' : undefined} />
      </g>
    </Picture>
  );
};
