import { useState } from 'react';
import { CorrectAnswers } from '../correct-answers.tsx';
import { NoVisit, type NoVisitProps, noVisit } from '../no-visit.tsx';
import { hasEnded, VisitEnd } from '../visit-end.tsx';
import { OpenIntake, type Visit } from './open-intake.tsx';

const SSRI_WARNING_PATH = '/consultation/pe-side-effects-interstitial';

const elsewhere = (href: string): NoVisitProps => ({
  title: 'Your questions are on another page',
  lead: 'Your answers are saved there. Continue where you stopped.',
  action: { label: 'Go to your questions', href },
  other: { label: 'Go to your dashboard', href: '/dashboard' },
});

const readFirst: NoVisitProps = {
  title: 'One thing to read first',
  lead: 'The medicine you asked for has a boxed warning, the strongest that the FDA requires. Please read it before you answer the questions. You can also decide against the medicine there.',
  action: { label: 'Read the warning', href: SSRI_WARNING_PATH },
  other: { label: 'Go to your dashboard', href: '/dashboard' },
};

/**
 * A visit's questions, from the first to the result. Both intake pages show it; a visit belongs to one of them and the
 * other redirects there.
 */
export const VisitIntake = ({
  visit,
  path,
  without = noVisit,
}: {
  readonly visit: Visit | null | undefined;
  /** Of the page. */
  readonly path: string;
  /** The text of the page without a visit. */
  readonly without?: NoVisitProps;
}) => {
  const [correcting, setCorrecting] = useState(false);
  if (!visit) return <NoVisit {...without} />;
  const { intake, outcome } = visit;
  if (correcting && visit.submittedIntake)
    return <CorrectAnswers submittedIntake={visit.submittedIntake} onDone={() => setCorrecting(false)} />;
  if (intake?.status === 'in-progress') {
    if (visit.intakePath !== path) return <NoVisit {...elsewhere(visit.intakePath)} />;
    if (visit.ssriWarning?.isAccepted === false) return <NoVisit {...readFirst} />;
    return <OpenIntake key={intake.responseId} visit={visit} intake={intake} />;
  }
  if (hasEnded(outcome)) return <VisitEnd outcome={outcome} intakePath={visit.intakePath} />;
  return (
    <NoVisit
      title="Your answers are with your care team"
      lead={`${visit.statusLabel}. If something was wrong or changes, such as a new medicine, correct it here or write to your care team.`}
      action={
        visit.canUploadPhotos && visit.photoViews.length > 0
          ? { label: 'Add photos', href: '/consultation/photo-upload' }
          : { label: 'Go to your dashboard', href: '/dashboard' }
      }
      other={{ label: 'Write a message', href: '/messages' }}
      onCorrect={visit.submittedIntake ? () => setCorrecting(true) : undefined}
    />
  );
};
