import { NoticeRequestForm } from '#client/forms/notice-request-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { NotifyOfDrugDocument } from './notify-of-drug.generated.ts';

/** Collects an email address for one notification when the drug is offered. */
export const DrugNoticeForm = ({ drugType }: { readonly drugType: string }) => {
  const sending = useMutation(NotifyOfDrugDocument);
  return (
    <NoticeRequestForm
      title="Tell me when it is offered"
      text="We will email you once, when we offer it, and will not use your address for anything else."
      buttonLabel="Tell me"
      doneText="We will email you once when it is offered."
      signedIn={false}
      sending={sending}
      send={(email) => sending.run({ drugType, email })}
    />
  );
};
