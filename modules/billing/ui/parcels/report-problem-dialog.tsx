import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { CheckboxGroup } from '#client/ui/checkbox-group.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { formatDate } from '#kernel/dates.ts';
import type { CasePhotoView } from '../../domain/case-photo.ts';
import { CasePhotosField } from '../photos/case-photos-field.tsx';
import { ReportOrderProblemDocument } from './report-order-problem.generated.ts';
import type { OrderDialogOf } from './stop-order-dialog.tsx';

/** What is wrong with a parcel, with which products, and what the patient would like. */
export const ReportProblemDialog = ({ order, onDone, onClose }: OrderDialogOf) => {
  const report = useMutation(ReportOrderProblemDocument);
  const [kind, setKind] = useState('');
  const [products, setProducts] = useState<readonly string[]>([]);
  const [wish, setWish] = useState('');
  const details = useState('');
  const [photos, setPhotos] = useState<readonly CasePhotoView[]>([]);
  const option = order.reports.find((one) => one.kind === kind);
  const lines = order.lines.filter(({ productId }) => option?.productIds.includes(productId));
  const chosen = lines.length === 1 ? lines.map(({ productId }) => String(productId)) : products;
  const onlyWish = option?.wishes.length === 1 ? option.wishes[0]?.wish : undefined;

  const choose = (value: string): void => {
    setKind(value);
    setProducts([]);
    setWish('');
    report.clear();
  };

  const send = async (): Promise<void> => {
    const input = {
      orderId: order.id,
      kind,
      productIds: chosen.map(Number),
      wish: onlyWish ?? wish,
      details: details[0],
      photoIds: photos.map(({ id }) => id),
    };
    const result = await report.run({ input });
    if (result?.ok) onDone();
  };

  return (
    <FormDialog
      title={`A problem with order ${order.number}`}
      action="Send"
      pending={report.pending}
      pendingLabel="Sending"
      failure={report.failure?.fields.length === 0 ? report.failure : null}
      onSend={() => void send()}
      onClose={onClose}
    >
      <RadioGroup
        {...fieldProps('kind', [kind, choose], report.problem)}
        label="What is wrong?"
        options={order.reports.map(({ kind: value, label, from }) => ({
          value,
          label,
          disabled: from !== null,
          description: from
            ? `Please wait until ${formatDate(from)}: packages often arrive by then.`
            : undefined,
        }))}
      />
      {lines.length > 1 ? (
        <CheckboxGroup
          name="productIds"
          label="Which products?"
          value={products}
          onChange={setProducts}
          error={report.problem('productIds')}
          options={lines.map(({ productId, name }) => ({ value: String(productId), label: name }))}
        />
      ) : null}
      {option && onlyWish === undefined ? (
        <RadioGroup
          {...fieldProps('wish', [wish, setWish], report.problem)}
          label="What would you like?"
          options={option.wishes.map(({ wish: value, label }) => ({ value, label }))}
        />
      ) : null}
      <TextArea
        {...fieldProps('details', details, report.problem)}
        label="What happened?"
        description="Only about the package. Side effects belong in a message to your clinician."
        optional
        rows={3}
        maxLength={1000}
      />
      <CasePhotosField photos={photos} onChange={setPhotos} error={report.problem('photoIds')} />
      <Notice live={false}>
        A photo of the package and of what is in it helps. You do not need to send medicine back.
      </Notice>
    </FormDialog>
  );
};
