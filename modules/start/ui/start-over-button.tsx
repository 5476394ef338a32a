import { useMutation } from '#client/forms/use-mutation.ts';
import { useLink } from '#client/layout/links.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { StartOverDocument } from './start-over.generated.ts';

/** Empties the unfinished questionnaires and goes to the first question. */
export const StartOverButton = ({ href }: { readonly href: string }) => {
  const link = useLink();
  const sending = useMutation(StartOverDocument);
  return (
    <Button
      variant="secondary"
      full="phone"
      pending={sending.pending}
      pendingLabel="Removing your answers"
      onClick={() => {
        void sending.run({}).then(async (result) => {
          if (result?.ok) await goTo(link(href));
        });
      }}
    >
      Start over
    </Button>
  );
};
