import { comparisonsIn, questionsIn } from './conditions.ts';
import { type Question, type QuizConfig, questionsOf } from './types.ts';

const optionProblems = (question: Question): readonly string[] => {
  if (!('options' in question)) return [];
  const values = question.options.map((option) => option.value);
  return [
    ...(values.length === 0 ? [`${question.id}: has no options`] : []),
    ...values
      .filter((value, index) => values.indexOf(value) !== index)
      .map((value) => `${question.id}: option ${value} appears twice`),
    ...(values.includes('') ? [`${question.id}: an option has an empty value`] : []),
  ];
};

const conditionProblems = (question: Question, earlier: ReadonlyMap<string, Question>): readonly string[] => {
  if (question.showIf === undefined) return [];
  const unknown = questionsIn(question.showIf)
    .filter((id) => !earlier.has(id))
    .map((id) => `${question.id}: shown by ${id}, which is not an earlier question`);
  const values = comparisonsIn(question.showIf).flatMap(([id, value]) => {
    const asked = earlier.get(id);
    const offered =
      asked === undefined || !('options' in asked) || asked.options.some((o) => o.value === value);
    return offered ? [] : [`${question.id}: shown by ${id} = ${value}, which is not an option`];
  });
  return [...unknown, ...values];
};

/** Mistakes in a config, each a sentence for the developer; empty when it is sound. Run at start and in tests. */
export const checkConfig = (config: QuizConfig): readonly string[] => {
  const problems: string[] = [];
  const earlier = new Map<string, Question>();
  for (const question of questionsOf(config)) {
    if (earlier.has(question.id)) problems.push(`${question.id}: appears twice`);
    if (question.label.trim() === '' || question.why.trim() === '')
      problems.push(`${question.id}: needs a label and a reason why it is asked`);
    if (question.type === 'number' && question.min > question.max)
      problems.push(`${question.id}: smallest number is above the largest`);
    problems.push(...optionProblems(question), ...conditionProblems(question, earlier));
    earlier.set(question.id, question);
  }
  return problems.map((problem) => `${config.name} v${config.version}: ${problem}`);
};
