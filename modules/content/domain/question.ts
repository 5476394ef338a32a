export interface Question {
  readonly id: string;
  readonly question: string;
  /** Paragraphs of text; links are written `[words](/path)`. */
  readonly answer: readonly string[];
}

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}
