import { useState } from 'react';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { CountedTextArea } from '#client/ui/counted-text-area.tsx';
import { FormErrorSummary } from '#client/ui/form-error-summary.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toast } from '#client/ui/toast.tsx';
import type { FieldProblem } from '#kernel/result.ts';
import { stateNames } from '#kernel/us-states.ts';
import { MAX_REASON } from '../../domain/listing-input.ts';
import { ChangeListingDocument } from './change-listing.generated.ts';
import type { ListingDetailFragment } from './listing-detail.generated.ts';
import { draftInput, draftProblems, draftWarnings, statesOf } from './listing-draft.ts';
import { ListingTextFields } from './listing-text-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { StateChooser } from './state-chooser.tsx';
import { clashMessage, useListingDraft } from './use-listing-draft.ts';
import { WarningsToAccept } from './warnings-to-accept.tsx';

const none: readonly FieldProblem[] = [];

export interface ListingFormProps {
  readonly listing: ListingDetailFragment;
  readonly onClose: () => void;
}

/**
 * All fields of a listing that an operator may change, saved together with one reason. A change that another operator
 * saves in the meantime is reported and keeps the entered values.
 */
export const ListingForm = ({ listing, onClose }: ListingFormProps) => {
  const form = useListingDraft(listing);
  const saving = useMutation(ChangeListingDocument);
  const [reason, setReason] = useState('');
  const [accepted, setAccepted] = useState(false);
  const [unreadable, setUnreadable] = useState(none);
  const warnings = draftWarnings(listing, form.draft);
  const problem = (field: string): string | undefined =>
    unreadable.find((one) => one.field === field)?.message ?? saving.problem(field);
  const isConflict = saving.failure?.code === 'CONFLICT';

  const save = async () => {
    const problems = draftProblems(listing, form.draft);
    setUnreadable(problems.length > 0 ? problems : none);
    if (problems.length > 0) return saving.clear();
    const acceptWarnings = warnings.length > 0 && accepted;
    const saved = await saving.run({ input: { ...draftInput(listing, form.draft), reason, acceptWarnings } });
    if (!saved) return;
    if (saved.ok || saved.failure.code === 'CONFLICT') await refreshPage();
    if (!saved.ok) return;
    toast('Saved. The shop shows it now.', { tone: 'success' });
    onClose();
  };

  return (
    <Card as="section" aria-label="Change this product">
      <ScriptedForm noValidate onSend={save}>
        <Stack gap={8}>
          <p>
            What you save applies to everyone who buys from now on. Orders and subscriptions keep the price
            that was agreed, and continue in every state.
          </p>
          {isConflict ? (
            <Notice tone="danger" title="Somebody else changed this product while you were writing">
              Nothing was saved, and what you typed is still here. Fields that you both changed say what the
              other wrote. Save again to put yours in its place.
            </Notice>
          ) : (
            <FormErrorSummary
              problems={unreadable.length > 0 ? unreadable : (saving.failure?.fields ?? none)}
              message={
                saving.failure && saving.failure.fields.length === 0 ? saving.failure.message : undefined
              }
            />
          )}
          <PriceFields listing={listing} form={form} problem={problem} />
          <StateChooser
            value={statesOf(form.draft)}
            onChange={(codes) => form.set('unavailableStates')(codes.join())}
            description={clashMessage(
              form,
              'unavailableStates',
              stateNames(listing.unavailableStates.map(({ code }) => code)) || 'every state',
            )}
            error={problem('unavailableStates')}
          />
          <ListingTextFields listing={listing} form={form} problem={problem} />
          <WarningsToAccept
            warnings={warnings}
            accepted={accepted}
            onChange={setAccepted}
            error={problem('acceptWarnings') && 'Check this box, or change the prices.'}
          />
          <CountedTextArea
            name="reason"
            label="Why you change this"
            description="It stays in the history, next to your name."
            limit={MAX_REASON}
            rows={2}
            value={reason}
            onChange={setReason}
            error={problem('reason')}
          />
          <Cluster gap={3}>
            <Button type="submit" pending={saving.pending} pendingLabel="Saving">
              {isConflict ? 'Save mine over it' : 'Save'}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {form.isTouched ? 'Discard' : 'Close'}
            </Button>
          </Cluster>
        </Stack>
      </ScriptedForm>
    </Card>
  );
};
