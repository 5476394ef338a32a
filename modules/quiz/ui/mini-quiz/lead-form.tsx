import { type FormEvent, useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { EmailField } from '#client/ui/email-field.tsx';
import { FirstNameField } from '#client/ui/first-name-field.tsx';
import { FormErrorSummary } from '#client/ui/form-error-summary.tsx';
import { PhoneField } from '#client/ui/phone-field.tsx';
import type { FieldProblem } from '#kernel/result.ts';
import { readLead, standardConsents, useStandardConsents } from '#modules/account/ui.ts';
import styles from './lead-form.module.css';
import { SaveLeadDocument } from './save-lead.generated.ts';

const none: readonly FieldProblem[] = [];
const boxes = [standardConsents.emailMarketing, standardConsents.smsMarketing];

interface LeadFormProps {
  readonly onDone: () => void;
}

/** Name and email address to save the results under. Marketing by email and by text message are separate and optional. */
export const LeadForm = ({ onDone }: LeadFormProps) => {
  const [firstName, setFirstName] = useState('');
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState('');
  const [marketingEmails, setMarketingEmails] = useState(false);
  const [marketingTexts, setMarketingTexts] = useState(false);
  const [problems, setProblems] = useState(none);
  const consents = useStandardConsents(boxes);
  const [emailText, smsText] = consents.texts;
  const save = useMutation(SaveLeadDocument);
  const message = save.failure && problems.length === 0 ? save.failure.message : undefined;
  const problem = (field: string) => problems.find((each) => each.field === field)?.message;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = {
      firstName,
      email,
      phone: marketingTexts ? phone : null,
      marketingEmails,
      marketingTexts,
      sendResults: true,
      shownTexts: await consents.shown(),
    };
    const read = readLead(input);
    setProblems(read.ok ? none : read.failure.fields);
    if (!read.ok) return;
    const saved = await save.run({ input });
    if (saved?.ok) onDone();
    else if (saved && (await consents.showNewest(saved.failure))) {
      setMarketingEmails(false);
      setMarketingTexts(false);
    } else if (saved) setProblems(saved.failure.fields);
  };

  return (
    <form
      method="post"
      className={`${styles.form} needs-script`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <FormErrorSummary problems={problems} message={message} focus="field" />
      <FirstNameField {...fieldProps('firstName', [firstName, setFirstName], problem)} />
      <EmailField {...fieldProps('email', [email, setEmail], problem)} />
      <fieldset className={styles.boxes}>
        <legend>Optional, and separate from your results</legend>
        <CheckboxField
          optional
          name="marketingEmails"
          label={emailText?.text}
          checked={marketingEmails}
          onChange={setMarketingEmails}
        />
        <CheckboxField
          optional
          name="marketingTexts"
          label={smsText?.text}
          checked={marketingTexts}
          onChange={setMarketingTexts}
        />
        {marketingTexts ? (
          <PhoneField
            name="phone"
            label="Cell phone"
            maxLength={24}
            value={phone}
            onChange={setPhone}
            error={problem('phone')}
          />
        ) : null}
      </fieldset>
      <div className={styles.actions}>
        <Button full type="submit" pending={save.pending} pendingLabel="Saving your results">
          Save and see my results
        </Button>
        <Button full variant="secondary" onClick={onDone}>
          Skip and see my results
        </Button>
      </div>
    </form>
  );
};
