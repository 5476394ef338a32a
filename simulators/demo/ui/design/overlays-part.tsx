import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { Dialog, Drawer } from '#client/ui/overlay.tsx';
import { toast } from '#client/ui/toast.tsx';
import { Part, Shown } from './part.tsx';

const tones = ['success', 'info', 'caution', 'danger'] as const;

/** Dialogs and other parts that cover the page temporarily. */
export const OverlaysPart = () => {
  const [open, setOpen] = useState<'dialog' | 'alert' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  const footer = (
    <Cluster gap={3} spread>
      <Button variant="secondary" onClick={close}>
        Go back
      </Button>
      <Button onClick={close}>Confirm</Button>
    </Cluster>
  );
  return (
    <Part title="Overlays and toasts">
      <Shown name="Dialog, alert dialog, drawer">
        <Cluster gap={3}>
          <Button variant="secondary" onClick={() => setOpen('dialog')}>
            Open a dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpen('alert')}>
            Open an alert dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpen('drawer')}>
            Open a drawer
          </Button>
        </Cluster>
      </Shown>
      <Shown name="Toast">
        <Cluster gap={3}>
          {tones.map((tone) => (
            <Button key={tone} variant="secondary" onClick={() => toast(`A short ${tone} message`, { tone })}>
              Show {tone}
            </Button>
          ))}
          <Button
            variant="secondary"
            onClick={() =>
              toast('Removed', { action: { label: 'Undo', onPress: () => toast('Back again') } })
            }
          >
            Show one with an action
          </Button>
        </Cluster>
      </Shown>
      <Dialog open={open === 'dialog'} onClose={close} title="A question" footer={footer}>
        A question or a short form. Escape, the cross and a press outside close it.
      </Dialog>
      <Dialog
        open={open === 'alert'}
        onClose={close}
        title="This cannot wait"
        role="alertdialog"
        dismissable={false}
        footer={footer}
      >
        It stays until it is answered.
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="A drawer" footer={footer}>
        It slides in from the right, over the whole width on phones: the cart.
      </Drawer>
    </Part>
  );
};
