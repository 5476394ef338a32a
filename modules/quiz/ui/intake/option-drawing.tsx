import { NorwoodPicture, type NorwoodPictureProps } from '#client/pictures/norwood-picture.tsx';
import { ScalpPicture } from '#client/pictures/scalp-picture.tsx';

const stages = {
  'norwood-1': '1',
  'norwood-2': '2',
  'norwood-3': '3',
  'norwood-3-vertex': '3v',
  'norwood-4': '4',
  'norwood-5': '5',
  'norwood-6': '6',
  'norwood-7': '7',
} as const satisfies Readonly<Record<string, NorwoodPictureProps['stage']>>;

/** The name of a drawing that an option of a question may show. */
export type DrawingName = keyof typeof stages | 'norwood-a';

export const OptionDrawing = ({ name }: { readonly name: DrawingName }) =>
  name === 'norwood-a' ? <ScalpPicture where="hairline" /> : <NorwoodPicture stage={stages[name]} />;
