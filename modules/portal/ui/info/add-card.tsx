import { useRef, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { toast } from '#client/ui/toast.tsx';
import { CARD_FIELD, CardChoice, type CardChoiceHandle, cardFieldConfig } from '#modules/billing/ui.ts';
import type { AccountInfoPageQuery } from '../../pages/account-info.generated.ts';
import { AddCardDocument } from './add-card.generated.ts';

interface AddCardProps {
  readonly entry: AccountInfoPageQuery['cardEntry'];
  /** The first card is the default one. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

/** The card form over the page. A card whose issuer wants a confirmation leads to the issuer and back. */
export const AddCard = ({ entry, isFirst, onClose }: AddCardProps) => {
  const card = useRef<CardChoiceHandle>(null);
  const add = useMutation(AddCardDocument);
  const [makeDefault, setMakeDefault] = useState(isFirst);
  const [problem, setProblem] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);

  const save = async (): Promise<void> => {
    const token = await card.current?.tokenize();
    if (!token) return;
    if (!token.ok) return setProblem(token.message);
    const result = await add.run({ paymentMethodId: token.paymentMethodId, makeDefault });
    if (!result?.ok) return;
    const { actionUrl } = result.value.addCard;
    if (actionUrl) return window.location.assign(actionUrl);
    toast('The card was saved.', { tone: 'success' });
    onClose();
    await refreshPage();
  };
  const send = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    await save();
    setBusy(false);
  };
  return (
    <FormDialog
      title="Add a card"
      action="Save card"
      pending={busy}
      failure={add.problem(CARD_FIELD) ? null : add.failure}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>Nothing is charged now.</p>
      <CardChoice
        config={cardFieldConfig(entry)}
        savedCard={null}
        error={problem ?? add.problem(CARD_FIELD)}
        ref={card}
        onSubmit={() => void send()}
      />
      {isFirst ? null : (
        <CheckboxField
          name="makeDefault"
          optional
          label="Charge this card from now on"
          checked={makeDefault}
          onChange={setMakeDefault}
        />
      )}
    </FormDialog>
  );
};
