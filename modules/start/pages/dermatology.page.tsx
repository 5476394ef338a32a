import { pageData } from '#client/data/page-data.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { NotifyOfService } from '../ui/notify-of-service.tsx';
import { QuestionFlow } from '../ui/question-flow.tsx';
import { DermatologyPageDocument } from './dermatology.generated.ts';

export const data = pageData(DermatologyPageDocument, () => ({}));

const Waitlist = ({ title, lead }: { readonly title: string; readonly lead: string }) => {
  const link = useLink();
  return (
    <FlowLayout exitPath="/dashboard" exitLabel="Dashboard">
      <Stack gap={8}>
        <PageHeading title={title} lead={lead} />
        <NotifyOfService service="skin_care" signedIn />
        <p>
          See a doctor in person soon about a mole that changes, bleeds or itches.{' '}
          <a href="https://find-a-derm.aad.org">Find a dermatologist near you</a>, or{' '}
          <a href={link('/our-products')}>see what we treat</a>.
        </p>
      </Stack>
    </FlowLayout>
  );
};

/** We sell nothing for skin care yet: with its flag the page asks what people would like, and both ways end in a waitlist. */
export const Page = () => {
  // Not `useFlag`: the flag service would learn who reads about this.
  const asks = usePageContext().flags['enable-dermatology'];
  const { startFlow } = usePageData(data);
  if (!asks)
    return (
      <Waitlist
        title="Skin care is not offered"
        lead="We do not offer visits or treatment for skin. A dermatologist near you can help."
      />
    );
  if (startFlow.answeredAt)
    return (
      <Waitlist
        title="Thank you. You are on the list"
        lead="We do not treat skin yet. What you told us helps us choose what to offer first. No clinician reads it, and nothing is charged."
      />
    );
  return (
    <QuestionFlow
      name="skin-interest"
      flow={startFlow}
      intro={{
        lead: 'Tell us in four questions what you would like help with. We do not treat skin yet: you can join the waitlist at the end.',
        saving: 'Every answer is saved as you go.',
        privacy: 'It is never used for advertising, and no clinician reads it before there is a visit.',
      }}
      sendLabel="Join the waitlist"
      exitPath="/dashboard"
      nextPath="/consultation/dermatology"
    />
  );
};
