import { type ReactNode, useRef, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { runMutation, runQuery } from '#client/graphql/client.ts';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import { fail, ok } from '#kernel/result.ts';
import { ClinicalQuestionnaire, Emergency } from '#modules/eligibility/ui.ts';
import { type IntroCopy, parseConfig } from '#modules/quiz/ui.ts';
import { type FlowName, flowPaths } from '../domain/flows.ts';
import { AnsweredBefore } from './answered-before.tsx';
import { BeforeGoingOn } from './before-going-on.tsx';
import { EndsHere } from './ends-here.tsx';
import { SaveStartFlowDocument } from './save-start-flow.generated.ts';
import { StartFlowDocument, type StartFlowQuery } from './start-flow.generated.ts';
import { SubmitStartFlowDocument, type SubmitStartFlowMutation } from './submit-start-flow.generated.ts';
import { useSignedInLink } from './use-signed-in-link.ts';

type Flow = StartFlowQuery['startFlow'];
type Outcome = SubmitStartFlowMutation['submitStartFlow'];

export interface QuestionFlowProps {
  readonly name: FlowName;
  readonly flow: Flow;
  readonly intro: IntroCopy;
  readonly sendLabel: string;
  readonly exitPath: string;
  /** Path of the next page for someone who has already answered. */
  readonly nextPath: string;
  /** Runs instead of opening the next page, once the answers allow to continue. */
  readonly onDone?: () => Promise<unknown>;
}

/** Shown after submission when the answers do not simply lead to the next page. */
const endOf = (end: Outcome): ReactNode => {
  if (end.outcome === 'emergency') return <Emergency ruleIds={end.ruleIds} />;
  if (end.outcome === 'stop') return <EndsHere reasons={end.reasons} href={end.href} />;
  return end.notice ? <BeforeGoingOn {...end.notice} href={end.href} /> : null;
};

const OpenFlow = ({ name, flow, intro, sendLabel, exitPath, nextPath, onDone }: QuestionFlowProps) => {
  const signedInLink = useSignedInLink();
  const responseId = useRef(flow.responseId);
  const sending = useMutation(SubmitStartFlowDocument);
  return (
    <ClinicalQuestionnaire
      kind="micro quiz"
      sent={flow}
      products={[]}
      intro={intro}
      exitPath={exitPath}
      exitLabelAtEnd="Exit"
      sendLabel={sendLabel}
      save={async (save) => {
        const input = { responseId: responseId.current, ...save };
        const result = await runMutation(SaveStartFlowDocument, { name, input });
        if (!result.ok) return result;
        responseId.current = result.value.saveStartFlow.responseId;
        return ok(result.value.saveStartFlow);
      }}
      reload={async () => {
        const answer = await runQuery(StartFlowDocument, { name });
        if (!answer.ok) return answer;
        const { startFlow } = answer.value;
        responseId.current = startFlow.responseId;
        return startFlow.responseId ? ok(startFlow) : fail('NOT_FOUND', 'This questionnaire is closed.');
      }}
      submit={async ({ revision, acknowledgedRuleIds }) => {
        if (!responseId.current) return fail('TEMPORARILY_UNAVAILABLE', 'Your answers are not saved yet.');
        const sent = { name, responseId: responseId.current, revision, acknowledgedRuleIds };
        const result = await sending.run(sent);
        if (result === null) return fail('TEMPORARILY_UNAVAILABLE', 'Sending your answers.');
        if (!result.ok) return result;
        const sentTo = result.value.submitStartFlow;
        const end = onDone && sentTo.outcome === 'ok' ? { ...sentTo, href: nextPath } : sentTo;
        const shown = endOf(end);
        if (shown === null && onDone) await onDone();
        else if (shown === null && end.href === flowPaths[name]) await refreshPage();
        else if (shown === null) await goTo(signedInLink(end.href));
        return ok(shown);
      }}
    />
  );
};

/** A questionnaire before there is a visit, from its first question to its outcome. */
export const QuestionFlow = (props: QuestionFlowProps) => {
  const [again, setAgain] = useState(false);
  const { answeredAt, config } = props.flow;
  if (answeredAt && !again)
    return (
      <AnsweredBefore
        title={parseConfig(config).title}
        answeredAt={answeredAt}
        nextPath={props.nextPath}
        exitPath={props.exitPath}
        onAgain={() => setAgain(true)}
      />
    );
  return <OpenFlow {...props} />;
};
