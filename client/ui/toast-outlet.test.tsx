import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import type { ToastContainerProps } from 'react-toastify/unstyled';
import { expect, it, vi } from 'vitest';

const given: ToastContainerProps[] = [];
vi.mock('react-toastify/unstyled', () => ({
  ToastContainer: (props: ToastContainerProps) => {
    given.push(props);
    return null;
  },
  toast: vi.fn(),
}));

it('S9.22: toasts close after 5 seconds, at the bottom center, colored, without a progress bar', async () => {
  const { ToastOutlet } = await import('./toast-outlet.tsx');
  renderToString(<ToastOutlet />);
  expect(given).toEqual([
    expect.objectContaining({
      autoClose: 5000,
      position: 'bottom-center',
      theme: 'colored',
      hideProgressBar: true,
    }),
  ]);
});

it('the library is loaded with the first toast, not with the page', () => {
  const source = readFileSync('client/ui/toast.tsx', 'utf8');
  expect(source).not.toContain('react-toastify');
  expect(source).toMatch(/import\('\.\/toast-outlet\.tsx'\)/);
  expect(source).toMatch(/import type .* from '\.\/toast-outlet\.tsx'/);
});
