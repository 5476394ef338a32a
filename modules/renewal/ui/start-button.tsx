import { useMutation } from '#client/forms/use-mutation.ts';
import { OpenQuestions } from './open-questions.tsx';
import { StartRenewalDocument } from './start-renewal.generated.ts';

/** Opens the questionnaire of a renewal and goes to the first step. */
export const StartButton = ({ label }: { readonly label: string }) => (
  <OpenQuestions start={useMutation(StartRenewalDocument)} path="/renewal/progress" label={label} />
);
