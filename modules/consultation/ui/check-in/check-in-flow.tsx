import type { ReactNode } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { runMutation, runQuery } from '#client/graphql/client.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { ClinicalQuestionnaire, Emergency } from '#modules/eligibility/ui.ts';
import { HelpWhileWriting } from '#modules/message/ui.ts';
import { TextNote } from '#modules/quiz/ui.ts';
import { NoVisit } from '../no-visit.tsx';
import { CheckInDone } from './check-in-done.tsx';
import { CheckInsDocument, type CheckInsQuery } from './check-ins.generated.ts';
import { SaveCheckInDocument } from './save-check-in.generated.ts';
import { SubmitCheckInDocument } from './submit-check-in.generated.ts';

type User = NonNullable<CheckInsQuery['currentUser']>;
type CheckIn = User['checkIns'][number];
type Sent = NonNullable<CheckIn['questionnaire']>;

/** The subject of a page of check-ins. */
export interface CheckInPage {
  readonly form: string;
  /** Text before the first question. */
  readonly lead: string;
  readonly more?: ReactNode;
  /** When nothing is due. */
  readonly nothing: { readonly title: string; readonly lead: string };
}

const helpWhileWriting = (text: string) => <HelpWhileWriting text={text} />;

const newest = async (form: string): Promise<Result<Sent>> => {
  const answer = await runQuery(CheckInsDocument, {});
  if (!answer.ok) return answer;
  const open = answer.value.currentUser?.checkIns.find((one) => one.form === form)?.questionnaire;
  return open ? ok(open) : fail('NOT_FOUND', 'This check-in is closed.');
};

const OpenCheckIn = ({ sent, page }: { readonly sent: Sent; readonly page: CheckInPage }) => {
  const { responseId } = sent;
  const sending = useMutation(SubmitCheckInDocument);
  return (
    <TextNote value={helpWhileWriting}>
      <ClinicalQuestionnaire
        sent={sent}
        products={[]}
        exitPath="/dashboard"
        sendLabel="Send your check-in"
        intro={{
          lead: page.lead,
          more: page.more,
          saving: 'Every answer is saved as you go. You can stop and continue later, on any device.',
          privacy: 'Only your care team reads it.',
        }}
        save={async (input) => {
          const result = await runMutation(SaveCheckInDocument, { input: { responseId, ...input } });
          return result.ok ? ok(result.value.saveCheckIn) : result;
        }}
        reload={() => newest(page.form)}
        submit={async ({ revision }) => {
          const result = await sending.run({ responseId, revision });
          if (result === null) return fail('TEMPORARILY_UNAVAILABLE', 'Sending your answers.');
          if (!result.ok) return result;
          const { result: outcome, findings } = result.value.submitCheckIn;
          if (outcome === 'urgent') return ok(<Emergency ruleIds={findings.map(({ ruleId }) => ruleId)} />);
          await refreshPage();
          return ok(null);
        }}
      />
    </TextNote>
  );
};

/** One check-in: its questions, or its result, or a link to another page. */
export const CheckInFlow = ({ user, page }: { readonly user: User; readonly page: CheckInPage }) => {
  const open = user.checkIns.find(({ form, questionnaire }) => form === page.form && questionnaire);
  if (open?.questionnaire)
    return <OpenCheckIn key={open.questionnaire.responseId} sent={open.questionnaire} page={page} />;
  const other = user.checkIns.find(({ questionnaire }) => questionnaire);
  if (other)
    return (
      <NoVisit
        title={other.title}
        lead={other.detail}
        action={{ label: 'Begin', href: other.href }}
        other={{ label: 'Go to your dashboard', href: '/dashboard' }}
      />
    );
  const last = user.checkIns.find(({ form }) => form === page.form);
  const outcome = last?.outcome;
  if (outcome?.result === 'urgent')
    return (
      <FlowLayout exitPath="/dashboard" exitLabel="Dashboard">
        <Emergency ruleIds={outcome.findings.map(({ ruleId }) => ruleId)} />
      </FlowLayout>
    );
  if (last && outcome) return <CheckInDone checkIn={last} outcome={outcome} trends={user.trends} />;
  return (
    <NoVisit
      {...page.nothing}
      action={{ label: 'Go to your dashboard', href: '/dashboard' }}
      other={{ label: 'Write a message', href: '/messages' }}
    />
  );
};
