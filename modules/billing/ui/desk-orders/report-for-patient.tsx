import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import styles from './desk-orders.module.css';
import { DeskReportOrderProblemDocument } from './desk-report-problem.generated.ts';

const kinds = [
  { value: 'not_received', label: 'Did not arrive' },
  { value: 'damaged', label: 'Damaged' },
  { value: 'wrong_item', label: 'Wrong or missing item' },
  { value: 'unopened', label: 'Wants to send it back unopened' },
];
const wishes = [
  { value: 'replacement', label: 'A new package' },
  { value: 'refund', label: 'The money back' },
];

/** Opens an issue about a whole order for a patient who calls or writes. */
export const ReportForPatient = () => {
  const report = useMutation(DeskReportOrderProblemDocument);
  const [orderNumber, setOrderNumber] = useState('');
  const [kind, setKind] = useState('');
  const [wish, setWish] = useState('');
  const [details, setDetails] = useState('');

  const send = async (): Promise<void> => {
    const result = await report.run({ input: { orderNumber, kind, wish, details } });
    if (!result?.ok) return;
    setOrderNumber('');
    setDetails('');
    await refreshPage();
  };

  return (
    <ScriptedForm noValidate className={styles.report} onSend={send}>
      <Stack gap={4}>
        <TextField
          {...fieldProps('orderNumber', [orderNumber, setOrderNumber], report.problem)}
          label="Order number"
          autoCapitalize="characters"
        />
        <SelectField
          {...fieldProps('kind', [kind, setKind], report.problem)}
          label="What is wrong?"
          placeholder="Choose"
          options={kinds}
        />
        <SelectField
          {...fieldProps('wish', [wish, setWish], report.problem)}
          label="What would the patient like?"
          placeholder="Choose"
          options={wishes}
        />
        <TextArea
          {...fieldProps('details', [details, setDetails], report.problem)}
          label="What did the patient say?"
          rows={3}
          maxLength={1000}
        />
        {report.failure && report.failure.fields.length === 0 ? (
          <Notice tone="danger">{report.failure.message}</Notice>
        ) : null}
        <div>
          <Button type="submit" variant="secondary" pending={report.pending} pendingLabel="Saving">
            Add it to the list
          </Button>
        </div>
      </Stack>
    </ScriptedForm>
  );
};
