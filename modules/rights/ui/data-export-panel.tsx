import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Moment } from '#client/ui/moment.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toast } from '#client/ui/toast.tsx';
import type { DataExportContentFragment } from './data-export.generated.ts';
import { DiscardDataExportDocument } from './discard-data-export.generated.ts';
import { RequestDataExportDocument } from './request-data-export.generated.ts';
import { SignInAgain } from './sign-in-again.tsx';

interface PanelProps {
  readonly made: DataExportContentFragment | null;
  readonly isRecentlySignedIn: boolean;
}

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const Ready = ({ made }: { readonly made: DataExportContentFragment }) => {
  const discard = useMutation(DiscardDataExportDocument);
  const remove = async (): Promise<void> => {
    const result = await discard.run({});
    if (!result?.ok) return;
    toast('The file is deleted.', { tone: 'success' });
    await refreshPage();
  };
  return (
    <Stack gap={4}>
      <Notice tone="success">
        Your copy is ready. You can download it until {made.endsAt ? <Moment at={made.endsAt} /> : null}; then
        we delete the file.
      </Notice>
      <p>Keep the file where no one else can find it: it has your medical record in it.</p>
      <Stack gap={3}>
        <div>
          <LinkButton href={made.href ?? ''} download>
            Download ({size(made.bytes ?? 0)})
          </LinkButton>
        </div>
        <div>
          <Button
            variant="secondary"
            size="small"
            pending={discard.pending}
            pendingLabel="Deleting"
            onClick={() => void remove()}
          >
            Delete the file now
          </Button>
        </div>
      </Stack>
      {discard.failure ? <Notice tone="danger">{discard.failure.message}</Notice> : null}
    </Stack>
  );
};

const Ask = () => {
  const request = useMutation(RequestDataExportDocument);
  const ask = async (): Promise<void> => {
    const result = await request.run({});
    if (!result?.ok) return;
    toast('We are making your copy, and will email you when it is ready.', { tone: 'success' });
    await refreshPage();
  };
  return (
    <Stack gap={3}>
      <div>
        <Button pending={request.pending} pendingLabel="Asking" onClick={() => void ask()}>
          Ask for a copy
        </Button>
      </div>
      {request.failure ? <Notice tone="danger">{request.failure.message}</Notice> : null}
    </Stack>
  );
};

/** Asking for a copy of everything that is stored, and downloading it. */
export const DataExportPanel = ({ made, isRecentlySignedIn }: PanelProps) => {
  const status = made?.status;
  return (
    <Stack gap={4}>
      <p>
        One ZIP file with your medical record as a PDF and as a FHIR file for another clinic, everything else
        as JSON, and your photos.
      </p>
      {status === 'requested' ? (
        <Notice tone="info">We are making your copy. You will get an email when it is ready.</Notice>
      ) : null}
      {status === 'failed' ? (
        <Notice tone="danger">Your last copy could not be made. Please ask for it again.</Notice>
      ) : null}
      {!isRecentlySignedIn ? <SignInAgain /> : null}
      {isRecentlySignedIn && made && status === 'ready' ? <Ready made={made} /> : null}
      {isRecentlySignedIn && status !== 'requested' && status !== 'ready' ? <Ask /> : null}
    </Stack>
  );
};
