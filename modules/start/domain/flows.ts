import type { ServiceLine } from '#modules/catalogue/index.ts';
import type { QuizConfig } from '#modules/quiz/index.ts';

/** Names of the questionnaires that can be answered without a visit. */
export const flowNames = [
  'start-basics',
  'hair-loss-basics',
  'refill-out-of-state',
  'oos-medical-history',
] as const;

/** The service line that these flows lead to. */
export const START_LINE: ServiceLine = 'hair_loss_care';

export type FlowName = (typeof flowNames)[number];

/** The kind of journey to whose set of questionnaires a flow belongs. */
export const journeyKindOf: Readonly<Record<FlowName, 'initial' | 'refill_out_of_state'>> = {
  'start-basics': 'initial',
  'hair-loss-basics': 'initial',
  'refill-out-of-state': 'refill_out_of_state',
  'oos-medical-history': 'refill_out_of_state',
};

/** The path of the page for each flow. */
export const flowPaths: Readonly<Record<FlowName, string>> = {
  'start-basics': '/start/basics',
  'hair-loss-basics': '/start/question-flow/hair-loss-basics',
  'refill-out-of-state': '/refill-out-of-state',
  'oos-medical-history': '/start/question-flow/oos-medical-history',
};

export const isFlowName = (name: string): name is FlowName => flowNames.some((known) => known === name);

export type FlowConfigs = Readonly<Record<FlowName, QuizConfig>>;
