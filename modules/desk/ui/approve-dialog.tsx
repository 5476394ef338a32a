import { useState } from 'react';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { formatMoney } from '#kernel/money.ts';
import { DeskApproveCaseDocument } from './approve-case.generated.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { chargeLabel, type DeskDetail, isRenewal } from './decision-view.ts';
import { fillOptions, parseFills } from './fill-options.ts';
import { type Announce, useDecision } from './use-decision.ts';
import { usePlanPrice } from './use-plan-price.ts';

export interface ApproveDialogProps {
  readonly detail: DeskDetail;
  readonly acknowledged: ReadonlySet<string>;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly announce: Announce;
}

/** Approves what the patient asked for, after a dialog that shows the consequences. */
export const ApproveDialog = ({ detail, acknowledged, open, onClose, announce }: ApproveDialogProps) => {
  const approve = useDecision(DeskApproveCaseDocument, announce);
  const [note, setNote] = useState('');
  const [fills, setFills] = useState('');
  const renewal = isRenewal(detail.case);
  const price = usePlanPrice(detail.case.consultationId, detail.requested, open && !renewal);
  const amount = price ? formatMoney(price.amount) : null;
  const names = detail.requested.map((product) => product.displayedName).join(', ');

  const send = () =>
    approve.send(
      {
        input: {
          consultationId: detail.case.consultationId,
          acknowledgedRuleIds: [...acknowledged],
          reason: note,
          refills: parseFills(fills),
        },
      },
      {
        tone: 'success',
        title: `Approved: ${names}`,
        text: renewal
          ? 'The prescriptions are renewed and refills go on.'
          : `The patient’s card is charged${amount ? ` ${amount}` : ''} and the pharmacy gets the order once it is paid.`,
        decided: true,
      },
    );

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={renewal ? 'Renew as asked' : 'Approve as asked'}
      patientSees={
        renewal
          ? `That you renewed ${names} for a year, and when the next refill comes.`
          : `That you prescribed ${names}, how to take it, and that the pharmacy is preparing it.`
      }
      charged={chargeLabel(renewal, price)}
      confirm={renewal ? 'Renew' : `Approve and charge${amount ? ` ${amount}` : ''}`}
      pending={approve.pending}
      failure={approve.shownFailure}
      onConfirm={() => void send()}
    >
      <SelectField
        name="input.refills"
        label="Fills of each product"
        options={fillOptions}
        value={fills}
        onChange={setFills}
        error={approve.problem('input.refills')}
      />
      <TextField
        name="input.reason"
        label="Note for the record"
        optional
        value={note}
        onChange={setNote}
        maxLength={2000}
        error={approve.problem('input.reason')}
      />
    </ConfirmDialog>
  );
};
