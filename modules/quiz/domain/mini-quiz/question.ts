/** A question of any quiz that shows one question per step. */
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
  /** Base name of the picture under `/images/quiz/`, without extension. */
  readonly picture?: string;
  /** Choosing this option clears the others, and choosing another clears this one. */
  readonly exclusive?: boolean;
}
