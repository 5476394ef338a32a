import { useLink } from '#client/layout/links.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { Prose } from '#client/ui/prose.tsx';
import { UNDO_DAYS } from '../domain/deletion-state.ts';
import type { AccountDeletionContentFragment } from './account-deletion.generated.ts';

/** What asking for it does at once. */
const atOnce = [
  'Your subscriptions end. Nothing more is charged or sent, and you cannot order.',
  'Orders that are not paid are canceled. You owe nothing for them.',
  'A visit that is waiting for a clinician is closed, and you are not charged for it.',
  'A package that is already on its way will still arrive.',
  'Reminders, offers and text messages stop. You can read and write messages until the end.',
];

/** The same, once it was asked for. */
const sinceThen = [
  'Your subscriptions have ended. Nothing more is charged or sent, and you cannot order.',
  'Orders that were not paid are canceled. You owe nothing for them.',
  'A visit that was waiting for a clinician is closed, and you are not charged for it.',
  'A package that is already on its way will still arrive.',
  'Reminders, offers and text messages have stopped. You can read and write messages until the end.',
];

/** What happens at once, what after the days to take it back, and what stays. */
export const DeletionEffects = ({ deletion }: { readonly deletion: AccountDeletionContentFragment }) => {
  const link = useLink();
  const isAsked = Boolean(deletion.scheduledFor);
  return (
    <Prose>
      <section>
        <h2>{isAsked ? 'Since you asked' : 'Right away'}</h2>
        <ul>
          {(isAsked ? sinceThen : atOnce).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>
          Do not stop a medicine suddenly without asking:{' '}
          <a href={link('/messages')}>message your care team</a> first.
        </p>
      </section>
      <section>
        <h2>{isAsked ? 'What we delete' : `After ${UNDO_DAYS} days`}</h2>
        <p>
          {isAsked
            ? 'When the account is deleted, these are gone for good:'
            : 'Until then you can change your mind here. After that, we delete for good:'}
        </p>
        <ul>
          <li>Your sign-in, email address, phone number and other addresses</li>
          <li>Saved cards, here and at the payment company</li>
          <li>Your cart, drafts, preferences, invitations and copies of your data</li>
          <li>Your own progress photos, and photos that you have not sent</li>
          <li>Which of our pages you visited, and the emails we sent you</li>
        </ul>
        <p>After that you can no longer sign in, and it cannot be undone.</p>
      </section>
      <section>
        <h2>What we have to keep</h2>
        {deletion.kept.length === 0 ? (
          <p>You have no medical record and no invoices with us, so we keep nothing about you.</p>
        ) : (
          <>
            <ul>
              {deletion.kept.map(({ title, why, until }) => (
                <li key={title}>
                  <strong>{title}</strong>: until <DateText date={until} />. {why}
                </li>
              ))}
            </ul>
            <p>
              We keep your name, birth date and address with them. Only staff who need the record can open it,
              and every time they do is recorded. On these dates it is deleted. Want a copy first?{' '}
              <a href={link('/account/data')}>Download your data</a>.
            </p>
          </>
        )}
      </section>
    </Prose>
  );
};
