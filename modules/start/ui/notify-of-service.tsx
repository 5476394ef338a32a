import { NoticeRequestForm } from '#client/forms/notice-request-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import type { AwaitedService } from '../domain/awaited-services.ts';
import { NotifyOfServiceDocument } from './notify-of-service.generated.ts';

/** Sends one email when a service is offered; the address is used for nothing else. */
export const NotifyOfService = ({
  service,
  signedIn,
}: {
  readonly service: AwaitedService;
  readonly signedIn: boolean;
}) => {
  const sending = useMutation(NotifyOfServiceDocument);
  return (
    <NoticeRequestForm
      title="Get notified when this changes"
      text="We will write to you once, when it is offered, and will not use your address for anything else."
      buttonLabel="Tell me"
      doneText="We will email you once when it is offered."
      signedIn={signedIn}
      sending={sending}
      send={(email) => sending.run({ service, email })}
    />
  );
};
