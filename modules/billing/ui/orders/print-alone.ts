const PRINTED = 'data-print-alone';

/**
 * Prints one element without the rest of the page. `print-alone.css` hides everything that neither holds the
 * element nor lies in it.
 */
export const printAlone = (element: HTMLElement): void => {
  const { documentElement } = document;
  element.setAttribute(PRINTED, '');
  documentElement.setAttribute('data-printing', '');
  const done = (): void => {
    element.removeAttribute(PRINTED);
    documentElement.removeAttribute('data-printing');
  };
  window.addEventListener('afterprint', done, { once: true });
  window.print();
};
