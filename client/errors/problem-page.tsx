import type { ReactNode } from 'react';
import { PublicPage } from '../layout/public-page.tsx';
import { Section, Stack } from '../ui/layout.tsx';

/** A page that says what went wrong, and what can be done now. */
export const ProblemPage = ({ children }: { readonly children: ReactNode }) => (
  <PublicPage hideStart>
    <Section width="narrow" space="large">
      <Stack gap={6}>{children}</Stack>
    </Section>
  </PublicPage>
);

/** By this reference support finds the error in the log. */
export const Reference = ({ id }: { readonly id: string | null | undefined }) =>
  id ? (
    <>
      {' '}
      Please mention the reference <strong className="tabular">{id}</strong>.
    </>
  ) : null;
