import type { ReactNode } from 'react';
import { PublicPage } from '#client/layout/public-page.tsx';
import { Section, Stack } from '#client/ui/layout.tsx';
import type { HairLossTopic } from '../data/hair-loss-topics.ts';
import { LAST_REVIEW } from '../data/review.ts';
import { InPerson } from './hair-loss-sections.tsx';
import { NextStep } from './next-step.tsx';
import { PageHero, type PageHeroProps } from './page-hero.tsx';
import { QuestionList } from './question-list.tsx';
import { ReviewNote } from './review-note.tsx';
import { MedicalPageData, QuestionData } from './structured-data.tsx';

interface HairLossPageProps extends Pick<PageHeroProps, 'tone' | 'picture' | 'frame'> {
  readonly topic: HairLossTopic;
  /** Content below the questions. */
  readonly afterQuestions?: ReactNode;
  /** The sections between the top of the page and its questions. */
  readonly children: ReactNode;
}

/** A page about one form of hair loss: page top, sections, questions, sources and the link to the quiz. */
export const HairLossPage = ({ topic, afterQuestions, children, ...look }: HairLossPageProps) => (
  <PublicPage current="/hair-loss">
    <PageHero
      {...look}
      crumbs={[
        { label: 'Hair loss', path: '/hair-loss' },
        { label: topic.label, path: topic.meta.path },
      ]}
      title={topic.title}
      lead={topic.lead}
    />
    <MedicalPageData {...topic.meta} reviewed={LAST_REVIEW} about="Androgenetic alopecia" />
    {children}
    <Section width="regular" aria-labelledby="questions">
      <Stack gap={4}>
        <h2 id="questions">Questions men ask</h2>
        <QuestionList questions={topic.questions} prefix={topic.prefix} />
        <QuestionData questions={topic.questions} />
        {afterQuestions}
      </Stack>
    </Section>
    <InPerson />
    <ReviewNote sources={topic.sources} />
    <NextStep {...topic.wayOn} />
  </PublicPage>
);
