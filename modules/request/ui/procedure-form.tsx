import { useState } from 'react';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { goTo } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/date-field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import type { RequestConsultationPageQuery } from '../pages/consultation.generated.ts';
import { ChooseProcedureDocument } from './choose-procedure.generated.ts';

/** Which procedure, and on which day: the deposit reserves it. */
export const ProcedureForm = ({
  request,
}: {
  readonly request: RequestConsultationPageQuery['visitRequest'];
}) => {
  const { procedures, firstDay, lastDay } = request;
  const [productId, setProductId] = useState(request.procedureId?.toString() ?? '');
  const [day, setDay] = useState(request.procedureOn ?? '');
  const [tried, setTried] = useState(false);
  const choose = useMutation(ChooseProcedureDocument);
  const { failure } = choose;

  const send = async () => {
    setTried(true);
    if (productId === '' || day === '') return;
    const chosen = await choose.run({ productId: Number(productId), procedureOn: day });
    if (chosen?.ok) await goTo('/request/submit-consultation');
  };
  return (
    <ScriptedForm noValidate onSend={send}>
      <Stack gap={6}>
        {failure && failure.fields.length === 0 ? <Notice tone="danger">{failure.message}</Notice> : null}
        <RadioGroup
          name="productId"
          label="Which procedure?"
          value={productId}
          error={
            choose.problem('productId') ?? (tried && productId === '' ? 'Choose a procedure.' : undefined)
          }
          onChange={setProductId}
          options={procedures.map(({ id, title, description, amount }) => ({
            value: String(id),
            label: `${title}, deposit ${formatMoney(amount)}`,
            description,
          }))}
        />
        <DateField
          name="procedureOn"
          label="On which day?"
          description={`From ${formatDate(firstDay)} to ${formatDate(lastDay)}. The clinic will call you to arrange the time, or another day if yours is taken.`}
          defaultValue={day}
          error={choose.problem('procedureOn') ?? (tried && day === '' ? 'Enter a day.' : undefined)}
          onChange={setDay}
        />
        <div>
          <Button type="submit" size="large" full="phone" pending={choose.pending} pendingLabel="Saving">
            Continue
          </Button>
        </div>
      </Stack>
    </ScriptedForm>
  );
};
