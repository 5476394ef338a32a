import { useState } from 'react';
import { goTo } from '#client/routing/navigate.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import type { DeskDetail } from './decision-view.ts';
import type { DeskTherapyFragment } from './desk-therapy.generated.ts';
import { DeskOpenChangeDocument } from './open-change.generated.ts';
import { packLabel } from './plan-choice.ts';
import { type Announce, useDecision } from './use-decision.ts';
import { useDraft } from './use-draft.ts';

export interface OpenChangeDialogProps {
  readonly detail: Pick<DeskDetail, 'case' | 'options'>;
  readonly therapy: DeskTherapyFragment;
  readonly onClose: () => void;
  readonly announce: Announce;
}

const ASK = 'ask';
const questions = [
  {
    value: ASK,
    label: 'The patient answers them first',
    description: 'They get a message with a link. The case appears when they have answered.',
  },
  {
    value: 'known',
    label: 'I record what the patient told me',
    description: 'The case opens now. What is missing or too old is recorded there.',
  },
];

/** Opens a case for another drug, dose or product that replaces a running one. */
export const OpenChangeDialog = ({ detail, therapy, onClose, announce }: OpenChangeDialogProps) => {
  const { consultationId } = detail.case;
  const open = useDecision(DeskOpenChangeDocument, announce);
  const [productId, setProductId] = useState('');
  const [asks, setAsks] = useState(ASK);
  const [reason, setReason] = useDraft(consultationId, `change.${therapy.id}`);
  const [checked, setChecked] = useState(false);
  const asksPatient = asks === ASK;
  const products = detail.options.filter(({ supplyInDays }) => supplyInDays > 0);

  const send = async () => {
    setChecked(true);
    if (productId === '') return document.getElementById('field-change.product')?.focus();
    if (reason.trim() === '') return document.getElementById('field-change-reason')?.focus();
    const done = await open.run({
      consultationId,
      prescriptionId: therapy.id,
      productIds: [Number(productId)],
      reason,
      asksPatient,
    });
    if (!done?.ok) return;
    setReason('');
    onClose();
    if (!asksPatient) return goTo(`/desk/cases/${done.value.deskOpenChange}`);
    announce({
      tone: 'success',
      title: 'The patient is asked',
      text: 'A case for the change appears in the queue when they have answered. Nothing changes until then.',
      decided: false,
    });
  };

  return (
    <FormDialog
      title={`Change: ${therapy.name}`}
      action="Open the change"
      pending={open.pending}
      failure={open.failure?.fields.length === 0 ? open.failure : null}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>
        The current treatment continues until the patient accepts your plan. The new one then comes with the
        next refill.
      </p>
      <SelectField
        name="change.product"
        label="In its place"
        placeholder="Choose a product"
        options={products.map((product) => ({
          value: String(product.id),
          label: `${product.displayedName}: ${packLabel(product)}`,
        }))}
        value={productId}
        onChange={setProductId}
        error={checked && productId === '' ? 'Choose what you have in mind.' : open.problem('productIds')}
      />
      <RadioGroup
        name="change.questions"
        label="Questions that it needs"
        options={questions}
        value={asks}
        onChange={setAsks}
      />
      <TextArea
        id="field-change-reason"
        name="change.reason"
        label={asksPatient ? 'Why, for the patient and the record' : 'Why, for the record'}
        rows={3}
        maxLength={2000}
        value={reason}
        onChange={setReason}
        error={checked && reason.trim() === '' ? 'Say why.' : open.problem('reason')}
      />
    </FormDialog>
  );
};
