import { entryPages, specialtyEntryPages } from '#config/entry-pages.ts';
import type { ServiceLine } from '#modules/catalogue/index.ts';
import type { QuizConfig } from '#modules/quiz/index.ts';

/** Names of the questionnaires that can be answered without a visit. */
export const flowNames = [
  'start-basics',
  'hair-loss-basics',
  'sh-condition-routing',
  'refill-out-of-state',
  'oos-medical-history',
  'skin-interest',
] as const;

/** The service line that the flows about hair lead to. */
export const START_LINE: ServiceLine = 'hair_loss_care';

export type FlowName = (typeof flowNames)[number];

/** The flows before a visit, by specialty. */
export const hairFlows = ['start-basics', 'hair-loss-basics'] as const satisfies readonly FlowName[];
export const sexualHealthFlows = ['sh-condition-routing'] as const satisfies readonly FlowName[];

/** The kind of journey to whose set of questionnaires a flow belongs; null where no visit follows. */
export const journeyKindOf: Readonly<Record<FlowName, 'initial' | 'refill_out_of_state' | null>> = {
  'start-basics': 'initial',
  'hair-loss-basics': 'initial',
  'sh-condition-routing': 'initial',
  'refill-out-of-state': 'refill_out_of_state',
  'oos-medical-history': 'refill_out_of_state',
  'skin-interest': null,
};

/** The path of the page for each flow. */
export const flowPaths: Readonly<Record<FlowName, string>> = {
  'start-basics': entryPages.normal,
  'hair-loss-basics': '/start/question-flow/hair-loss-basics',
  'sh-condition-routing': specialtyEntryPages.sexualHealth,
  'refill-out-of-state': entryPages['refill out of state'],
  'oos-medical-history': '/start/question-flow/oos-medical-history',
  'skin-interest': '/consultation/dermatology',
};

export const isFlowName = (name: string): name is FlowName => flowNames.some((known) => known === name);

export type FlowConfigs = Readonly<Record<FlowName, QuizConfig>>;
