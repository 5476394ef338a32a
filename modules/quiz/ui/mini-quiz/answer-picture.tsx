const WIDTH = 240;
const HEIGHT = 224;
/** The redesign's pictures are cropped closer and less tall. */
const REDESIGN_HEIGHT = 192;

export const pictureAddress = (name: string): string => `/images/quiz/${name}.svg`;

/** The drawing of an answer (`scripts/draw-images.ts` draws it from `client/pictures`); its label is beside it. */
export const AnswerPicture = ({ name }: { readonly name: string }) => (
  <img
    src={pictureAddress(name)}
    width={WIDTH}
    height={name.endsWith('-redesign') ? REDESIGN_HEIGHT : HEIGHT}
    alt=""
    decoding="sync"
  />
);
