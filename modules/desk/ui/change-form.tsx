import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldProps } from '#client/forms/field-props.ts';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { textsOfLines } from '../domain/texts-of-lines.ts';
import styles from './change-form.module.css';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { chargeLabel, type DeskDetail, planPriceLabel, proposalCharge } from './decision-view.ts';
import { DrugSelects } from './drug-selects.tsx';
import { fillOptions } from './fill-options.ts';
import { FormActions } from './form-actions.tsx';
import { markFirstPlace } from './mark-place.ts';
import { PlanFlags } from './plan-flags.tsx';
import { planTexts } from './plan-texts.ts';
import type { Announce } from './use-decision.ts';
import { useOpenedForm } from './use-opened-form.ts';
import { type PlanChange, REASON_FIELD, usePlanChange } from './use-plan-change.ts';
import { type PlanPrice, usePlanPrice } from './use-plan-price.ts';

export interface ChangeFormProps {
  readonly detail: DeskDetail;
  readonly acknowledged: ReadonlySet<string>;
  readonly onAcknowledge: (ruleId: string, on: boolean) => void;
  readonly onCancel: () => void;
  readonly announce: Announce;
}

const Confirmation = ({
  plan,
  price,
}: {
  readonly plan: PlanChange;
  readonly price: PlanPrice | null | undefined;
}) => (
  <ConfirmDialog
    open={plan.confirming}
    onClose={plan.goBack}
    title={plan.renewal ? 'Renew in part' : plan.keeps ? 'Keep the current dose' : 'Propose another plan'}
    patientSees={
      <>
        <p>
          {plan.renewal
            ? `That you renewed ${plan.names} only.`
            : plan.keeps
              ? 'That the dose stays, and your reason.'
              : `The requested plan beside yours: ${plan.names}. The patient is asked to accept or decline it.`}
        </p>
        <blockquote>{plan.reason}</blockquote>
      </>
    }
    charged={
      plan.renewal ? chargeLabel(true, price) : plan.keeps ? 'Nothing changes.' : proposalCharge(price)
    }
    confirm={plan.renewal ? 'Renew these' : plan.keeps ? 'Keep the dose' : 'Propose this plan'}
    pending={plan.decision.pending}
    failure={plan.decision.shownFailure}
    onConfirm={() => void plan.send()}
  />
);

/** Proposes a plan other than the requested one, with the reason that the patient reads. */
export const ChangeForm = ({ detail, acknowledged, onAcknowledge, onCancel, announce }: ChangeFormProps) => {
  const plan = usePlanChange(detail, acknowledged, announce);
  const { consultationId } = detail.case;
  const price = usePlanPrice(consultationId, plan.chosen, true);
  const requested = usePlanPrice(consultationId, detail.requested, true);
  const form = useOpenedForm();
  const [template, setTemplate] = useState('');
  const begin = (id: string) => {
    setTemplate(id);
    const text = planTexts.find((one) => one.id === id);
    if (!text) return;
    // After rendering, so that the placeholder can be selected in the field.
    flushSync(() => plan.setReason(text.reason));
    markFirstPlace(REASON_FIELD);
  };
  return (
    <form
      method="post"
      ref={form}
      className={styles.form}
      aria-label={plan.renewal ? 'Renew in part' : 'Change the plan'}
      onSubmit={(event) => {
        event.preventDefault();
        plan.check();
      }}
    >
      <Stack gap={4}>
        <DrugSelects plan={plan} />
        {detail.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <PlanFlags flags={plan.newFlags} acknowledged={acknowledged} onAcknowledge={onAcknowledge} />
        <p aria-live="polite" className={styles.total}>
          {planPriceLabel(price, requested)}
        </p>
        <SelectField
          name="change.refills"
          label="Fills of each product"
          options={fillOptions}
          value={plan.fills}
          onChange={plan.setFills}
          error={plan.decision.problem('input.refills')}
        />
        <SelectField
          name="change.template"
          label="Start from a suggested text"
          optional
          placeholder="Write your own"
          options={textsOfLines(planTexts, detail.case.lines).map(({ id, label }) => ({ value: id, label }))}
          value={template}
          onChange={begin}
        />
        <TextArea
          id={REASON_FIELD}
          {...fieldProps('change.reason', [plan.reason, plan.setReason])}
          label="Reason"
          description="The patient reads this. Replace the text in [[ ]]."
          rows={3}
          maxLength={2000}
          error={plan.reasonProblem}
        />
        {plan.planProblem ? <Notice tone="caution">{plan.planProblem}</Notice> : null}
        {plan.decision.shownFailure ? (
          <Notice tone="danger">{plan.decision.shownFailure.message}</Notice>
        ) : null}
        <FormActions
          label={plan.renewal ? 'Renew these' : plan.keeps ? 'Keep the dose' : 'Propose this plan'}
          onCancel={onCancel}
        />
      </Stack>
      <Confirmation plan={plan} price={price} />
    </form>
  );
};
