import { PhotoStep, type PhotoStepProps } from './photo-step.tsx';
import { guidesFor } from './views.ts';

export interface OneViewProps extends Omit<PhotoStepProps, 'guide'> {
  readonly view: string;
}

/** One view on a separate page: how to take it, the camera, the photo. Renders nothing for a view without a guide. */
export const OneView = ({ view, ...step }: OneViewProps) => {
  const [guide] = guidesFor([view]);
  return guide ? (
    <>
      <p>{guide.how}</p>
      <PhotoStep guide={guide} {...step} />
    </>
  ) : null;
};
