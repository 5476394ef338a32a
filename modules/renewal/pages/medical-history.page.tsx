import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { signedIn } from '#modules/account/ui.ts';
import { OPTIONS_PATH } from '../domain/renewal-steps.ts';
import { RenewalClosed } from '../ui/renewal-closed.tsx';
import { RenewalQuestions } from '../ui/renewal-questions.tsx';
import { RenewalMedicalHistoryPageDocument } from './medical-history.generated.ts';

export const data = pageData(RenewalMedicalHistoryPageDocument, () => ({}));

/** Second step: how the patient is today, and what has changed in their health. */
export const Page = () => {
  const { currentUser, renewalIntake } = usePageData(data);
  const { renewal } = signedIn(currentUser);
  if (!renewalIntake) return <RenewalClosed renewal={renewal} />;
  return (
    <RenewalQuestions
      key={renewalIntake.responseId}
      step="medicalHistory"
      intake={renewalIntake}
      treatments={renewal.treatments}
      lead="Step 2: your health. Anything you do not change stays as it was."
      nextPath={renewal.photoViews.length > 0 ? '/renewal/photos' : OPTIONS_PATH}
    />
  );
};
