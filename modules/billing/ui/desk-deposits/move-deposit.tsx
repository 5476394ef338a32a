import { lazy, Suspense, useState } from 'react';
import { refreshPage } from '#client/routing/navigate.ts';
import { useUser } from '#client/session/user-context.tsx';
import { Button } from '#client/ui/button.tsx';
import type { DeskDepositContentFragment } from './desk-deposits-content.generated.ts';

const MoveDepositDialog = lazy(async () => ({
  default: (await import('./move-deposit-dialog.tsx')).MoveDepositDialog,
}));

/** Opens the dialog that moves a reserved procedure to another day. */
export const MoveDeposit = ({ deposit }: { readonly deposit: DeskDepositContentFragment }) => {
  const [isOpen, setOpen] = useState(false);
  const { user } = useUser();
  if (deposit.state !== 'reserved' || !user?.permissions?.includes('decide_orders')) return null;
  const done = (): void => {
    setOpen(false);
    void refreshPage();
  };
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Move the date<span className="visually-hidden"> of order {deposit.orderNumber}</span>
      </Button>
      <Suspense>
        {isOpen ? <MoveDepositDialog deposit={deposit} onDone={done} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
};
