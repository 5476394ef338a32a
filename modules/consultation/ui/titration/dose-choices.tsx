import { SendButton } from '#client/forms/send-button.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { Card } from '#client/ui/card.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { StartDoseChangeDocument } from '../../pages/start-dose-change.generated.ts';
import type { TitrationPageQuery } from '../../pages/titration.generated.ts';
import styles from './dose-choices.module.css';

type Choice = NonNullable<TitrationPageQuery['currentUser']>['doseChange']['choices'][number];

const Ways = ({ choice: { higher, higherFrom, lower, onHold } }: { readonly choice: Choice }) => (
  <ul className={styles.ways}>
    {higher ? <li>A higher dose: {higher.displayedName}. It depends on your answers.</li> : null}
    {higherFrom ? (
      <li>
        A higher dose can be asked for from <DateText date={higherFrom} />.
      </li>
    ) : null}
    {lower ? <li>A lower dose, at any time: {lower.displayedName}.</li> : null}
    <li>Stop it, at any time.</li>
    {onHold ? <li>It is on hold. A clinician has to look at that before the dose can go up.</li> : null}
  </ul>
);

/** Medicines of one service line share their questions. */
const byLine = (choices: readonly Choice[]): readonly (readonly Choice[])[] =>
  [...new Set(choices.map(({ present }) => present.serviceLine))].map((line) =>
    choices.filter(({ present }) => present.serviceLine === line),
  );

const Line = ({ choices }: { readonly choices: readonly Choice[] }) => {
  const starting = useMutation(StartDoseChangeDocument);
  const serviceLine = choices[0]?.present.serviceLine ?? null;
  const start = async () => {
    const result = await starting.run({ serviceLine });
    if (result?.ok) await refreshPage();
  };
  return (
    <div className={styles.choices}>
      {choices.map((choice) => (
        <Card key={choice.present.id} as="section" aria-labelledby={`dose-${choice.present.id}`}>
          <div className={styles.choice}>
            <h2 id={`dose-${choice.present.id}`}>{choice.present.displayedName}</h2>
            <Ways choice={choice} />
          </div>
        </Card>
      ))}
      {starting.failure ? <Notice tone="danger">{starting.failure.message}</Notice> : null}
      <div>
        <SendButton sending={starting} pendingLabel="Opening the questions" onSend={start}>
          Start with the safety questions
        </SendButton>
      </div>
    </div>
  );
};

/** What can change in the current treatment, before the questions. */
export const DoseChoices = ({ choices }: { readonly choices: readonly Choice[] }) => (
  <FlowLayout exitPath="/treatment-plan" exitLabel="Your treatment" width="regular">
    <Stack gap={8}>
      <PageHeading
        title="Change your dose"
        lead="First a few questions about how you are doing, then what you would like. A clinician decides about every new dose."
      />
      {byLine(choices).map((line) => (
        <Line key={line[0]?.present.serviceLine} choices={line} />
      ))}
      <p className={styles.fine}>
        Chest pain, fainting or trouble breathing? Call 911. Thoughts of hurting yourself? Call or text 988.
      </p>
    </Stack>
  </FlowLayout>
);
