import { NoticeRequestForm } from '#client/forms/notice-request-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { NotifyOfDrugDocument } from './notify-of-drug.generated.ts';

/** Says that a drug is not offered yet, and collects an email address for one notification when it is. */
export const NotOfferedYet = ({ name, drugType }: { readonly name: string; readonly drugType: string }) => {
  const sending = useMutation(NotifyOfDrugDocument);
  return (
    <section id="tell-me" className="no-print" aria-label="Not offered yet">
      <Stack gap={5}>
        <Notice tone="info" title="Not offered yet" live={false}>
          You cannot get {name} from us yet: our clinicians do not prescribe it here. A doctor near you can
          say whether it is right for you.
        </Notice>
        <NoticeRequestForm
          title="Tell me when it is offered"
          text="We write once, when we offer it, and use the address for nothing else."
          buttonLabel="Tell me"
          doneText="We write to you once, when it is offered."
          signedIn={false}
          sending={sending}
          send={(email) => sending.run({ drugType, email })}
        />
      </Stack>
    </section>
  );
};
