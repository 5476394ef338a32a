import { lazy, Suspense, useState } from 'react';
import { Button } from '#client/ui/button.tsx';

// Loaded when the button is pressed: few patients cancel.
const CancelVisitDialog = lazy(async () => ({
  default: (await import('./cancel-visit-dialog.tsx')).CancelVisitDialog,
}));

/** The button that cancels a visit which is not decided yet. */
export const CancelVisit = ({ consultationId }: { readonly consultationId: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Cancel this visit
      </Button>
      <Suspense>
        {open ? <CancelVisitDialog consultationId={consultationId} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </div>
  );
};
