import { isCalendarDay } from './calendar.ts';
import { comparisonsIn, questionsIn } from './conditions.ts';
import { type Question, type QuizConfig, questionsOf, specialAnswers } from './types.ts';

const optionProblems = (question: Question): readonly string[] => {
  if (!('options' in question)) return [];
  const values = question.options.map((option) => option.value);
  return [
    ...(values.length === 0 ? ['has no options'] : []),
    ...values
      .filter((value, index) => values.indexOf(value) !== index)
      .map((value) => `option ${value} appears twice`),
    ...question.options
      .filter(({ value, label }) => value.trim() === '' || label.trim() === '')
      .map(() => 'an option has no value or no label'),
    ...question.options
      .filter(({ image }) => question.type === 'singleChoiceImage' && !image)
      .map(({ value }) => `option ${value} has no picture`),
  ];
};

const limitProblems = (question: Question): readonly string[] => {
  switch (question.type) {
    case 'number':
      return question.min > question.max ? ['smallest number is above the largest'] : [];
    case 'date':
      return question.earliest === undefined || isCalendarDay(question.earliest)
        ? []
        : [`earliest date ${question.earliest} is no day`];
    case 'bloodPressure':
      return question.maxAgeDays > 0 ? [] : ['a reading could never be new enough'];
    case 'text':
    case 'textarea':
    case 'email':
      return question.maxLength === undefined || question.maxLength > 0
        ? []
        : ['nothing could be short enough'];
    default:
      return [];
  }
};

const conditionProblems = (question: Question, earlier: ReadonlyMap<string, Question>): readonly string[] => {
  if (question.showIf === undefined) return [];
  const unknown = questionsIn(question.showIf)
    .filter((id) => !earlier.has(id))
    .map((id) => `shown by ${id}, which is not an earlier question`);
  const values = comparisonsIn(question.showIf).flatMap(([id, value]) => {
    const asked = earlier.get(id);
    const offered =
      asked === undefined || !('options' in asked) || asked.options.some((o) => o.value === value);
    return offered ? [] : [`shown by ${id} = ${value}, which is not an option`];
  });
  return [...unknown, ...values];
};

/** The option “other” needs a question that asks for details. */
const otherProblems = (question: Question, later: readonly Question[]): readonly string[] => {
  const offersOther =
    'options' in question && question.options.some(({ value }) => value === specialAnswers.other);
  const isAsked = later.some(
    ({ showIf }) =>
      showIf &&
      comparisonsIn(showIf).some(([id, value]) => id === question.id && value === specialAnswers.other),
  );
  return offersOther && !isAsked ? ['offers “other”, but no later question asks what it is'] : [];
};

const wholeProblems = (config: QuizConfig): readonly string[] => [
  ...(Number.isInteger(config.version) && config.version > 0 ? [] : ['version is not a number from 1 on']),
  ...(config.title.trim() === '' ? ['has no title'] : []),
  ...config.sections
    .filter(({ title, questions }) => title.trim() === '' || questions.length === 0)
    .map(({ id }) => `section ${id} has no title or no questions`),
  ...(config.retired ?? []).flatMap(({ question: { id }, lastVersion }) => [
    ...(questionsOf(config).some((asked) => asked.id === id)
      ? [`${id}: is retired, and asked again under the same id`]
      : []),
    ...(lastVersion < config.version ? [] : [`${id}: was retired by a version that is still to come`]),
  ]),
];

/**
 * Mistakes in a questionnaire. Each is a sentence for the developer that names questionnaire, question and mistake.
 * Empty when there are none. Runs at start and in tests.
 */
export const checkConfig = (config: QuizConfig): readonly string[] => {
  const problems = [...wholeProblems(config)];
  const earlier = new Map<string, Question>();
  const questions = questionsOf(config);
  for (const [index, question] of questions.entries()) {
    const found = [
      ...(earlier.has(question.id) ? ['appears twice'] : []),
      ...(question.label.trim() === '' || question.why.trim() === ''
        ? ['needs a label and a reason why it is asked']
        : []),
      ...limitProblems(question),
      ...optionProblems(question),
      ...conditionProblems(question, earlier),
      ...otherProblems(question, questions.slice(index + 1)),
    ];
    problems.push(...found.map((fault) => `${question.id}: ${fault}`));
    earlier.set(question.id, question);
  }
  return problems.map((problem) => `${config.name} v${config.version}: ${problem}`);
};

/** A questionnaire with the file to open when something is wrong with it. */
export interface ConfigFile {
  /** Path from the root of the project. */
  readonly file: string;
  readonly config: QuizConfig;
}

/** Mistakes in several questionnaires, each naming its file. Questionnaires made for different drugs may share a file. */
export const checkConfigFiles = (files: readonly ConfigFile[]): readonly string[] => [
  ...new Set(
    files.flatMap(({ file, config }) => checkConfig(config).map((problem) => `${file}: ${problem}`)),
  ),
];
