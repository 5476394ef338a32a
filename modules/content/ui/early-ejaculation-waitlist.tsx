import { NoticeRequestForm } from '#client/forms/notice-request-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { Section } from '#client/ui/layout.tsx';
import { NotifyOfEarlyEjaculationDocument } from './notify-of-early-ejaculation.generated.ts';

/** Sends one email when prescription medicines for early ejaculation are offered; the address is used for nothing else. */
export const EarlyEjaculationWaitlist = () => {
  const sending = useMutation(NotifyOfEarlyEjaculationDocument);
  return (
    <Section width="regular" aria-label="Waitlist">
      <NoticeRequestForm
        title="Get notified when this changes"
        text="Prescription medicines for finishing too soon are not offered now. We will email you once, when they are, and use your address for nothing else."
        buttonLabel="Tell me"
        doneText="We will email you once, when they are offered."
        signedIn={false}
        sending={sending}
        send={(email) => sending.run({ email })}
      />
    </Section>
  );
};
