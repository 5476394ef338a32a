import type { ReactNode } from 'react';
import { PublicPage } from '#client/layout/public-page.tsx';
import { Section, Stack } from '#client/ui/layout.tsx';
import { LAST_REVIEW } from '../data/review.ts';
import type { Source } from '../data/source.ts';
import type { Question } from '../domain/question.ts';
import { InPerson } from './hair-loss-sections.tsx';
import { NextStep } from './next-step.tsx';
import { PageHero, type PageHeroProps } from './page-hero.tsx';
import { QuestionList } from './question-list.tsx';
import { ReviewNote } from './review-note.tsx';
import { MedicalPageData, QuestionData } from './structured-data.tsx';

interface HairLossPageProps extends Pick<PageHeroProps, 'title' | 'lead' | 'tone' | 'picture'> {
  /** Title, description and path of the page, as its route has them. */
  readonly meta: { readonly path: string; readonly title: string; readonly description: string };
  /** The page's name in the breadcrumb trail. */
  readonly label: string;
  readonly questions: readonly Question[];
  /** Prefix of the ids of the questions. */
  readonly prefix: string;
  /** Content below the questions. */
  readonly afterQuestions?: ReactNode;
  readonly sources: readonly Source[];
  /** The last section: why the quiz is the next step. */
  readonly wayOn: { readonly title: string; readonly text: string };
  /** The sections between the top of the page and its questions. */
  readonly children: ReactNode;
}

/** A page about one form of hair loss: page top, sections, questions, sources and the link to the quiz. */
export const HairLossPage = (props: HairLossPageProps) => (
  <PublicPage current="/hair-loss">
    <PageHero
      crumbs={[
        { label: 'Hair loss', path: '/hair-loss' },
        { label: props.label, path: props.meta.path },
      ]}
      title={props.title}
      lead={props.lead}
      tone={props.tone}
      picture={props.picture}
    />
    <MedicalPageData {...props.meta} reviewed={LAST_REVIEW} about="Androgenetic alopecia" />
    {props.children}
    <Section width="regular" aria-labelledby="questions">
      <Stack gap={4}>
        <h2 id="questions">Questions men ask</h2>
        <QuestionList questions={props.questions} prefix={props.prefix} />
        <QuestionData questions={props.questions} />
        {props.afterQuestions}
      </Stack>
    </Section>
    <InPerson />
    <ReviewNote sources={props.sources} />
    <NextStep {...props.wayOn} />
  </PublicPage>
);
