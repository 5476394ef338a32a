import { useMutation } from '#client/forms/use-mutation.ts';
import { ANNUAL_PATH } from '../../domain/annual/annual-steps.ts';
import { OpenQuestions } from '../open-questions.tsx';
import { StartAnnualCheckInDocument } from './start-annual.generated.ts';

/** Opens the questions of the yearly check-in, which are on the first page. */
export const StartAnnual = ({ label }: { readonly label: string }) => (
  <OpenQuestions start={useMutation(StartAnnualCheckInDocument)} path={ANNUAL_PATH} label={label} />
);
