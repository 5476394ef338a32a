import { useState } from 'react';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { formatMoney } from '#kernel/money.ts';
import { DeskApproveCaseDocument } from './approve-case.generated.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { chargeLabel, type DeskDetail, isRenewal } from './decision-view.ts';
import { fillOptions, parseFills } from './fill-options.ts';
import { selectPlace } from './select-place.ts';
import { type Announce, useDecision } from './use-decision.ts';
import { usePlanPrice } from './use-plan-price.ts';

export interface ApproveDialogProps {
  readonly detail: DeskDetail;
  readonly acknowledged: ReadonlySet<string>;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly announce: Announce;
}

/** Cannot be sent as it is: the clinician adds what concerns this patient. */
const approvalText =
  'I have read your answers, and this treatment suits you because [[what in their answers speaks for it]]. Write to me if something is different from what you expect.';

/** Approves what the patient asked for, after a dialog that shows the consequences. */
export const ApproveDialog = ({ detail, acknowledged, open, onClose, announce }: ApproveDialogProps) => {
  const approve = useDecision(DeskApproveCaseDocument, announce);
  const [note, setNote] = useState('');
  const [words, setWords] = useState(approvalText);
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
          note: words,
          refills: parseFills(fills),
        },
      },
      {
        tone: 'success',
        title: `Approved: ${names}`,
        text: renewal
          ? 'The prescriptions are renewed and refills continue.'
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
          ? `Your words, that you renewed ${names} for a year, and when the next refill comes.`
          : `Your words, that you prescribed ${names}, how to take it, and that the pharmacy is preparing it.`
      }
      charged={chargeLabel(renewal, price)}
      confirm={renewal ? 'Renew' : `Approve and charge${amount ? ` ${amount}` : ''}`}
      pending={approve.pending}
      failure={approve.shownFailure}
      onConfirm={() => void send()}
    >
      <TextArea
        ref={selectPlace}
        name="input.note"
        label="Your words to the patient"
        description="They read it with your name. Replace the text in [[ ]]."
        value={words}
        onChange={setWords}
        maxLength={2000}
        error={approve.problem('input.note')}
      />
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
