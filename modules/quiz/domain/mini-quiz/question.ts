/** A question of a quiz that shows one per step, whatever it is about. */
export interface QuizQuestion {
  /** Name of the answer; also the key of the step. */
  readonly field: string;
  readonly text: string;
  readonly whyWeAsk: string;
  readonly select: 'single' | 'multiple';
  readonly options: readonly QuizOption[];
}

export interface QuizOption {
  readonly value: string | number;
  readonly label: string;
  readonly description?: string;
  /** Base name of the picture under `/images/quiz/`, without ending. */
  readonly picture?: string;
  /** Choosing it clears the others, and the other way round. */
  readonly exclusive?: boolean;
}
