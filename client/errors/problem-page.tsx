import type { ReactNode } from 'react';
import { PublicPage } from '../layout/public-page.tsx';
import { Section, Stack } from '../ui/layout.tsx';

/** A page that explains what went wrong and what the visitor can do now. */
export const ProblemPage = ({ children }: { readonly children: ReactNode }) => (
  <PublicPage hideStart>
    <Section width="narrow" space="large">
      <Stack gap={6}>{children}</Stack>
    </Section>
  </PublicPage>
);

/** Reference with which support finds the error in the log. */
export const Reference = ({ id }: { readonly id: string | null | undefined }) =>
  id ? (
    <>
      {' '}
      Please mention the reference <strong className="tabular">{id}</strong>.
    </>
  ) : null;
